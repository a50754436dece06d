# not compiled: OpenSpiel calls it
"""Every game as a Python game of OpenSpiel: `pyspiel.load_game("python_mille_fiori(players=3)")`.

Chance is explicit and comes first: four nodes with 256 equally likely outcomes each draw the seed of the game, which
determines cards and dice (docs/decisions.md says why). Simultaneous choices are made one after the other; no player
sees the others' before the rules reveal them.
"""

from collections.abc import Iterable
from typing import Final

import numpy as np
import pyspiel

import ludoteca
from ludoteca import plugins
from ludoteca.bots.playing import first_deciding
from ludoteca.envs.arrays import Arrays, rules_of
from ludoteca.envs.rewards import MARGIN, RANK, WIN, check_reward, rewards
from ludoteca.kernel.events import Event
from ludoteca.kernel.jsontext import Json, canonical
from ludoteca.kernel.rules import Game, Option, Options, OptionValue, Rules
from ludoteca.kernel.state import State

CHANCE_NODES: Final = 4
OUTCOMES: Final = 256
EQUAL_CHANCES: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
BY_OTHERS: Final = "default"
"""The value of an option that follows from others."""
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
MOST_DECISIONS: Final = 5_000
"""More than any of these games takes."""
UTILITIES: Final = {RANK: (-1.0, 1.0), WIN: (0.0, 1.0), MARGIN: (-1000.0, 1000.0)}

Parameters = dict[str, OptionValue]


class CopiedState:
    """A state of Ludoteca inside an OpenSpiel state, which copies its contents."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memory: dict[int, object]) -> "CopiedState":
        return CopiedState(self.state.clone())

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles settings, position and seed, because compiled states cannot be pickled."""
        rules = self.state.rules
        return restored, (rules.game.id, rules.players, rules.options, self.state.to_json(), self.state.seed)


def restored(game: str, players: int, options: Options, position: Json, seed: bytes) -> CopiedState:
    return CopiedState(rules_of(game, players, options).from_json(position, seed))


class SpielGame(pyspiel.Game):
    def __init__(self, game: Game, parameters: Parameters) -> None:
        asked = {**defaults(game), **parameters}
        self.reward: Final = check_reward(str(asked.pop("reward")))
        players = asked.pop("players")
        unset = [option.name for option in game.options if asked[option.name] == unset_value(option)]
        options = {name: value for name, value in asked.items() if name not in unset}
        self.arrays: Final = Arrays(rules_of(game.id, int(players), options))
        super().__init__(game_type(game, self.zero_sum), self._info(), parameters)

    @property
    def rules(self) -> Rules:
        return self.arrays.rules

    @property
    def zero_sum(self) -> bool:
        return self.rules.players > 1 and self.reward == RANK

    def _info(self) -> pyspiel.GameInfo:
        low, high = UTILITIES[self.reward]
        return pyspiel.GameInfo(
            num_distinct_actions=self.arrays.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.rules.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=MOST_DECISIONS,
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "SpielObserver":
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        return SpielObserver(self.arrays, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """First the chance nodes, then a game of Ludoteca."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._seed = b""
        self._position: CopiedState | None = None
        self._player = int(pyspiel.PlayerId.CHANCE)

    @property
    def state(self) -> State | None:
        """The game in progress; None while the seed is being drawn."""
        return self._position.state if self._position else None

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EQUAL_CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        state = self.state
        if state is None or player != self._player:
            return []
        return sorted([action.index for action in state.legal(player)])

    def _apply_action(self, action: int) -> None:
        if self._position is not None:
            self.get_game().arrays.play(self._position.state, self._player, action)
        else:
            self._seed += bytes([action])
            if len(self._seed) < CHANCE_NODES:
                return
            self._position = CopiedState(self.get_game().rules.new(self._seed))
        state = self._position.state
        self._player = TERMINAL if state.over else first_deciding(state)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.state
        if state is None:
            return f"seed {action}"
        wanted = state.rules.actions[action]
        return state.text(player, wanted) if wanted in state.legal(player) else wanted.text

    def returns(self) -> list[float]:
        game, state = self.get_game(), self.state
        if state is None or not state.over:
            return [0.0] * int(game.num_players())
        return rewards(state, game.reward)

    def __str__(self) -> str:
        return f"seed {self._seed.hex()}" if self.state is None else canonical(self.state.to_json())

    def seen_by(self, player: int) -> list[object]:
        """Returns everything that a player saw happen since the initial position, and its own decisions."""
        state = self.get_game().rules.new(self._seed)
        heard: list[Event] = []
        seen: list[object] = [state.view(player).to_json()]
        state.listener = heard.append
        for step in self.full_history()[CHANCE_NODES:]:
            heard.clear()
            state.play(step.player, state.rules.actions[step.action])
            if step.player == player:
                seen.append(step.action)
            seen.extend(event.seen_by(player).to_json() for event in heard)
        return seen


class SpielObserver:
    """What a player sees: the encoded array as a tensor, the observation as a text; with perfect recall, everything it
    ever saw."""

    def __init__(self, arrays: Arrays, kind: pyspiel.IIGObservationType) -> None:
        self.arrays: Final = arrays
        self.kind: Final = kind
        self.own: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER and kind.public_info
        self.tensor = np.zeros(arrays.encoder.size, np.float32) if self.own and not kind.perfect_recall else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            if state.state is None:
                self.tensor.fill(0)
            else:
                self.tensor[:] = self.arrays.seen(state.state, player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        if state.state is None:
            return "the seed is being drawn"
        if not self.own:
            if self.kind.private_info == pyspiel.PrivateInfoType.NONE and self.kind.public_info:
                return canonical(state.state.view(None).to_json())
            return None
        if self.kind.perfect_recall:
            return canonical({"player": player, "seen": state.seen_by(player)})
        return canonical(state.state.view(player).to_json())


# -- what OpenSpiel is told before any game exists


def unset_value(option: Option) -> OptionValue:
    """Returns the placeholder of an option that follows from others unless it is set: a value that is none of its
    choices."""
    if option.default is not None:
        return option.default
    return BY_OTHERS if isinstance(option.choices[0], str) else 0


def defaults(game: Game) -> Parameters:
    found: Parameters = {"players": max(2, game.seats[0]), "reward": RANK}
    return found | {option.name: unset_value(option) for option in game.options}


def short_name(game: str) -> str:
    return f"python_{game.replace('-', '_')}"


def game_type(game: Game, zero_sum: bool) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=f"Ludoteca {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def register(games: Iterable[Game]) -> None:
    for game in games:
        name = "".join(word.capitalize() for word in game.id.split("-"))
        made = type(name, (SpielGame,), {"__init__": constructor(game), "__module__": __name__})
        globals()[name] = made  # pickle looks for it there
        pyspiel.register_game(game_type(game, zero_sum=True), made)


def constructor(game: Game) -> object:
    def construct(self: SpielGame, params: Parameters | None = None) -> None:
        SpielGame.__init__(self, game, params or {})

    return construct


register(game for id, game in ludoteca.all_games().items() if id in plugins.declared(plugins.ENCODERS))
