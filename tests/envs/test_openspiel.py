"""The OpenSpiel games: OpenSpiel's own tests and bots, and what these do not look at."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough

import lamster.envs.openspiel
from lamster.envs.openspiel import LamsterGame
from lamster.envs.playthrough import DRAWS
from lamster.games import metas
from lamster.kernel.decision import Refusal

SHORT = [
    "lamster_on_the_lam(players=3,round_limit=2,max_plies=60)",
    "lamster_getaway_driver(players=2,size=compact,max_plies=40)",
    "lamster_outrun(players=2,monster=bear,maps=1,max_plies=30)",
    "lamster_escape_from_new_york(players=2,max_plies=30)",
]
ALONE = [
    "lamster_getaway_driver(players=1,size=compact,max_plies=40)",
    "lamster_outrun(players=1,practice_cards=2)",
    "lamster_escape_from_new_york(players=1,max_plies=16)",
]


def whole(name: str) -> list[str]:
    """Every variant of the battery, to the end."""
    found = []
    for spec in metas()[name].battery:
        options = {option: str(value) for option, value in spec["options"].items()}
        options = {option: "0" if value == "off" else value for option, value in options.items()}
        parts = [f"{option}={value}" for option, value in {"players": spec["seats"], **options}.items()]
        found.append(f"lamster_{name.replace('-', '_')}({','.join(parts)})")
    return found


def play_until(state: Any, rng: Random, wanted: Any) -> Any:
    """Play at random until a position is as wanted."""
    while not wanted(state):
        state.apply_action(random_action(state, rng))
    return state


def random_action(state: Any, rng: Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, chances)[0])
    return int(rng.choice(state.legal_actions()))


def test_every_game_is_registered() -> None:
    names = {f"lamster_{meta.folder.name}" for meta in metas().values()}
    assert names <= set(pyspiel.registered_names())
    lamster.envs.openspiel.register()


def test_python_ends_in_peace_after_it() -> None:
    """OpenSpiel lets go of what was registered after Python has ended, which not every object survives."""
    ran = subprocess.run([sys.executable, "-c", "import lamster.envs.openspiel"], check=False, capture_output=True)
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize("text", [*SHORT, *ALONE])
def test_random_simulations(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("text", [text for name in metas() for text in whole(name)])
def test_random_simulations_of_every_variant(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


QUICK = ["lamster_on_the_lam(round_limit=1,max_plies=16)", "lamster_outrun(players=1,practice_cards=1,max_plies=10)"]


@pytest.mark.parametrize("text", QUICK)
def test_a_playthrough(text: str) -> None:
    told = playthrough(text, None, seed=4)
    assert "GameType.information = Information.IMPERFECT_INFORMATION" in told
    assert "InformationStateString(0)" in told
    assert told == playthrough(text, None, seed=4)


@pytest.mark.long
@pytest.mark.parametrize("text", SHORT)
def test_a_longer_playthrough(text: str) -> None:
    assert "# Apply action" in playthrough(text, None, seed=4)


@pytest.mark.parametrize("text", SHORT)
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_search_bots_play(text: str, kind: str) -> None:
    """OpenSpiel's own search plays the seat of player 0, all others play at random."""
    game = pyspiel.load_game(text)
    numbers = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, numbers)
    if kind == "mcts":
        bot = mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=numbers)
    else:
        bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=numbers)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, numbers.random_sample))
    rng = Random(1)
    state = game.new_initial_state()
    chosen = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            chosen += 1
        else:
            action = random_action(state, rng)
        state.apply_action(action)
    assert chosen > 2
    assert all(0.0 <= won <= 1.0 for won in state.returns())


@pytest.mark.parametrize("text", SHORT)
def test_a_resampled_position_looks_the_same_to_the_player_and_hides_the_truth(text: str) -> None:
    game = pyspiel.load_game(text)
    rng = Random(6)
    state = game.new_initial_state()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    compared = 0
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0:
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            known = state.playthrough.past_text(player)
            assert all(twin.playthrough.past_text(other) == known for other in range(game.num_players()))
            compared += 1
        state.apply_action(random_action(state, rng))
    assert compared > 3


def test_what_was_drawn_stays_hidden_when_drawn_again() -> None:
    game = pyspiel.load_game("lamster_on_the_lam(round_limit=20)")
    rng = Random(2)
    state = play_until(game.new_initial_state(), rng, lambda found: found.move_number() > 60)
    first = state.resample_from_infostate(0, rng.random)
    later = play_until(first, rng, lambda found: found.move_number() > 80)
    second = later.resample_from_infostate(1, rng.random)
    assert (
        second.playthrough.past_text(1)[:60]
        == state.playthrough.past_text(0)[:60]
        != state.playthrough.past_text(1)[:60]
    )


