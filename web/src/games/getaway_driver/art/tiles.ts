/** What is printed on the 45 City tiles: light, stunt icons, badge, special sign, and the picture between them. */

export type Light = 'green' | 'yellow' | 'red';
export type Stunt = 'two_wheels' | 'sidewalk' | 'oncoming' | 'alley' | 'ramp';

export interface Tile {
  /** The Escape tile has none. */
  light: Light | null;
  icons: readonly Stunt[];
  badge: number;
  /** The bonus of a midtown tile, `tunnel`, `event`, `start`, `escape`; none on most tiles. */
  special: string | null;
  /** The name of its street scene; copies of a tile share it. */
  motif: string;
}

function green(motif: string, badge: number, special: string | null): Tile {
  return { light: 'green', icons: [], badge, special, motif };
}

function midtown(motif: string): Tile {
  return green(motif, 0, motif);
}

function yellow(motif: string, icons: readonly Stunt[], badge: number, special: string | null = null): Tile {
  return { light: 'yellow', icons, badge, special, motif };
}

function red(motif: string, icons: readonly Stunt[], badge: number): Tile {
  return { light: 'red', icons, badge, special: null, motif };
}

/** The five bonuses of midtown. */
export const MIDTOWN: readonly string[] = ['city_map', 'garage_hideout', 'skid_row', 'thoroughfare', 'vantage_point'];

export const TILES: Record<string, Tile> = {
  START: green('start', 0, 'start'),
  ESCAPE: { light: null, icons: [], badge: 0, special: 'escape', motif: 'escape' },
  G01: midtown('city_map'),
  G02: midtown('garage_hideout'),
  G03: midtown('skid_row'),
  G04: midtown('thoroughfare'),
  G05: midtown('vantage_point'),
  G06: green('country_lane', 2, null),
  G07: green('lakeside_road', 2, null),
  G08: green('tunnel', 0, 'tunnel'),
  G09: green('tunnel', 0, 'tunnel'),
  G10: green('farm_track', 1, 'event'),
  Y01: yellow('building_site', ['sidewalk', 'ramp'], 3),
  Y02: yellow('building_site', ['sidewalk', 'ramp'], 1),
  Y03: yellow('flyover', ['oncoming', 'ramp'], 3),
  Y04: yellow('flyover', ['oncoming', 'ramp'], 0),
  Y05: yellow('loading_docks', ['alley', 'ramp'], 2),
  Y06: yellow('loading_docks', ['alley', 'ramp'], 0),
  Y07: yellow('harbor_steps', ['two_wheels', 'ramp'], 1),
  Y08: yellow('harbor_steps', ['two_wheels', 'ramp'], 2),
  Y09: yellow('shopping_street', ['sidewalk', 'oncoming'], 2),
  Y10: yellow('shopping_street', ['sidewalk', 'oncoming'], 1),
  Y11: yellow('cafe_terraces', ['sidewalk', 'alley'], 0),
  Y12: yellow('cafe_terraces', ['sidewalk', 'alley'], 2),
  Y13: yellow('tram_stop', ['two_wheels', 'sidewalk'], 3),
  Y14: yellow('tram_stop', ['two_wheels', 'sidewalk'], 1),
  Y15: yellow('one_way_street', ['oncoming', 'alley'], 3),
  Y16: yellow('one_way_street', ['oncoming', 'alley'], 1),
  Y17: yellow('roundabout', ['two_wheels', 'oncoming'], 2),
  Y18: yellow('roundabout', ['two_wheels', 'oncoming'], 0),
  Y19: yellow('old_town', ['two_wheels', 'alley'], 3),
  Y20: yellow('old_town', ['two_wheels', 'alley'], 1),
  Y21: yellow('tunnel', ['oncoming'], 0, 'tunnel'),
  R01: red('car_accident', ['sidewalk', 'ramp'], 2),
  R02: red('car_accident', ['sidewalk', 'ramp'], 0),
  R03: red('traffic_jam', ['sidewalk', 'oncoming'], 1),
  R04: red('oil_spill', ['two_wheels', 'alley'], 1),
  R05: red('oil_spill', ['two_wheels', 'alley'], 0),
  R06: red('parade', ['oncoming', 'alley'], 2),
  R07: red('roadworks', ['two_wheels', 'ramp'], 1),
  R08: red('open_drawbridge', ['oncoming', 'ramp'], 0),
  R09: red('collapsed_scaffolding', ['alley', 'ramp'], 0),
  R10: red('burst_water_main', ['two_wheels', 'sidewalk'], 2),
  R11: red('street_market', ['sidewalk', 'alley'], 1),
  R12: red('jackknifed_truck', ['two_wheels', 'oncoming'], 0),
};
