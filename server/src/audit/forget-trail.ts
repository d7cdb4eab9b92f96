import { keptSince } from '@mam/domain/audit/kept.ts';
import type { Duty } from '../clock/clock.ts';
import type { Trx } from '../db/dialect.ts';
import { BY_SYSTEM, holdHead, recordAct } from './record-act.ts';

const HOUR = 3_600_000;
/** Lines of one transaction: an order placed meanwhile waits for no more of them. */
const AT_ONCE = 200;

/** Says that the lines of long ago are forgotten, once; the line that says so keeps the hash the next one continues. */
async function sayForgotten(trx: Trx, brand: string, now: number): Promise<void> {
  const head = await holdHead(trx, brand);
  const young = await trx
    .selectFrom('trail')
    .select(['seq', 'previous_hash'])
    .where('brand', '=', brand)
    .where('at', '>=', keptSince(now))
    .orderBy('at')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  // without a younger one the line that says so is the first that is kept
  const { seq: keptFrom, previous_hash: keptAfter } = young ?? {
    seq: head.seq + 1,
    previous_hash: head.hash,
  };
  if (keptFrom <= head.kept_from) return;
  await trx.updateTable('trail_heads').set({ kept_from: keptFrom }).where('brand', '=', brand).execute();
  const subject = { id: brand };
  const act = { name: 'forgetTrail', subject, details: { keptFrom, keptAfter } } as const;
  recordAct(trx, { brand, store: null, at: now, by: BY_SYSTEM, act });
}

/** Takes away some lines that are forgotten: true = there may be more. */
async function takeAway(
  trx: Trx,
  { brand, kept_from }: { brand: string; kept_from: number },
): Promise<boolean> {
  const old = await trx
    .selectFrom('trail')
    .select('seq')
    .where('brand', '=', brand)
    .where('seq', '<', kept_from)
    .orderBy('seq')
    .limit(AT_ONCE)
    .execute();
  const last = old.at(-1);
  if (!last) return false;
  await trx.deleteFrom('trail').where('brand', '=', brand).where('seq', '<=', last.seq).execute();
  return old.length === AT_ONCE;
}

/** [AU6] Forgets lines that are older than 24 months, a little at a time. */
export const forgetTrail: Duty = {
  name: 'forgetting of trails',
  every: HOUR,
  run: async ({ database, now }) => {
    for (const { brand } of await database.read.selectFrom('trail_heads').select('brand').execute()) {
      const at = now();
      const isOld = await database.read
        .selectFrom('trail')
        .select('seq')
        .where('brand', '=', brand)
        .where('at', '<', keptSince(at))
        .limit(1)
        .executeTakeFirst();
      if (!isOld) continue;
      await database.transaction((trx) => sayForgotten(trx, brand, at));
      const head = await database.transaction((trx) => holdHead(trx, brand));
      while (await database.transaction((trx) => takeAway(trx, head)));
    }
  },
};
