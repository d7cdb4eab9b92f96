import type { Table } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useMemo } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useVoucherCheck } from '../voucher/voucher-check.ts';
import { buildTableCheckout, type TableCheckout } from './table-checkout.ts';

/** This device's cart as a round of its table. */
export function useTableCheckout({ store, menu }: StoreMenu, table: Table, now: EpochMs): TableCheckout {
  const cart = usePersisted((state) => state.cart);
  const user = usePersisted((state) => state.user);
  const preview = useVisit((state) => state.preview);
  const check = useVoucherCheck();
  return useMemo(
    () => buildTableCheckout({ cart, user }, table, { store, menu, now, preview, check }),
    [cart, user, table, store, menu, now, preview, check],
  );
}
