import { seconds } from '@mam/contract/http/moment-wire.ts';
import { REFUSED_TOLD_DAYS } from '@mam/domain/staff/brakes.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { Tables } from '../../db/tables.ts';

const DAY = 86_400_000;

/** [SF15] One more refused try, if the name is somebody's: asked in one statement, whoever it is [SF6]. */
export async function noteRefusedSignIn(
  trx: Trx,
  { brand, key }: { brand: string; key: string },
  now: number,
): Promise<void> {
  await trx
    .insertInto('refused_sign_ins')
    .columns(['staff_id', 'day', 'tries', 'last_at'])
    .expression((of) =>
      of
        .selectFrom('staff')
        .select((row) => [
          'id',
          row.cast<number>(row.val(Math.floor(now / DAY)), 'bigint').as('day'),
          row.cast<number>(row.val(1), 'bigint').as('tries'),
          row.cast<number>(row.val(now), 'bigint').as('last_at'),
        ])
        .where('brand', '=', brand)
        .where('name_key', '=', key)
        .where('active', '=', 1),
    )
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'day']).doUpdateSet((of) => ({
        tries: of('refused_sign_ins.tries', '+', 1),
        last_at: of.ref('excluded.last_at'),
      })),
    )
    .execute();
}

/** [SF15] Of each person of a brand who had any lately: how many, and when the last. */
export async function refusedSignInsOfBrand(
  db: Kysely<Tables>,
  brand: string,
  now: number,
): Promise<Map<string, { count: number; last_at: number }>> {
  const rows = await db
    .selectFrom('refused_sign_ins')
    .innerJoin('staff', 'staff.id', 'refused_sign_ins.staff_id')
    .select((of) => ['staff_id', of.fn.sum<number>('tries').as('count'), of.fn.max('last_at').as('last_at')])
    .where('staff.brand', '=', brand)
    .where('staff.active', '=', 1)
    .where('day', '>', Math.floor(now / DAY) - REFUSED_TOLD_DAYS)
    .groupBy('staff_id')
    .execute();
  return new Map(
    rows.map(({ staff_id, count, last_at }) => [
      staff_id,
      { count: Number(count), last_at: seconds(Number(last_at)) },
    ]),
  );
}