def test_copies_and_saved_positions_go_on_alike() -> None:
    game = pyspiel.load_game("lamster_outrun(players=2,monster=bear,maps=1)")
    state = play_until(game.new_initial_state(), Random(3), lambda found: found.playthrough.filling >= 0)
    copy = state.clone()
    _, saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(state) == str(copy) == str(saved)
    assert "(fill:" in str(state)
    for position in (state, copy, saved):
        position.apply_action(position.legal_actions()[5])
    assert str(state) == str(copy) == str(saved)
    assert "(fill:" not in str(state)


def is_rolling(state: Any) -> bool:
    return state.is_chance_node() and "roll" in state.action_to_string(-1, state.legal_actions()[0])


def test_chance_is_weighted_and_its_codes_have_names() -> None:
    game = pyspiel.load_game("lamster_on_the_lam(skill_die=2d6,character_choice=random,first_player=seat1)")
    rng = Random(1)
    state = play_until(game.new_initial_state(), rng, is_rolling)
    outcomes = {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}
    assert outcomes["roll:7"] == pytest.approx(6 / 36)
    assert outcomes["roll:12"] == pytest.approx(1 / 36)


def test_a_run_is_one_of_many_that_the_level_might_run() -> None:
    game = pyspiel.load_game("lamster_outrun(players=2,maps=1,fill=medium)")
    state = play_until(game.new_initial_state(), Random(3), lambda found: found.playthrough.filling >= 0)
    runner = state.playthrough.decision().seat
    other = 1 - runner
    before = state.information_state_string(other)
    outcomes = state.chance_outcomes()
    assert len(outcomes) == DRAWS
    runs, seen = set(), set()
    for action, chance in outcomes:
        assert chance == pytest.approx(1 / DRAWS)
        child = state.child(action)
        runs.add(child.playthrough.past.code)
        seen.add(child.information_state_string(other))
    assert len(runs) > DRAWS / 2
    assert len(seen) == 1, "others must not be able to tell one run from another"
    assert before not in seen, "but they see that there was one"


def test_a_game_that_is_too_long_is_over_and_nobody_has_won() -> None:
    game = pyspiel.load_game("lamster_on_the_lam(max_plies=30)")
    state = play_until(game.new_initial_state(), Random(1), lambda found: found.is_terminal())
    assert state.playthrough.state.ply == 30
    assert state.returns() == [0.0, 0.0]


def test_past_numbers_hide_what_was_hidden() -> None:
    game = pyspiel.load_game("lamster_on_the_lam(players=3,round_limit=4)")
    state = play_until(game.new_initial_state(), Random(1), lambda found: found.is_terminal())
    own, onlooker = [state.playthrough.past_numbers(viewer) for viewer in (0, None)]
    assert [seat for seat, _ in own] == [seat for seat, _ in onlooker]
    assert sum(action == 0.0 for _, action in onlooker) > sum(action == 0.0 for _, action in own) > 0
    tensor = np.array(state.information_state_tensor(0))[game.observation_tensor_size() :].reshape(-1, 2)
    assert np.array_equal(tensor[: len(own)], np.array(own, np.float32))
    assert not tensor[len(own) :].any()


def test_an_onlooker_sees_the_public_part() -> None:
    game = pyspiel.load_game("lamster_on_the_lam(round_limit=20)")
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(kind)
    state = play_until(game.new_initial_state(), Random(1), lambda found: found.move_number() > 40)
    assert '"own":null' in observer.string_from(state, 0)
    assert '"own":{"seat":0' in state.observation_string(0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("lamster_on_the_lam(players=9)", "on-the-lam is for 2, 3 or 4 seats, not 9"),
        ("lamster_on_the_lam(skill_die=d7)", "option skill_die cannot be 'd7'"),
        ("lamster_outrun(run_limit=7)", "option run_limit cannot be 7"),
        ("lamster_outrun(fill=fast)", "a form cannot be filled in as 'fast'"),
    ],
)
def test_bad_settings_are_refused(text: str, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        pyspiel.load_game(text)


def test_options_come_through() -> None:
    game: LamsterGame = pyspiel.load_game("lamster_outrun(players=3,run_limit=0,maps=3,straight_path=True)")
    options = game.setting.options
    assert (options["run_limit"], options["maps"], options["straight_path"]) == ("off", 3, True)
    assert game.num_players() == 3
