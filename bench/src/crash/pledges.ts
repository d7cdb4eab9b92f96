import { randomUUID } from 'node:crypto';
import { goOnWithoutUnpaid, readWithoutUnpaid } from '@mam/contract/group-order/go-on.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { getShare } from '@mam/contract/payment/pay-order.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { BRAND } from '../random-orders.ts';
import type { SeededDiner } from '../seeded-diners.ts';
import { callAs } from '../together/team.ts';
import type { Findings } from './history.ts';
import type { Pledge, Step } from './team.ts';

interface Transfer {
  readonly account: string;
  readonly amount: number;
  readonly description: string;
  readonly reference: string;
}

const DONE: Answer<null> = { ok: true, data: null, message: '' };

const failed = (code: string, status: number): Answer<unknown> => ({
  ok: false,
  ...{ code, status, message: '', data: {} },
});

/** The bank of the demo, which tells only that demo's server, as that calls itself, of a transfer. */
async function tell(url: string, transfer: Transfer): Promise<Answer<unknown>> {
  const notice = `http://localhost:${new URL(url).port}/v1/payment/notice/bank/${BRAND}`;
  const body = JSON.stringify({ ...transfer, url: notice, key: 'sandbox' });
  try {
    const answer = await fetch(`${url}/sandbox/bank/transfer`, { method: 'POST', body });
    const { said } = (await answer.json()) as { said: readonly { status: number; answer: string }[] };
    const status = said[0]?.status ?? 0;
    if (status === 200) return DONE;
    return failed(status >= 500 || status === 0 ? 'BUSY' : `NOTICE: ${said[0]?.answer}`, status);
  } catch {
    return failed('CONNECTION', 0);
  }
}

/** `hash`: of the order, once it is placed. Everybody but the last pays, the owner lets it go on without them and pays what is missing then. */
export function makeTeamPledge(people: readonly SeededDiner[], hash: () => string): Pledge {
  const [owner, leftOut] = [people[0], people.at(-1)];
  if (!owner || !leftOut) throw new Error('a team has an owner and members');
  const paid = new Map<string, number>();

  /** Sends what is missing of a share; read once, it is the same transfer however often the bank tells of it. */
  const pays = (who: SeededDiner): Step => {
    const reference = `CR${randomUUID()}`;
    let transfer: Transfer | null = null;
    return async (url) => {
      if (transfer === null) {
        const read = await callAs(url, who)(getShare, { params: { order_hash: hash() }, query: {} });
        if (!read.ok) return read;
        const { missing, transfer: to } = read.data;
        if (missing === 0) return DONE;
        if (!to) return failed('NO_TRANSFER', 200);
        const { account_number: account, description } = to;
        transfer = { account, amount: missing, description, reference };
      }
      const told = await tell(url, transfer);
      if (told.ok) paid.set(reference, transfer.amount);
      return told;
    };
  };

  let version: number | null = null;
  const goesOn: Step = async (url) => {
    const [call, params] = [callAs(url, owner), { order_hash: hash() }];
    if (version === null) {
      const read = await call(readWithoutUnpaid, { params });
      if (!read.ok) return read;
      version = read.data.version;
    }
    return call(goOnWithoutUnpaid, { params, body: { version } });
  };

  const payers = people.filter((who) => who !== leftOut);
  return { steps: [...payers.map(pays), goesOn, goesOn, pays(owner)], paid, leftOut };
}

/** [PA52] Every đồng the server has acknowledged is there once and went to the kitchen; the unpaid member is out. */
export function judgePledge(
  name: string,
  { paid, leftOut }: Pledge,
  { atStaff, atOwner }: { readonly atStaff: StaffOrder; readonly atOwner: OrderDetail },
  found: Findings,
): void {
  const sent = [...paid.values()].reduce((sum, amount) => sum + amount, 0);
  const { captured, paid_at, refund_due, total_amount } = atStaff;
  if (captured < sent) found.lost.push(`${name}: ${captured} came of ${sent}`);
  if (captured > sent) found.doubled.push(`${name}: ${captured} came, ${sent} were sent`);
  // rounding may leave the owner who has paid a few đồng
  if (paid_at === null || captured < total_amount || refund_due !== captured - total_amount)
    found.torn.push(`${name}: ${captured} of ${total_amount} came, ${refund_due} are due back`);
  const out = atOwner.group?.sessions.filter(({ left_out }) => left_out).map(({ user_id }) => user_id);
  if (out?.join() !== leftOut.uid) found.torn.push(`${name}: went on without ${out?.join() || 'nobody'}`);
}
