import { CHOICE_RACES } from './choice-races.ts';
import { MONEY_RACES } from './money-races.ts';
import { PLACING_RACES } from './placing-races.ts';
import type { Race } from './round.ts';

/** Every race of things the product has, by the name it is asked for with. */
export const RACES: Readonly<Record<string, Race>> = { ...PLACING_RACES, ...MONEY_RACES, ...CHOICE_RACES };
