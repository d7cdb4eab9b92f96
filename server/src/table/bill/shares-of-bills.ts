import { isSittingOver } from '@mam/domain/table/sitting.ts';
import type { SharesOfBills } from '../../payment/bank-money.ts';
import { sittingNow } from '../sitting-queries.ts';
import { sittingState } from '../sitting-wire.ts';
import { sharesByCodes } from './bill-queries.ts';
import { takeBillMoney } from './lay-money.ts';

type Meant = Awaited<ReturnType<SharesOfBills['byCodes']>>[number];

/** [PA57] [PA59] How money that comes by bank finds the shares of tables' bills. */
export const sharesOfBills: SharesOfBills = {
  byCodes: async ({ database, now }, brand, codes) => {
    const named: Meant[] = [];
    for (const { id, code, store_id: storeId, sitting_id } of await sharesByCodes(
      database.read,
      brand,
      codes,
    )) {
      const sitting = await sittingNow(database.read, sitting_id);
      // forgotten by now: its money is for a person
      if (!sitting) continue;
      named.push({
        code: code ?? '',
        storeId,
        isOver: isSittingOver(sittingState(sitting), now()),
        take: (parts, { amount, statement, transaction, now: at }) =>
          takeBillMoney(parts, {
            shareId: id,
            amount,
            method: 'transfer',
            transaction,
            document: { statement },
            now: at,
          }),
      });
    }
    return named;
  },
  isKnown: async ({ database }, brand, transaction) => {
    const row = await database.read
      .selectFrom('bill_money')
      .select('id')
      .where('provider_ref', '=', transaction)
      .where('method', '=', 'transfer')
      .where('brand', '=', brand)
      .executeTakeFirst();
    return row !== undefined;
  },
};
