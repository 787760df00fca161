"""What a balance report counts, beside what one counts by hand in the records of the same games."""

from collections import Counter, defaultdict
from random import Random
from statistics import mean
from typing import Any

import pytest

from lamster.games import load, load_thumb, metas
from lamster.kernel.chance import derive, seed_from_text
from lamster.kernel.decision import Refusal
from lamster.kernel.record import Record
from lamster.lab.intervals import Z_95
from lamster.lab.play import record_game
from lamster.lab.report.calibrate import (
    KNOTS,
    SIZE,
    add_position,
    chance,
    dot,
    empty_sums,
    fit_chances,
    knot_weights,
    make_monotone,
)
from lamster.lab.report.component_section import remarks
from lamster.lab.report.components import catalogue
from lamster.lab.report.counts import add_sums, count_move, empty_batch, merge_batches, no_moves, play_batch
from lamster.lab.report.findings import (
    MIN_OUTLIER_GAMES,
    Finding,
    MeanInterval,
    Row,
    by_value,
    difference,
    fairest,
    finding,
    findings,
    length_of,
    move_of,
    outliers,
    share_of,
)
from lamster.lab.report.leads import leads_of
from lamster.lab.report.spec import ReportSpec, check, parse_sweeps
from lamster.lab.report.summary import component_sentences
from lamster.lab.report.text import TITLES, ReportText
from lamster.lab.simulate import simulate

SHORT = {"round_limit": 8}
LAM = ReportSpec("on-the-lam", ("thumb", "random"), 6, "hand", dict(SHORT))
GETAWAY = ReportSpec("getaway-driver", ("thumb", "thumb"), 5, "hand", {})


def found(spec: ReportSpec) -> Finding:
    return finding(spec, spec.settings()[0], merge_batches([play_batch(spec, range(spec.games))]))


def records(spec: ReportSpec) -> list[Record]:
    """The same games, with their records."""
    seeds = [derive(seed_from_text(spec.seed), number) for number in range(spec.games)]
    return [record_game(load(spec.game), spec.bots, seed, spec.options)[1] for seed in seeds]


def codes(record: Record, verb: str) -> list[tuple[str, str]]:
    """Who played this verb, and with what."""
    return [(line.seat, line.code.partition(":")[2]) for line in record.lines if line.code.partition(":")[0] == verb]


@pytest.fixture(scope="module")
def lam() -> tuple[Finding, list[Record]]:
    return found(LAM), records(LAM)


@pytest.fixture(scope="module")
def getaway() -> tuple[Finding, list[Record]]:
    return found(GETAWAY), records(GETAWAY)


def row(finding: Finding, group: str, code: str) -> Row:
    return next(row for row in finding.components[group] if row.code == code)


# Wins, ends, lengths.


def test_wins_and_ends_are_those_of_the_records(getaway: tuple[Finding, list[Record]]) -> None:
    finding, records = getaway
    winners = Counter(record.headers["Result"].split()[0] for record in records)
    rules = Counter(record.headers["Result"].split()[-1] for record in records)
    assert {share.name: round(share.mean * share.games) for share in finding.wins["seat"]} == {
        "driver": winners["driver"],
        "police": winners["police"],
    }
    assert {share.name: round(share.mean * 5) for share in finding.endings} == rules
    assert finding.parties == finding.wins["team"]
    assert finding.nobody.mean == 0


def test_lengths_are_those_of_the_records(lam: tuple[Finding, list[Record]]) -> None:
    finding, records = lam
    assert finding.rounds.counts == dict(sorted(Counter(record.lines[-1].round for record in records).items()))
    assert sum(finding.decisions.counts.values()) == 6
    result = simulate(LAM.game, LAM.bots, LAM.games, LAM.seed, LAM.options)
    assert finding.decisions.mean == pytest.approx(result["decisions"] / 6)
    assert finding.rounds.mean == pytest.approx(result["lengths"]["rounds"]["mean"], abs=0.01)


