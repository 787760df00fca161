/** Small sounds, made on the spot: nothing is loaded, and nothing sounds unless the reader wants it. */
import { settings } from './settings.svelte';

/** One tone: when it begins, how long it lasts (seconds), and where its pitch goes (hertz). */
interface Tone {
  at: number;
  lasts: number;
  from: number;
  to?: number;
  wave?: OscillatorType;
  loud?: number;
}

/** A puff of noise through a filter: paper, dice, footsteps. */
interface Puff {
  at: number;
  lasts: number;
  pitch: number;
  loud?: number;
}

interface Sound {
  tones?: Tone[];
  puffs?: Puff[];
}

const SOUNDS = {
  turn: {
    tones: [
      { at: 0, lasts: 0.5, from: 523.25, wave: 'triangle', loud: 0.5 },
      { at: 0.13, lasts: 0.9, from: 783.99, wave: 'triangle', loud: 0.5 },
    ],
  },
  dice: {
    puffs: [0, 0.06, 0.11, 0.19, 0.24, 0.34].map((at, i) => ({ at, lasts: 0.04, pitch: 2600 - i * 240, loud: 0.7 })),
  },
  card: { puffs: [{ at: 0, lasts: 0.13, pitch: 4200, loud: 0.35 }] },
  move: {
    puffs: [
      { at: 0, lasts: 0.06, pitch: 420, loud: 0.8 },
      { at: 0.14, lasts: 0.06, pitch: 360, loud: 0.8 },
    ],
  },
  chat: { tones: [{ at: 0, lasts: 0.16, from: 880, to: 1174.66, loud: 0.3 }] },
  siren: {
    tones: [
      { at: 0, lasts: 0.35, from: 440, to: 620, wave: 'sawtooth', loud: 0.12 },
      { at: 0.33, lasts: 0.4, from: 620, to: 430, wave: 'sawtooth', loud: 0.12 },
    ],
  },
  tick: { tones: [{ at: 0, lasts: 0.14, from: 660, wave: 'square', loud: 0.16 }] },
  flip: {
    tones: [{ at: 0, lasts: 0.5, from: 1318.51, wave: 'square', loud: 0.16 }],
    puffs: [{ at: 0, lasts: 0.16, pitch: 3400, loud: 0.5 }],
  },
  finished: {
    tones: [
      { at: 0, lasts: 0.12, from: 587.33, loud: 0.4 },
      { at: 0.1, lasts: 0.25, from: 880, loud: 0.4 },
    ],
  },
  'last-call': {
    tones: [0, 0.28, 0.56].map((at) => ({
      at,
      lasts: 0.22,
      from: 740,
      to: 520,
      wave: 'sawtooth' as const,
      loud: 0.14,
    })),
  },
  win: {
    tones: [392, 523.25, 659.25, 783.99].map((from, i) => ({
      at: i * 0.13,
      lasts: i === 3 ? 1.2 : 0.4,
      from,
      wave: 'triangle' as const,
      loud: 0.45,
    })),
  },
  lose: {
    tones: [392, 369.99, 349.23, 261.63].map((from, i) => ({
      at: i * 0.2,
      lasts: i === 3 ? 1.1 : 0.35,
      from,
      wave: 'triangle' as const,
      loud: 0.4,
    })),
  },
} satisfies Record<string, Sound>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

const VOLUME = 0.35;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Play a sound, if the reader wants any and the browser has any. */
export function play(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers keep a page silent until it has been touched: then the sound is simply missed.
  if (context.state === 'suspended') void context.resume();
  const { tones = [], puffs = [] }: Sound = SOUNDS[name];
  for (const tone of tones) playTone(context, tone);
  for (const puff of puffs) playPuff(context, puff);
}

/** Quick in, slow out: what a struck thing sounds like. */
function envelope(audio: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(VOLUME * loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, { at, lasts, from, to, wave = 'sine', loud = 0.5 }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(envelope(audio, start, lasts, loud));
  source.start(start);
  source.stop(start + lasts + 0.02);
}

function playPuff(audio: AudioContext, { at, lasts, pitch, loud = 0.5 }: Puff): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = hiss ??= makeHiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(audio, start, lasts, loud));
  source.start(start, Math.random() * 0.5, lasts + 0.02);
}

function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
