"""Boards in notebooks, with Jupyter or marimo: `pip install "sacbe[notebook]"`.

Once this module is imported, a state, a record or a link to a game shows itself as its board at the end of a cell:

    import sacbe, sacbe.notebook
    sacbe.game("tikal").start(players=2)

The board is the one of the site. One steps through the game, plays on by tapping, and is told why something is not
possible; Python decides all of it. What is played there is here as well:

    board = sacbe.notebook.Board(state)
    board              # at the end of a cell: play a little
    board.state        # where the game is now
"""

from sacbe.notebook.board import Board, NoDrawing
from sacbe.notebook.display import show_boards

__all__ = ["Board", "NoDrawing"]

show_boards()
