import { DUTY_RACES } from './duty-races.ts';
import { EDIT_RACES } from './edit-races.ts';
import { EXCHANGE_RACES } from './exchange-races.ts';
import { FLOOD_RACES } from './flood-races.ts';
import { ARRIVAL_RACES } from './paying/arrival-races.ts';
import { CHANGE_RACES } from './paying/change-races.ts';
import { CHOICE_RACES } from './paying/choice-races.ts';
import { FEE_RACES } from './paying/fee-races.ts';
import { MONEY_RACES } from './paying/money-races.ts';
import { PEOPLE_RACES } from './people-races.ts';
import { PLACING_RACES } from './placing-races.ts';
import { RATING_RACES } from './rating-races.ts';
import type { Race } from './round.ts';
import { SITTING_RACES } from './sitting-races.ts';
import { SLOT_RACES } from './slot-races.ts';
import { TAKING_RACES } from './taking-races.ts';
import { CHOOSING_RACES } from './together/choosing-races.ts';
import { TOGETHER_RACES } from './together/together-races.ts';

/** Every race of things the product has, by the name it is asked for with. */
export const RACES: Readonly<Record<string, Race>> = {
  ...PLACING_RACES,
  ...SLOT_RACES,
  ...MONEY_RACES,
  ...CHOICE_RACES,
  ...ARRIVAL_RACES,
  ...DUTY_RACES,
  ...FEE_RACES,
  ...CHANGE_RACES,
  ...FLOOD_RACES,
  ...EDIT_RACES,
  ...PEOPLE_RACES,
  ...TOGETHER_RACES,
  ...CHOOSING_RACES,
  ...EXCHANGE_RACES,
  ...RATING_RACES,
  ...SITTING_RACES,
  ...TAKING_RACES,
};
