import type { StaffActor } from '@mam/domain/order/actor.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { dropSwitchedPages, endSwitch, lockSwitches, setSwitch } from './set-switch.ts';
import { areTablesStopped, switchesOfStore } from './switch-queries.ts';

export interface StopTables {
  readonly brand: string;
  readonly store: number;
  readonly stopped: boolean;
  readonly by: StaffActor;
}

/**
 * [TB9] Stops orders at the tables and the counter of a store until somebody takes them again. Said twice it changes nothing
 * more, rings no bell and notes nothing.
 */
export async function stopTables(
  context: Pick<Context, 'database' | 'caches'>,
  { brand, store, stopped, by }: StopTables,
  now: number,
  note: (trx: Trx) => void,
): Promise<void> {
  const at = { brand, store, types: ['TABLE'] } as const;
  await context.database.transaction(async (trx) => {
    await lockSwitches(trx, at);
    if (areTablesStopped(await switchesOfStore(trx, brand, store)) === stopped) return;
    note(trx);
    if (stopped) await setSwitch(trx, { ...at, kind: 'pause', minutes: 0, until: null, by }, now);
    else await endSwitch(trx, at, now);
  });
  dropSwitchedPages(context, brand);
}