def test_quantiles() -> None:
    length = length_of({"10": 5, "2": 4, "30": 1})
    assert length.quantiles == (2, 2, 10, 10, 30)
    assert length.mean == pytest.approx(8.8)
    assert list(length.counts) == [2, 10, 30]


def test_a_collective_victory_is_everybodys() -> None:
    spec = ReportSpec("escape-from-new-york", ("thumb", "thumb"), 2, "together", {})
    finding = found(spec)
    won = [record.headers["Result"].split()[:-1] for record in records(spec)]
    assert finding.parties == finding.wins["players"]
    assert finding.parties[0].mean == pytest.approx(mean([bool(winners) for winners in won]))
    assert [share.mean for share in finding.wins["seat"]] == [
        pytest.approx(mean([seat in winners for winners in won])) for seat in ("1", "2")
    ]


# Components.


def test_searches_are_counted_by_place_and_seat(lam: tuple[Finding, list[Record]]) -> None:
    """A place is searched when somebody searches where they stand: where they last went, or began."""
    finding, records = lam
    searched = sum(len(codes(record, "search")) for record in records)
    again = sum(len(codes(record, "retry")) for record in records)
    traded = sum(len(codes(record, "trade")) for record in records)
    uses = sum(row.uses for row in finding.components["places"])
    assert searched + traded <= uses <= searched + again + traded
    assert all(sum(row.by.values()) == row.uses for row in finding.components["places"])


def test_items_are_counted_by_who_used_them(lam: tuple[Finding, list[Record]]) -> None:
    finding, records = lam
    by_hand = Counter(used for record in records for used in codes(record, "use"))
    assert by_hand
    for (seat, item), times in by_hand.items():
        assert row(finding, "cards", item).by[seat] == times
        games = sum(any(thing == item for _, thing in codes(record, "use")) for record in records)
        assert row(finding, "cards", item).games == games


def test_upgrades_are_counted_beside_the_games_without(getaway: tuple[Finding, list[Record]]) -> None:
    finding, records = getaway
    for upgrade in finding.components["upgrades"]:
        bought = [[thing for _, thing in codes(record, "buy")].count(upgrade.code) for record in records]
        assert upgrade.uses == sum(bought)
        assert upgrade.games == sum(times > 0 for times in bought)
        assert upgrade.share == upgrade.games / 5
    played = [thing for record in records for verb in ("play", "replay") for _, thing in codes(record, verb)]
    assert {card.code: card.uses for card in finding.components["cards"] if card.uses} == Counter(played)


def test_a_card_that_bots_never_choose_is_hardly_used(getaway: tuple[Finding, list[Record]]) -> None:
    finding, records = getaway
    taken = {card for record in records for _, card in codes(record, "take")}
    left = [card for card in finding.components["cards"] if card.code not in taken]
    assert left
    assert all(card.seen == 5 and not card.games for card in left)
    assert not any(card.rare for card in left), "five games are too few to say so"
    assert all(card._replace(of=20).rare for card in left)
    assert not left[0]._replace(of=20, games=1).rare


@pytest.mark.parametrize(("language", "said"), [("en", "by thumb, though other players"), ("nl", "door thumb")])
def test_who_hardly_uses_a_component_is_said_in_the_same_sentence(
    getaway: tuple[Finding, list[Record]], language: str, said: str
) -> None:
    finding, _ = getaway
    rows = [card._replace(of=20) for card in finding.components["cards"] if not card.games]
    say = ReportText(ReportSpec("getaway-driver", ("thumb", "thumb"), 20, "1", {}), language)
    group = next(group for group in catalogue("getaway-driver").groups if group.title == "cards")
    assert said in remarks(say, group, rows)[0].lower()
    [sentence, *_] = component_sentences(say, finding._replace(components={**finding.components, "cards": rows}))
    assert said in sentence.lower()


def test_users_and_others_are_all_who_could() -> None:
    """Anybody can search anywhere: who did and who did not are the 40 seats of 20 games, and won all of them."""
    finding = found(LAM._replace(bots=("thumb", "random"), games=20))
    compared = [(row.users, row.others) for row in finding.components["places"] if row.users and row.others]
    assert compared
    for users, others in compared:
        assert users.games + others.games == 40
        assert users.mean * users.games + others.mean * others.games == pytest.approx(20)


