"""Rules of thumb for Escape from New York, one for each kind of decision, and a judgement of the position."""

from collections.abc import Callable
from typing import Final, final

from lamster.games.escape_from_new_york import bot_cards, bot_city, bot_turn, bot_windows
from lamster.games.escape_from_new_york.bot_alone import makes_up_mind
from lamster.games.escape_from_new_york.bot_goals import SURE, Mind
from lamster.games.escape_from_new_york.bot_standing import chances
from lamster.games.escape_from_new_york.bot_why import reason
from lamster.games.escape_from_new_york.rules.turn import READY
from lamster.games.escape_from_new_york.rules.window import GO_ON, HURRY
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.thumb import Manner, Reason, Thumb

NOTHING_TO_DO: Final = (GO_ON, HURRY)
ROGUE: Final = "rogue"
"""The level that betrays when it pays."""
SEARCH: Final = Manner(explore=5.0, prior=0.01, reach=0.5, breadth=6)
"""Few options are worth a thought, and to leave the others behind is not. Each is compared with what the rules of thumb
make of the rest of the turn: to try something else there as well would only blur the comparison."""
SETTING_UP: Final = Manner(breadth=1)
"""Before the first round the rules of thumb know better which Hero to take than the judgement of positions."""
Rating = Callable[[Mind, tuple[str, ...]], list[float]]
RATINGS: Final[dict[str, Rating]] = {
    "recovery": bot_turn.rate_recovery,
    "choose": bot_turn.rate_choose,
    "play": bot_turn.rate_play,
    "move": bot_turn.rate_move,
    "drive": bot_turn.rate_drive,
    "dare": bot_turn.rate_dare,
    "jump": bot_turn.rate_spaces,
    "reveal": bot_turn.rate_reveal,
    "hit": bot_cards.rate_hit,
    "burn": bot_cards.rate_burn,
    "trick": bot_cards.rate_trick,
    "recover": bot_cards.rate_recover,
    "learn": bot_cards.rate_learn,
    "lookout": bot_cards.rate_poi,
    "poi": bot_cards.rate_poi,
    "peek": bot_cards.rate_poi,
    "bury": bot_cards.rate_bury,
    "break": bot_cards.rate_break,
    "wire": bot_cards.rate_wire,
    "window": bot_windows.rate_window,
    "moment": bot_windows.rate_window,
    "limit": bot_windows.rate_limit,
    "pickpocket": bot_windows.rate_losing,
    "give": bot_windows.rate_losing,
    "keep": bot_windows.rate_keep,
    "building": bot_windows.rate_building,
    "damage": bot_windows.rate_damage,
    "hero": bot_city.rate_hero,
    "promise": bot_city.rate_promise,
    "hunt": bot_city.rate_hunt,
    "route": bot_city.rate_enemy_step,
    "duke": bot_city.rate_enemy_step,
    "place": bot_city.rate_placing,
    "sewer": bot_city.rate_placing,
    "wheels": bot_city.rate_placing,
    "aboard": bot_city.rate_boarding,
    "copter": bot_city.rate_copter,
    "company": bot_city.rate_company,
    "ride": bot_city.rate_ride,
    "cover": bot_city.rate_cover,
    "show": bot_city.rate_show,
    "rob": bot_city.rate_rob,
    "steal": bot_city.rate_steal,
    "exchange": bot_city.rate_exchange,
    "objective": bot_city.rate_objective,
}


@final
class NewYorkThumb(Thumb[NewYork]):
    """What looks best to the seat that is asked: to win together, or for a rogue alone where that is nearer."""

    def __init__(self, rogue: bool) -> None:
        self.rogue: Final = rogue

    def at_level(self, level: str) -> Thumb[NewYork]:
        return BETRAYER if level == ROGUE else self

    def rate(self, s: NewYork, decision: Decision) -> list[float]:
        return self.rated(s, decision, False)

    def glance(self, s: NewYork, decision: Decision) -> list[float]:
        return self.rated(s, decision, True)

    def rated(self, s: NewYork, decision: Decision, hasty: bool) -> list[float]:
        codes = decision.codes
        if READY in codes:
            return [SURE if code == READY else -SURE for code in codes]
        if codes == NOTHING_TO_DO:
            return [0.0, 0.001 if bot_windows.is_over(s, decision.seat) else -1.0]
        rating = RATINGS.get(decision.kind)
        if rating is None:
            return [0.0 for _ in codes]
        m = makes_up_mind(s, decision.seat, self.rogue)
        m.hasty = hasty
        return rating(m, codes)

    def why(self, s: NewYork, decision: Decision, code: str) -> Reason:
        return reason(makes_up_mind(s, decision.seat, self.rogue), decision.kind, code)

    def standing(self, s: NewYork) -> list[float]:
        return chances(s)

    def horizon(self, s: NewYork) -> int:
        """A turn is long, and what one decision changes is soon lost among what New York does."""
        return s.round + 1

    def manner(self, s: NewYork) -> Manner:
        return SEARCH if s.round else SETTING_UP

    def worth(self, s: NewYork) -> list[float]:
        """To win together is worth as much to each winner as to win alone."""
        winners = s.ended.winners if s.ended is not None else ()
        return [float(seat in winners) for seat in range(s.seats)]


THUMB: Final = NewYorkThumb(False)
BETRAYER: Final = NewYorkThumb(True)
