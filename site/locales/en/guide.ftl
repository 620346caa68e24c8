# How the game is played, in short. The numbers come from the engine.

do-guide = How to play
guide-title = How to play Tikal
guide-goal = Your expedition uncovers temples and digs up treasures. All players are scored { $rounds } times in the game, for the temples they dominate and the treasures they own. Most points win.
guide-turn-title = Your turn
guide-turn = Lay the tile that came beside the explored land, so that it can be entered. Then you have { $points } action points (AP), to be spent in any order; what is left at the end is lost.
guide-enter = Bring in a worker or your leader, at the base camp or at a camp of your own.
guide-move = Walk: so much for every stone on the border of two cells. Where no stone lies there is no way, and nobody enters a volcano.
guide-hop = Go straight from the base camp or a camp of your own to another of them.
guide-uncover = Uncover a level of a temple where you have a piece: it is worth one more. A second level there in the same turn needs two pieces; there is no third.
guide-dig = Dig up a treasure where you have a piece. A second one there in the same turn needs two pieces; there is no third.
guide-swap = Swap a treasure of which you have one for one of which another player has one. Nobody can refuse; pairs and threes are safe.
guide-camp = Build a camp in the jungle or on a dug-out treasure site; you have { $camps }.
guide-guard = Put a temple that you dominate under guard: it pays you to the end. Your other pieces there leave the game. You have { $guards } guards.
guide-dominate-title = Who dominates a temple
guide-dominate = Whoever is stronger there than each other player: a worker counts one, a leader { $strength }. In a tie nobody does. The tag above a temple tells who is ahead, and by how much.
guide-scoring-title = Scoring
guide-scoring = A volcano brings a scoring round, and so does the end of the game. Everybody in turn has { $points } action points without a tile, and is scored at once: one temple may pay several players in the same round. A temple pays its value, treasures of one kind { $sets } points for one, two or three of them.
guide-auction-title = The auction game
guide-auction = In a round as many tiles as players lie open, and everybody has one turn. Points are bid for who is next and chooses a tile; who wins pays. If all pass, the first who passed pays nothing, and so does the last one in a round.
