import { dataOrThrow, Refused } from '@mam/client/call.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import {
  confirmShare as confirmCall,
  getStaffBill,
  takeCashBack as takeBackCall,
  takeCash as takeCashCall,
} from '@mam/contract/table/bill.ts';
import {
  billPartRequestToWire,
  type TableBillAnswer,
  tableBillFromWire,
} from '@mam/contract/table/bill-wire.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { TillWay } from '@mam/domain/payment/till-way.ts';
import type { SeenBill } from '@mam/domain/table/seen-bill.ts';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';
import { useQuery } from '@tanstack/react-query';
import { call, isUnclear, newKey } from '../../data/ask.ts';
import { keys, queries, sayRefusal } from '../../data/queries.ts';

/** read again whenever the tables ring, and while the live stream is down */
const POLL_MS = 15_000;

/** [TB65] The bill of a party, as it becomes. */
export function useBill(storeId: number, id: string, currency: Currency, enabled = true) {
  return useQuery({
    queryKey: keys.bill(storeId, id, currency.symbol),
    queryFn: async ({ signal }) =>
      tableBillFromWire(dataOrThrow(await call(getStaffBill, { params: { id }, signal })), currency),
    refetchInterval: POLL_MS,
    enabled,
  });
}

/** The bill of a party, and the currency it is in. */
export interface BillPlace {
  readonly storeId: number;
  /** the sitting */
  readonly id: string;
  readonly currency: Currency;
}

async function step(
  { storeId, id, currency }: BillPlace,
  send: () => Promise<TableBillAnswer>,
): Promise<SeenBill | null> {
  const queryKey = keys.bill(storeId, id, currency.symbol);
  const answer = await send();
  let bill: SeenBill | null = null;
  if (answer.ok) {
    bill = tableBillFromWire(answer.data, currency);
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, bill);
  } else sayRefusal(new Refused(answer));
  void queries.invalidateQueries({ queryKey: keys.tables(storeId) });
  return bill;
}

/** Money taken by hand whose answer was lost, by what was sent: sent again it is the same money. */
const open = new Map<string, string>();

interface ByHand {
  readonly wish: BillPartRequest;
  readonly amount: Minor;
  readonly way: TillWay;
}

/** [TB62] Somebody paid so much by hand; the bill as it is then, null = it was refused, which is said. */
export function takeCash(place: BillPlace, { wish, amount, way }: ByHand): Promise<SeenBill | null> {
  const { id, currency } = place;
  const body = { wish: billPartRequestToWire(wish, currency), cash: toWire(amount, currency), way };
  const name = JSON.stringify([id, body]);
  const idempotencyKey = open.get(name) ?? newKey();
  open.set(name, idempotencyKey);
  return step(place, async () => {
    const answer = await call(takeCashCall, { params: { id }, body, idempotencyKey });
    if (!isUnclear(answer)) open.delete(name);
    return answer;
  });
}

/** [TB62] Cash was given back, with a reason. */
export const takeCashBack = (place: BillPlace, share: string, reason: string): Promise<SeenBill | null> =>
  step(place, () => call(takeBackCall, { params: { id: place.id, share }, body: { reason } }));

/** [PA62] The transfer for a share is on the account: so much. */
export const confirmShare = (place: BillPlace, share: string, amount: Minor): Promise<SeenBill | null> =>
  step(place, () =>
    call(confirmCall, { params: { id: place.id, share }, body: { amount: toWire(amount, place.currency) } }),
  );
