import { linkTo } from '@mam/contract/page/link.ts';
import { isSittingOver } from '@mam/domain/table/sitting.ts';
import type { Kysely } from 'kysely';
import type { BillShareRow } from '../../db/tables/table-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { isInDong } from '../../payment/arriving/bank-money.ts';
import type { SharesOfBills, TransferTarget } from '../../payment/share/shares-of-bills.ts';
import { readTableCode } from '../../store/table-codes.ts';
import { sittingNow, tablesOfSitting } from '../sitting-queries.ts';
import { roundsOfSitting } from '../sitting-rounds.ts';
import { sittingState } from '../sitting-wire.ts';
import { changeSitting, publishSittingEvent } from '../sitting-writes.ts';
import { billMoneyById, billMoneyOfBank, shareById, sharesByCodes } from './bill-queries.ts';
import { allocateToBill } from './lay-money.ts';

/** [TB61] Where somebody who paid a share is led: to the bill of their table, where their party sits now. */
async function wayBack(
  db: Kysely<Tables>,
  { brand, store_id: storeId, sitting_id }: BillShareRow,
): Promise<string> {
  const sitting = await sittingNow(db, sitting_id);
  const tables = sitting ? await tablesOfSitting(db, sitting.id) : [];
  const table = tables.find(({ taken }) => taken === 1) ?? tables.at(-1);
  const code = table && (await readTableCode(db, table));
  if (!sitting || !table || !code) return linkTo('/', { brand, storeId });
  const here = { table_name: table.table_name, table_code: code, sitting: sitting.id };
  return linkTo('/', { brand, storeId }, { ...here, sheet: 'table-bill' });
}

/** [PA57] [PA59] [PA60] How money finds the shares of tables' bills, and gateways what they are asked for. */
export const sharesOfBills: SharesOfBills = {
  byCodes: async ({ database, now }, brand, codes) => {
    const named: TransferTarget[] = [];
    for (const { id, code, store_id: storeId, sitting_id } of await sharesByCodes(
      database.read,
      brand,
      codes,
    )) {
      const sitting = await sittingNow(database.read, sitting_id);
      // forgotten by now: its money is for a person
      if (!sitting) continue;
      const [round] = await roundsOfSitting(database.read, sitting.id);
      if (round && !isInDong(round)) continue;
      named.push({
        code: code ?? '',
        storeId,
        isOver: isSittingOver(sittingState(sitting), now()),
        pays: { of: 'bill-share', brand, id, share: null },
      });
    }
    return named;
  },
  isKnown: async ({ database }, brand, transaction) =>
    (await billMoneyOfBank(database.read, brand, transaction)) !== undefined,
  subjectOf: async ({ database }, id) => {
    const share = await shareById(database.read, id);
    return share && { about: `Ban an ${share.code}`, back: await wayBack(database.read, share) };
  },
  allocate: allocateToBill,
  ring: async (trx, id, now) => {
    const share = await shareById(trx, id);
    const sitting = share && (await sittingNow(trx, share.sitting_id));
    const changed = sitting && (await changeSitting(trx, sitting, {}));
    if (changed) publishSittingEvent(trx, changed, now);
  },
  numberOf: async ({ database }, id) => (await billMoneyById(database.read, id))?.provider_ref ?? null,
};
