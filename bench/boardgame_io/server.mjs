// boardgame.io's own server with a small game of four players. Its views are as big as those of On the Lam!, and a move
// does much the same: a pawn moves, a die is rolled, a card changes hands, the police follow, and five events report it.
import boardgame from 'boardgame.io/dist/cjs/server.js';
import core from 'boardgame.io/dist/cjs/core.js';

const { Origins, Server } = boardgame;
const { INVALID_MOVE } = core;
const SKILLS = ['charisma', 'guts', 'smarts', 'cover'];
const TILES = ['A1', 'B1', 'C1', 'D1', 'E1', 'A2', 'B2', 'C2', 'D2', 'E2', 'A3', 'B3', 'C3', 'D3', 'E3'];
const CARDS = ['hotel_key', 'ticket', 'compact', 'wristwatch', 'fedora_hat', 'sunglasses', 'pocket_knife', 'fragrance'];
const NUMBER = 6;
const HAND = 3;

function setup({ ctx }) {
  return {
    round: 1,
    police: 'C2',
    board: TILES.map((at, i) => ({ at, skill: SKILLS[i % SKILLS.length], number: NUMBER })),
    seats: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      seat,
      character: CARDS[seat],
      bonuses: { [SKILLS[seat]]: 2, [SKILLS[(seat + 1) % SKILLS.length]]: 1 },
      tile: TILES[seat],
      cards: 0,
      marks: [],
      known: [],
    })),
    hands: Array.from({ length: ctx.numPlayers }, () => []),
    pile: CARDS.flatMap((card) => [card, card, card]),
    discard: Object.fromEntries(CARDS.map((card) => [card, 1])),
    news: [],
    told: 0,
  };
}

function tell(G, event, data) {
  G.news.push({ n: G.told++, round: G.round, data: { event, rule: 'OTL-S16', ...data } });
}

function search({ G, random, playerID }, tile) {
  const seat = Number(playerID);
  const mine = G.seats[seat];
  const place = G.board.find((other) => other.at === tile);
  if (place === undefined) return INVALID_MOVE;
  G.news = [];
  G.round += seat === 0 ? 1 : 0;
  mine.tile = tile;
  mine.marks = [...mine.marks.filter((mark) => mark !== tile), tile].slice(-8);
  const bonus = mine.bonuses[place.skill] ?? 0;
  const die = random.D10();
  tell(G, 'searches', { seat, tile });
  tell(G, 'rolled', { seat, die, bonus, number: place.number });
  tell(G, die + bonus < place.number ? 'failed' : 'found', { seat, total: die + bonus, number: place.number });
  if (die + bonus >= place.number) draw(G, seat);
  G.police = TILES[(TILES.indexOf(G.police) + 1) % TILES.length];
  tell(G, 'police-pursued', { seat, tile: G.police });
  tell(G, 'passed', { seat });
}

function draw(G, seat) {
  const hand = G.hands[seat];
  hand.push(G.pile.pop());
  if (hand.length > HAND) G.pile.unshift(hand.shift());
  G.seats[seat].cards = hand.length;
}

function playerView({ G, playerID }) {
  const { hands, pile, ...open } = G;
  return { ...open, pile: pile.length, own: playerID === null ? null : { hand: hands[Number(playerID)] } };
}

const game = {
  name: 'lam',
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  playerView,
  moves: { search },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done); // by default it listens on all interfaces
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${appServer.address().port}`);
