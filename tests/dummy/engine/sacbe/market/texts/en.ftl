# What happens in Market day and why something may not, in English. Read by the engine and the site.

name-gate = the gate
name-plaza = the plaza
name-dock = the dock

## Events

dealt = { $seat } is dealt the { $card }.
hidden = { $seat } lays a card face down at { $area }.
shown = { $seat } shows the { $card } at { $area } and earns 1 point.
opened = { $seat } turns up the { $card } at { $area }.
won = { $seat } has the best card at { $area }, the { $card }, and earns { $points } points.
evening = { $day ->
        [1] The first day is over.
        [2] The second day is over.
       *[other] The last day is over.
    }

## Refusals

no_such_action = Nothing like "{ $action }" can be done in this game.
over = The game is over.
chance_first = Cards are being dealt.
not_now = All cards are dealt.
no_card = { $verb ->
        [deal] This card was dealt already.
       *[other] { $seat } does not have the { $card }.
    }
no_area = { $seat } already has a card at { $area }.
