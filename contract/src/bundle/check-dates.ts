import type { ComboWire } from '../menu/item.schema.ts';
import { checkWallText } from '../time/calendar.ts';
import { attempt, type Tell } from './mistake.ts';

interface Dated {
  readonly date_start?: number;
  readonly date_end?: number;
}

/** [VO6] A time that ends before it begins is none; nor is one of a single second, which nobody plans. */
export function checkDates({ date_start: from = 0, date_end: until }: Dated, path: string, tell: Tell): void {
  if (until === undefined) return;
  if (until < from) tell(`${path}.date_end`, 'is before date_start');
  if (until === from) tell(`${path}.date_end`, 'is date_start: it would run for one second');
}

/** [ME13] Dates of a combo that are on a calendar, at times a clock shows, the right way round. */
export function checkWallTexts(combo: ComboWire, path: string, tell: Tell): void {
  const { start_date: from, end_date: until } = combo;
  for (const field of ['start_date', 'end_date'] as const)
    attempt(path, tell, () => combo[field] && checkWallText(combo[field], field));
  if (from && until && until < from) tell(`${path}.end_date`, 'is before start_date');
}