@pytest.mark.parametrize("game", list(metas()))
def test_what_a_game_declares_is_there(game: str) -> None:
    """Events, verbs and components by their names, each in use; a misspelt one would count nothing for ever."""
    lexicon = load(game).lexicon
    assert catalogue(game).groups
    for group in catalogue(game).groups:
        assert group.title in TITLES
        assert group.used | group.gained <= lexicon.events.keys()
        assert group.offered <= lexicon.verbs.keys()
        assert set(group.codes) <= set(group.names.codes)
        assert set(group.means) <= group.used | group.gained | group.offered
        assert set(group.means.values()) <= set(group.codes)


# How far a component moves chances.


def driver_chances(record: Record) -> tuple[list[float], dict[int, set[str]]]:
    """The estimates at the start of each round and the result at last; and which upgrades were bought before which."""
    game, thumb = load(GETAWAY.game), load_thumb(GETAWAY.game)
    s = game.setup(2, record.options)
    chances: list[float] = []
    bought: dict[int, set[str]] = {}
    begun = 0
    for line in record.lines:
        if line.seat != "*" and len(s.open[0].codes) > 1 and s.round > begun:
            begun = s.round
            chances.append(thumb.standing(s)[0])
        if line.code.startswith("buy:"):
            bought.setdefault(len(chances), set()).add(line.code.removeprefix("buy:"))
        game.apply(s, s.open[0].seat, line.code)
    return [*chances, float(record.headers["Result"].startswith("driver"))], bought


def test_moves_are_the_changes_over_the_rounds_of_use(getaway: tuple[Finding, list[Record]]) -> None:
    """As one sees them who plays the records again: estimates at one start of a round, less those at the one before."""
    expected: dict[str, float] = defaultdict(float)
    rounds: Counter[str] = Counter()
    for chances, bought in [driver_chances(record) for record in getaway[1]]:
        for place, upgrades in bought.items():
            for upgrade in upgrades:
                rounds[upgrade] += 1
                # The Police buys: its chance is what the Driver's lacks.
                expected[upgrade] += chances[place - 1] - chances[place]
    components = play_batch(GETAWAY, range(5))["sums"]["components"]
    assert rounds
    for upgrade, number in rounds.items():
        moved = components[f"upgrades/{upgrade}"]["moved"]["team1"]
        assert moved["rounds"] == number
        assert dot(list(KNOTS), moved["first"]) == pytest.approx(expected[upgrade])


def test_moves_and_their_interval_are_those_of_a_ratio_of_sums() -> None:
    """Summed up by knots it must be the same as straight from the changes of each game."""
    rng = Random(5)
    knots = list(KNOTS)
    sums, changes, rounds = no_moves(), [], []
    for _ in range(40):
        times = rng.randint(1, 3)
        moved = [0.0] * SIZE
        total = 0.0
        for _ in range(times):
            before, after = rng.random(), rng.random()
            total += after - before
            for place in range(SIZE):
                moved[place] += knot_weights(after)[place] - knot_weights(before)[place]
        count_move(sums, moved, times)
        changes.append(total)
        rounds.append(times)
    figure = move_of({"all": sums}, {"all": knots})
    assert figure is not None
    expected = sum(changes) / sum(rounds)
    scatter = sum((change - expected * n) ** 2 for change, n in zip(changes, rounds, strict=True))
    assert figure.mean == pytest.approx(expected)
    assert figure.high - figure.mean == pytest.approx(Z_95 * scatter**0.5 / sum(rounds))


def test_what_is_far_from_its_group_stands_out() -> None:
    def moved(code: str, change: float, games: int = MIN_OUTLIER_GAMES) -> Row:
        figure = MeanInterval(change, change - 0.01, change + 0.01)
        return Row("cards", code, games, games, games, games, {}, None, None, None, figure)

    usual = [moved("a", 0.01), moved("b", 0.0), moved("c", -0.01), moved("d", 0.005)]
    assert outliers([*usual, moved("e", 0.2)]) == [moved("e", 0.2)]
    assert outliers([*usual, moved("e", -0.2)]) == [moved("e", -0.2)]
    assert outliers([*usual, moved("e", 0.2, MIN_OUTLIER_GAMES - 1)]) == []
    assert outliers(usual) == []
    assert outliers(usual[:3]) == []


