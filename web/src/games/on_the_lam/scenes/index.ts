import type { Component } from 'svelte';
import Alley from './Alley.svelte';
import Bank from './Bank.svelte';
import Casino from './Casino.svelte';
import Cinema from './Cinema.svelte';
import Deli from './Deli.svelte';
import Diner from './Diner.svelte';
import Factory from './Factory.svelte';
import Gym from './Gym.svelte';
import Hideout from './Hideout.svelte';
import Hotel from './Hotel.svelte';
import Lounge from './Lounge.svelte';
import Office from './Office.svelte';
import Press from './Press.svelte';
import PrivateEye from './PrivateEye.svelte';
import Station from './Station.svelte';

/** The drawing of each tile, 180 wide and 208 high; houses stand on a pavement at 140. */
export const SCENES: Record<string, Component> = {
  A1: Hotel,
  B1: Factory,
  C1: PrivateEye,
  D1: Diner,
  E1: Office,
  A2: Bank,
  B2: Alley,
  C2: Station,
  D2: Cinema,
  E2: Lounge,
  A3: Gym,
  B3: Deli,
  C3: Hideout,
  D3: Casino,
  E3: Press,
};
