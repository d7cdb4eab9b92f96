import { isSittingOver } from '@mam/domain/table/sitting.ts';
import type { SharesOfBills } from '../../payment/bank-money.ts';
import { sittingNow } from '../sitting-queries.ts';
import { sittingState } from '../sitting-wire.ts';
import { sharesByCodes } from './bill-queries.ts';
import { takeBillMoney } from './lay-money.ts';

/** [PA57] [PA59] How money that comes by bank finds the shares of tables' bills. */
export const sharesOfBills: SharesOfBills = {
  byCodes: async ({ database, now }, brand, codes) => {
    const shares = await sharesByCodes(database.read, brand, codes);
    return Promise.all(
      shares.map(async ({ id, code, store_id: storeId, sitting_id }) => {
        const sitting = await sittingNow(database.read, sitting_id);
        return {
          code: code ?? '',
          storeId,
          isOver: !sitting || isSittingOver(sittingState(sitting), now()),
          take: (parts, { amount, statement, transaction, now: at }) =>
            takeBillMoney(parts, {
              shareId: id,
              amount,
              method: 'transfer',
              transaction,
              document: { statement },
              now: at,
            }),
        };
      }),
    );
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