# Estimates.


def test_an_estimate_is_a_mixture_of_knots() -> None:
    for estimate in (0.0, 0.01, 0.02, 0.3, 0.5, 0.77, 0.99, 1.0):
        weights = knot_weights(estimate)
        assert sum(weights) == pytest.approx(1.0)
        assert sum(weight * knot for weight, knot in zip(weights, KNOTS, strict=True)) == pytest.approx(estimate)
    assert knot_weights(-0.1) == knot_weights(0.0)
    assert knot_weights(1.1) == knot_weights(1.0)


def test_estimates_that_are_too_bold_are_corrected() -> None:
    rng = Random(1)
    sums = empty_sums()
    for _ in range(6000):
        estimate = rng.random()
        add_position(sums, estimate, float(rng.random() < 0.25 + estimate / 2))
    fit = fit_chances(sums)
    assert fit == sorted(fit)
    assert (fit[0], fit[-1]) == (0.0, 1.0)
    for estimate in (0.2, 0.35, 0.5, 0.65, 0.8):
        assert chance(fit, estimate) == pytest.approx(0.25 + estimate / 2, abs=0.05)


def test_without_games_an_estimate_is_taken_at_its_word() -> None:
    assert fit_chances(empty_sums()) == pytest.approx(list(KNOTS))


def test_chances_never_fall() -> None:
    assert make_monotone([0.1, 0.4, 0.2, 0.3, 0.9]) == pytest.approx([0.1, 0.3, 0.3, 0.3, 0.9])


# Leads.

KEEP = [list(KNOTS), list(KNOTS)]


def test_leads_of_games_made_up_by_hand() -> None:
    steady = [[0.6, 0.4], [0.7, 0.3], [0.9, 0.1], [1.0, 0.0]]
    """Decided before the last of three rounds, and led from the first to the last."""
    turned = [[0.6, 0.4], [0.51, 0.49], [0.2, 0.8], [0.0, 1.0]]
    """One lead change; hardly ahead is as good as not, so the first leader leads until the other does."""
    leads = leads_of([steady, turned], KEEP)
    assert leads is not None
    assert leads.changes == 0.5
    assert leads.histogram == [1, 1]
    assert leads.third == (2, 1)
    assert leads.runaway == 1
    assert leads.decided == pytest.approx(2 / 3)
    assert leads.wins[-1] == (0.9, 2, 2)


def test_against_the_game_somebody_leads_too() -> None:
    leads = leads_of([[[0.3], [0.9], [1.0]], [[0.5], [0.5], [0.0]]], KEEP[:1])
    assert leads is not None
    assert leads.third == (1, 0)
    assert leads.histogram == [1, 1]


def test_no_rounds_no_leads() -> None:
    assert leads_of([[[1.0, 0.0]]], KEEP) is None


# Sums and settings.


def test_sums_add_up_whatever_they_hold() -> None:
    one = {"a": 1, "b": {"x": [1, 2.5]}, "c": {}}
    other = {"a": 2, "b": {"x": [1, 1], "y": [3, 3]}, "d": 4}
    assert add_sums(one, other) == {"a": 3, "b": {"x": [2, 3.5], "y": [3, 3]}, "c": {}, "d": 4}
    assert merge_batches([]) == empty_batch()


def test_batches_add_up_to_the_whole() -> None:
    whole = play_batch(LAM, range(6))
    parts = merge_batches([play_batch(LAM, range(2)), play_batch(LAM, range(2, 6))])
    assert parts["paths"] == whole["paths"]
    assert parts["sums"]["wins"] == whole["sums"]["wins"]
    assert parts["sums"]["rounds"] == whole["sums"]["rounds"]


