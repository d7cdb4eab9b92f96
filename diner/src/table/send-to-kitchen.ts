import { buildTableOrderBody } from '@mam/contract/checkout/table-order-body.ts';
import { tableCodeIn } from '@mam/domain/table/table-here.ts';
import { randomSuffix } from '../checkout/order-to-send.ts';
import { persisted } from '../device/persisted.ts';
import { visit } from '../device/visit.ts';
import { place } from '../placing/placing.ts';
import { sittingNamed } from './sitting/kept-sitting.ts';
import type { TableCheckout } from './table-checkout.ts';

/** [TB4] [TB50] [TB92] Sends a table's order in this name, with the code that was scanned and the guest's sitting. */
export function sendToKitchen(
  { draft, quote, store, menu, voucher }: TableCheckout,
  { name, source }: { readonly name: string; readonly source: string },
): void {
  const tableCode = tableCodeIn(store, visit.getState().table);
  const body = buildTableOrderBody({ ...draft, name }, quote, {
    store,
    menu,
    source,
    uid: persisted.getState().user.uid ?? '',
    suffix: randomSuffix(),
    paymentType: 'OTHER',
    voucherCode: voucher?.code ?? null,
    distanceKm: null,
    experience: visit.getState().experience ?? '',
    tableCode,
    sitting: sittingNamed(tableCode),
  });
  place(body, { quote, currency: store.currency });
}
