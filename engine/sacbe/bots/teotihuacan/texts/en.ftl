# Why a computer player of Teotihuacán does what it does, in English. Read by the engine (sacbe.core.texts) and the site.

points = Scores { $points ->
        [one] one point
       *[other] { $points } points
    } at once.
goods = Gains cocoa or resources worth about { $points ->
        [0] half a point
        [one] one point
       *[other] { $points } points
    }.
workers = Makes its workers stronger or frees them, worth about { $points ->
        [0] half a point
        [one] one point
       *[other] { $points } points
    }.
temples = Climbs towards a temple bonus, worth about { $points ->
        [0] half a point
        [one] one point
       *[other] { $points } points
    }.
avenue = Advances on the Avenue of the Dead: about { $points ->
        [one] one point
       *[other] { $points } points
    } in the eclipses to come.
pyramid = Builds for the next eclipse: about { $points ->
        [one] one point
       *[other] { $points } points
    } on the pyramid track.
masks = Collects masks: about { $points ->
        [one] one point
       *[other] { $points } points
    } in the eclipses to come.
technologies = Learns something that will bring about { $points ->
        [one] one point
       *[other] { $points } points
    }.
tiles = Takes a discovery tile worth about { $points ->
        [0] half a point
        [one] one point
       *[other] { $points } points
    }.
ahead = Looks ahead: another turn promises more at once, but the turns to come go better after this one.
