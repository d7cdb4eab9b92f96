import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { BillPartRequestWire, TableBillWire } from '@mam/contract/table/bill.schema.ts';
import {
  confirmShare as confirmCall,
  getStaffBill,
  takeCashBack as takeBackCall,
  takeCash as takeCashCall,
} from '@mam/contract/table/bill.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { TillWay } from '@mam/domain/payment/till-way.ts';
import { useQuery } from '@tanstack/react-query';
import { call, isUnclear, newKey } from '../../data/ask.ts';
import { keys, queries, sayRefusal } from '../../data/queries.ts';

/** read again whenever the tables ring, and while the live stream is down */
const POLL_MS = 15_000;

/** [TB65] The bill of a party, as it becomes. */
export function useBill(storeId: number, id: string) {
  return useQuery({
    queryKey: keys.bill(storeId, id),
    queryFn: async ({ signal }) => dataOrThrow(await call(getStaffBill, { params: { id }, signal })),
    refetchInterval: POLL_MS,
  });
}

async function step(
  storeId: number,
  id: string,
  send: () => Promise<Answer<TableBillWire>>,
): Promise<TableBillWire | null> {
  const answer = await send();
  if (answer.ok) {
    await queries.cancelQueries({ queryKey: keys.bill(storeId, id) });
    queries.setQueryData(keys.bill(storeId, id), answer.data);
  } else sayRefusal(new Refused(answer));
  void queries.invalidateQueries({ queryKey: keys.tables(storeId) });
  return answer.ok ? answer.data : null;
}

interface Party {
  readonly storeId: number;
  /** the sitting */
  readonly id: string;
  readonly currency: Currency;
}

/** Money taken by hand whose answer was lost, by what was sent: sent again it is the same money. */
const open = new Map<string, string>();

interface ByHand {
  readonly wish: BillPartRequestWire;
  readonly amount: Minor;
  readonly way: TillWay;
}

/** [TB62] Somebody paid so much by hand; the bill as it is then, null = it was refused, which is said. */
export function takeCash(
  { storeId, id, currency }: Party,
  { wish, amount, way }: ByHand,
): Promise<TableBillWire | null> {
  const body = { wish, cash: toWire(amount, currency), way };
  const name = JSON.stringify([id, body]);
  const idempotencyKey = open.get(name) ?? newKey();
  open.set(name, idempotencyKey);
  return step(storeId, id, async () => {
    const answer = await call(takeCashCall, { params: { id }, body, idempotencyKey });
    if (!isUnclear(answer)) open.delete(name);
    return answer;
  });
}

/** [TB62] Cash was given back, with a reason. */
export const takeCashBack = (
  { storeId, id }: Omit<Party, 'currency'>,
  share: string,
  reason: string,
): Promise<TableBillWire | null> =>
  step(storeId, id, () => call(takeBackCall, { params: { id, share }, body: { reason } }));

/** [PA62] The transfer for a share is on the account: so much. */
export const confirmShare = (
  { storeId, id }: Omit<Party, 'currency'>,
  share: string,
  amount: number,
): Promise<TableBillWire | null> =>
  step(storeId, id, () => call(confirmCall, { params: { id, share }, body: { amount } }));
