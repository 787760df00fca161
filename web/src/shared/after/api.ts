/** What comes after a game, over plain HTTP. */

import { ask } from '../api';
import type { AnalysisState, Continue, Fairness, MyGames, NewTableMade } from '../protocol';

const path = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const after = {
  analysis: (table: string) => ask<AnalysisState>('GET', path(table, 'analysis')),
  beginAnalysis: (table: string) => ask<AnalysisState>('POST', path(table, 'analysis')),
  stopAnalysis: (table: string) => ask<AnalysisState>('DELETE', path(table, 'analysis')),
  fairness: (table: string) => ask<Fairness>('GET', path(table, 'fairness')),
  goOn: (table: string, wanted: Continue) => ask<NewTableMade>('POST', path(table, 'continue'), wanted),
  games: () => ask<MyGames>('GET', '/api/me/games'),
  gamesUrl: '/api/me/games.csv',
};
