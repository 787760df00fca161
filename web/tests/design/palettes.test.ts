/**
 * Colours that must be told apart can be, whatever the eyes, by night and by day; and what is written can be read.
 *
 * How far apart: in OKLab a difference of 0.02 is just noticeable side by side. Seats and pieces lie apart from each
 * other, so the usual eye is given five times that, and who lacks one kind of cones three times (`FAR`). Where a letter
 * or a shape stands in the same place, and there are eight colours or they are only a tint of the ground, two times
 * must do (`NEAR`).
 */
import { describe, expect, test } from 'vitest';
import { ALL_EYES, contrast, distance, hue, type Eyes } from './colour_vision';
import { colour, inForce, THEMES, type Rgb, type Theme, type Tokens } from './styles';

type Apart = Record<'usual' | 'other', number>;
const FAR: Apart = { usual: 0.1, other: 0.06 };
const NEAR: Apart = { usual: 0.1, other: 0.04 };
const TINT: Apart = { usual: 0.05, other: 0.04 };
/** Neighbours on a scale of five: that one is higher than the other is what counts. */
const SCALE: Apart = { usual: 0.08, other: 0.06 };

const numbered = (start: string, count: number, end = '') =>
  Array.from({ length: count }, (_, i) => `${start}${i}${end}`);
const named = (start: string, ...ends: string[]) => ends.map((end) => `${start}${end}`);

/** Which game, what is told apart, by which tokens, how far; and what says the same without colour. */
const PALETTES: [game: string, what: string, tokens: string[], apart: Apart][] = [
  // A number or letter on every seat.
  ['', 'seats', numbered('--seat-', 6), FAR],
  ['', 'seats on a board that is always night', numbered('--seat-', 6, '-night'), FAR],
  // A word or an icon.
  ['', 'good and bad', ['--good', '--bad'], FAR],
  // A shape for each.
  ['on-the-lam', 'skills', named('--otl-skill-', 'charisma', 'guts', 'smarts', 'cover'), FAR],
  // A letter, a pattern and a number.
  ['outrun', 'moves', named('--out-move-', ...Array.from('lrjdcsvt')), NEAR],
  // The edge of the token.
  ['outrun', 'runners', named('--out-runner-', 'astronaut', 'pirate', 'witch', 'robot', 'chef', 'diver'), FAR],
  // The place of the lamp and its shape.
  ['getaway-driver', 'lights', named('--gd-', 'go', 'care', 'stop'), FAR],
  // A picture.
  [
    'getaway-driver',
    'stunts',
    named('--gd-', 'two_wheels', 'sidewalk', 'oncoming', 'alley', 'ramp'),
    { ...FAR, usual: 0.095 },
  ],
  // The build of the car.
  ['getaway-driver', 'cars', named('--gd-', 'car-a', 'car-b', 'police'), FAR],
  // The light that stands on the tile.
  ['getaway-driver', 'grounds of tiles', named('--gd-block-', 'green', 'yellow', 'red', 'none'), TINT],
  // The place on the meter, and its number.
  ['getaway-driver', 'the Pursuit Meter', numbered('--gd-meter-', 5), SCALE],
  // A shape and a face.
  ['escape-from-new-york', 'heroes', named('--efny-', 'snake', 'maggie', 'brain', 'cabbie'), FAR],
];

function tooClose(tokens: Tokens, names: string[], eyes: Eyes, least: number): string[] {
  return names.flatMap((a, at) =>
    names.slice(at + 1).flatMap((b) => {
      const apart = distance(colour(tokens, a), colour(tokens, b), eyes);
      return apart < least ? [`${a} and ${b}: ${apart.toFixed(3)}`] : [];
    }),
  );
}

const each = PALETTES.flatMap(([game, what, names, apart]) =>
  THEMES.flatMap((theme) => ALL_EYES.map((eyes) => ({ game, what, names, apart, theme, eyes }))),
);

describe('the measures themselves', () => {
  const red: Rgb = [0.8, 0.2, 0.1];
  const green: Rgb = [0.4, 0.45, 0.1];
  const white: Rgb = [1, 1, 1];
  const black: Rgb = [0, 0, 0];

  test('black and white are furthest apart, a colour and itself not at all', () => {
    expect(distance(black, white, 'usual')).toBeCloseTo(1, 3);
    expect(contrast(black, white)).toBeCloseTo(21, 5);
    for (const eyes of ALL_EYES) {
      expect(distance(red, red, eyes)).toBe(0);
      expect(distance(black, white, eyes)).toBeCloseTo(1, 2);
    }
  });

  test('red and green come together for who cannot tell them apart', () => {
    expect(distance(red, green, 'usual')).toBeGreaterThan(0.2);
    expect(distance(red, green, 'deuteranopia')).toBeLessThan(distance(red, green, 'usual') / 2);
    expect(distance(red, green, 'tritanopia')).toBeGreaterThan(0.15);
  });
});

describe('can be told apart', () => {
  test.each(each)('$game $what, $theme, $eyes', ({ game, names, apart, theme, eyes }) => {
    const least = eyes === 'usual' ? apart.usual : apart.other;
    expect(tooClose(inForce(theme, game), names, eyes, least)).toEqual([]);
  });
});

const GAMES = ['', 'on-the-lam', 'getaway-driver', 'outrun', 'escape-from-new-york'];
const GROUNDS = ['--bg', '--bg-2', '--surface', '--surface-2'];

function tooFaint(theme: Theme, game: string, pairs: [string, string][], least: number): string[] {
  const tokens = inForce(theme, game);
  return pairs.flatMap(([ink, ground]) => {
    const found = contrast(colour(tokens, ink), colour(tokens, ground));
    return found < least ? [`${ink} on ${ground}: ${found.toFixed(2)}`] : [];
  });
}
const on = (inks: string[], grounds: string[]) =>
  inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]));

test('a seat has the same hue by day as on a board that is always night', () => {
  const tokens = inForce('light');
  for (const seat of numbered('--seat-', 6)) {
    const apart = Math.abs(hue(colour(tokens, seat)) - hue(colour(tokens, `${seat}-night`)));
    expect(Math.min(apart, 360 - apart), seat).toBeLessThan(10);
  }
});

describe.each(THEMES)('%s', (theme) => {
  test.each(GAMES)('what is written can be read (%s)', (game) => {
    const texts = on(['--ink', '--ink-dim', '--accent', '--game', '--good', '--bad'], GROUNDS);
    const upon: [string, string][] = [
      ['--accent-ink', '--accent'],
      ['--game-ink', '--game'],
      ['--lamp-ink', '--lamp'],
      ['--lamp-ink', '--lamp-hot'],
      ...numbered('--seat-', 6).map((seat): [string, string] => ['--seat-ink', seat]),
      ...numbered('--seat-', 6, '-night').map((seat): [string, string] => ['--seat-ink-night', seat]),
    ];
    expect(tooFaint(theme, game, [...texts, ...upon], 4.5)).toEqual([]);
  });

  test('controls, their focus and the colour of a seat stand out from the ground', () => {
    const edges = on(['--line-strong', '--focus', ...numbered('--seat-', 6)], GROUNDS);
    expect(tooFaint(theme, '', edges, 3)).toEqual([]);
  });
});