def test_a_sweep_is_a_grid() -> None:
    sweeps = parse_sweeps("on-the-lam", ["alibi_copies=1..2", "skill_die=d6,d10"], {})
    spec = ReportSpec("on-the-lam", ("random", "random"), 8, "grid", {"round_limit": 3}, sweeps)
    assert [(one["alibi_copies"], one["skill_die"]) for one in spec.settings()] == [
        (1, "d6"), (1, "d10"), (2, "d6"), (2, "d10"),
    ]  # fmt: skip
    sums = [merge_batches([play_batch(spec, range(8 * i, 8 * i + 8))]) for i in range(4)]
    found = findings(spec, sums)
    values = by_value(spec, found, "skill_die")
    assert [value for value, _ in values] == ["d6", "d10"]
    assert sum(party.games for party in values[0][1]) == 2 * sum(party.games for party in found[0].parties)
    alone = simulate(spec.game, spec.bots, 8, "grid", {"round_limit": 3, "alibi_copies": 2, "skill_die": "d6"})
    assert found[2].rounds.mean == alone["lengths"]["rounds"]["mean"]


def test_the_fairest_setting_is_nearest_to_even() -> None:
    sums: Any = merge_batches([play_batch(GETAWAY._replace(games=2), range(2))])
    one = finding(GETAWAY, {}, sums)
    settings = [one._replace(parties=[share_of("driver", wins, 10)]) for wins in (9, 6, 2)]
    assert fairest(settings) is settings[1]


def test_the_interval_of_a_difference() -> None:
    """Newcombe's own example: 56 of 70 beside 48 of 80."""
    figure = difference(share_of("", 56, 70), share_of("", 48, 80))
    assert (figure.mean, figure.low, figure.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=0.0002)
    assert figure.sure


def test_bots_sit_as_given_or_in_every_order() -> None:
    spec = ReportSpec("on-the-lam", ("thumb", "random", "random"), 6, "seats", {})
    assert spec.seatings() == [("thumb", "random", "random")]
    assert sorted(spec._replace(rotate=True).seatings()) == [
        ("random", "random", "thumb"), ("random", "thumb", "random"), ("thumb", "random", "random"),
    ]  # fmt: skip
    turned = found(LAM._replace(rotate=True))
    assert {share.name: share.games for share in turned.wins["bot"]} == {"random": 6, "thumb": 6}


@pytest.mark.parametrize(
    ("texts", "options", "said"),
    [
        (["stash"], {}, "NAME=LOW..HIGH"),
        (["stash="], {}, "NAME=LOW..HIGH"),
        (["loot=2..8"], {}, "no option 'loot'"),
        (["stash=8..2"], {}, "from a number to a larger one"),
        (["stash=2..x"], {}, "from a number to a larger one"),
        (["stash=2..9"], {}, "a number from 2 to 8"),
        (["columns=1..999"], {}, "too many values"),
        (["stash=4"], {}, "nothing to compare"),
        (["size=compact,huge"], {}, "it is one of usual, compact"),
        (["stash=2..4", "stash=5..6"], {}, "more than once"),
        (["stash=2..4"], {"stash": 5}, "more than once"),
    ],
)
def test_wrong_sweeps_are_refused(texts: list[str], options: dict[str, Any], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        parse_sweeps("getaway-driver", texts, options)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        (GETAWAY._replace(games=0), "at least 1"),
        (GETAWAY._replace(bots=("thumb",) * 3), "1, 2 or 4 seats"),
        (GETAWAY._replace(bots=("thumb", "nobody")), "no bot 'nobody'"),
        (GETAWAY._replace(options={"loot": 3}), "no option 'loot'"),
        (GETAWAY._replace(options={"events": True}, sweeps=(("stash", (4, 5)),)), "event cards are played with 5"),
        (GETAWAY._replace(sweeps=(("columns", tuple(range(9, 29))), ("stash", (2, 3, 4, 5, 6, 7)))), "120 settings"),
    ],
)
def test_wrong_orders_are_refused(spec: ReportSpec, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        check(spec)
