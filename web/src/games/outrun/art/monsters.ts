import type { Component } from 'svelte';
import Bear from './monsters/Bear.svelte';
import Dragon from './monsters/Dragon.svelte';
import Vampire from './monsters/Vampire.svelte';
import Zombie from './monsters/Zombie.svelte';

export const MONSTERS = ['vampire', 'bear', 'zombie', 'dragon'] as const;
export type MonsterCode = (typeof MONSTERS)[number];

/** The monsters as parts of a larger drawing, each on a field of 180 by 200, its back at the left edge. */
export const MONSTER_DRAWINGS: Record<MonsterCode, Component> = {
  vampire: Vampire,
  bear: Bear,
  zombie: Zombie,
  dragon: Dragon,
};
