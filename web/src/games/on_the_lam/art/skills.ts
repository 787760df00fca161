/** The four skills: each has a shape of its own, drawn around (0, 0) with a radius of about 20. */
export interface SkillArt {
  shape: string;
  colour: string;
  /** How far below the middle a number stands best. */
  drop: number;
}

export const SKILLS: Record<string, SkillArt> = {
  charisma: { shape: 'M0-22L21 0 0 22-21 0z', colour: 'var(--otl-skill-charisma)', drop: 0 },
  guts: {
    shape: 'M0-23L7.2-10.2 21.9-7.1 11.6 3.8 13.5 18.6 0 12.2-13.5 18.6-11.6 3.8-21.9-7.1-7.2-10.2z',
    colour: 'var(--otl-skill-guts)',
    drop: 1,
  },
  smarts: { shape: 'M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0z', colour: 'var(--otl-skill-smarts)', drop: 0 },
  cover: { shape: 'M0-22L23 17-23 17z', colour: 'var(--otl-skill-cover)', drop: 5 },
};
