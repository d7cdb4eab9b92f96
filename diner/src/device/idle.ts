import { whenIdle } from '@mam/client/when-idle.ts';
import { firstTouch } from './first-touch.ts';
import { savesData } from './saves-data.ts';

/** Resolves when unasked files may be fetched: in an idle moment; where data is saved, after the first touch. */
export async function whenFreeToFetch(): Promise<void> {
  if (savesData()) await firstTouch();
  return whenIdle();
}
