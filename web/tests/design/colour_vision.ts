/** How colours look to different eyes, and how far apart they are then. */
import type { Rgb } from './styles';

/**
 * What people without one kind of cones see, as a matrix over linear light: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1. Weaker forms lie between.
 */
export const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
export type Eyes = keyof typeof EYES;
export const ALL_EYES = Object.keys(EYES) as Eyes[];

type Triple = readonly [number, number, number];

const times = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** The light of each part, without the curve that screens expect. */
const linear = (rgb: Rgb): Triple =>
  rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Triple;

const within = (light: Triple): Triple => light.map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple;

/** Björn Ottosson's OKLab, in which equal distances look about equally large. */
function oklab(light: Triple): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as unknown as Triple,
  );
}

export function distance(a: Rgb, b: Rgb, eyes: Eyes): number {
  const [one, other] = [a, b].map((rgb) => oklab(within(times(EYES[eyes], linear(rgb))))) as [Triple, Triple];
  return Math.hypot(...one.map((part, i) => part - other[i]!));
}

/** The hue in OKLab, in degrees. */
export function hue(rgb: Rgb): number {
  const [, a, b] = oklab(linear(rgb));
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** The contrast of the guidelines for accessible pages (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const light = (rgb: Rgb) => times([[0.2126, 0.7152, 0.0722]] as readonly Triple[], linear(rgb))[0];
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
