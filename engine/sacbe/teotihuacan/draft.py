"""The working copy on which one action is carried out; nobody else ever sees it."""

from __future__ import annotations

from typing import Any, TypeVar

from sacbe.core.contract import Outcome
from sacbe.core.events import Event, Events
from sacbe.teotihuacan.actions import SEATS
from sacbe.teotihuacan.components import COCOA, FREE_COCOA, SPENT, TILES, Cost
from sacbe.teotihuacan.effects import Effect
from sacbe.teotihuacan.table import Player, Table, Task
from sacbe.teotihuacan.things import Things, things

T = TypeVar("T", bound=Table)


class Draft:
    """The entries of a table, free to change; `me` is the row of the acting player (see components.VP ...).

    `people[seat]` of the acting seat is out of date while `me` is in use: read `me`.
    """

    __slots__ = (*Table._fields, "me", "events", "outcomes")

    def __init__(self, table: Table) -> None:
        (
            self.setup, self.rules, self.order, self.ring, self.royals, self.bonuses, self.technologies, self.pyramid,
            self.pyramid_offer, self.pyramid_stack, self.decoration_offer, self.decoration_stack, self.sites,
            self.stack, self.gone, self.houses, self.era, self.white, self.eclipse, self.neutral, self.pool, self.dealt,
            self.attached, self.people, self.seat, _,
        ) = table  # fmt: skip
        self.tasks: list[Task] = list(table.tasks)
        self.me: list[Any] = list(self.people[self.seat])
        self.events: Events = []
        self.outcomes: tuple[Outcome, ...] = ()
        """What chance may do, if it decides next."""

    def freeze(self, kind: type[T]) -> T:
        """The table as it is now."""
        self.save()
        return tuple.__new__(
            kind,
            (
                self.setup, self.rules, self.order, self.ring, self.royals, self.bonuses, self.technologies,
                self.pyramid, self.pyramid_offer, self.pyramid_stack, self.decoration_offer, self.decoration_stack,
                self.sites, self.stack, self.gone, self.houses, self.era, self.white, self.eclipse, self.neutral,
                self.pool, self.dealt, self.attached, self.people, self.seat, tuple(self.tasks),
            )
        )  # fmt: skip

    def save(self) -> None:
        """Writes the acting player's row back."""
        seat, people = self.seat, self.people
        self.people = (*people[:seat], tuple.__new__(Player, self.me), *people[seat + 1 :])

    def sit(self, seat: int) -> None:
        """Lets another seat act."""
        if seat != self.seat:
            self.save()
            self.seat = seat
            self.me = list(self.people[seat])

    def change(self, seat: int, **entries: Any) -> None:
        """Changes what a player other than the acting one has."""
        people = self.people
        self.people = (*people[:seat], people[seat]._replace(**entries), *people[seat + 1 :])

    def tell(self, key: str, rule: str, **params: Any) -> None:
        """Adds an event."""
        params["seat"] = SEATS[self.seat]
        self.events.append(Event(key, rule, params))

    def gain(self, amounts: Cost) -> Things:
        """Takes goods, scores points or moves along tracks; returns what an event says about it."""
        me = self.me
        for at, count in amounts:
            me[at] += count
        return things(amounts)

    def grant(self, effect: Effect) -> Things:
        """Takes the goods of an effect and puts its tasks on the stack; returns what an event says about the goods."""
        self.tasks += effect.tasks
        return self.gain(effect.goods)

    def can_pay(self, cost: Cost, reserved: int = 0) -> bool:
        """Whether the acting player has the goods, with this much cocoa set aside for a fee (TEO-1.8)."""
        me = self.me
        for good, count in cost:  # noqa: SIM110 (half the time of all())
            if me[good] < (count + reserved if good == COCOA else count):
                return False
        return True

    def pay(self, cost: Cost) -> Things:
        """Pays in full (TEO-1.8); returns what an event says about it."""
        me = self.me
        for good, count in cost:
            me[good] -= count
        return things(cost)

    def spend_tile(self, kind: int) -> None:
        """Turns a discovery tile face down (TEO-10.3)."""
        tiles, spent = self.me[TILES], self.me[SPENT]
        self.me[TILES] = tiles[:kind] + bytes((tiles[kind] - 1,)) + tiles[kind + 1 :]
        self.me[SPENT] = spent[:kind] + bytes((spent[kind] + 1,)) + spent[kind + 1 :]

    def pay_cocoa(self, count: int, by_tile: bool) -> Things:
        """Pays a cocoa fee, or waives it with `disc_free_cocoa` (TEO-10.13); returns what an event says about it."""
        if not by_tile:
            return self.pay(((COCOA, count),))
        self.spend_tile(FREE_COCOA)
        self.tell("waived", "TEO-10.13", tile="disc_free_cocoa", cost=things(((COCOA, count),)))
        return ()
