import { Refused } from '@mam/client/call.ts';
import { tabStorage } from '@mam/client/storage.ts';
import type { OrderMoney, RefundBody } from '@mam/contract/payment/payment.schema.ts';
import { refundOrder } from '@mam/contract/payment/staff-money.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { call, isUnclear, newKey } from '../../data/ask.ts';
import { keys, queries } from '../../data/queries.ts';

/** A refund that was sent and whose answer is not known yet: asked again under its own key it goes back once. */
export interface OpenRefund {
  readonly key: string;
  readonly body: RefundBody;
  readonly amount: Minor;
  /** asked about again since it was sent */
  readonly again?: boolean;
}

interface OpenRefunds {
  /** by order code */
  readonly open: Readonly<Record<string, OpenRefund>>;
  /** the orders whose refund is on its way at this moment */
  readonly sending: readonly string[];
}

/** Kept for the life of the tab: a reload in the middle finds what was sent. */
export const useOpenRefunds = create<OpenRefunds>()(
  persist((): OpenRefunds => ({ open: {}, sending: [] }), {
    name: 'mam-staff-refunds',
    storage: createJSONStorage(() => tabStorage),
    partialize: ({ open }) => ({ open }),
  }),
);

/** How a refund ended. unclear: no answer, and it may have gone back all the same. */
export type RefundOutcome = 'done' | 'asked' | 'failed' | 'unclear' | 'busy' | Refused;

function setOpen(code: string, refund: OpenRefund | null): void {
  const { [code]: _, ...others } = useOpenRefunds.getState().open;
  useOpenRefunds.setState({ open: refund ? { ...others, [code]: refund } : others });
}

/** The parts of one refund are written in one moment: the worst of them says how it went. */
function lastRefundOutcome({ payments }: OrderMoney): 'done' | 'asked' | 'failed' {
  const last = payments.findLast(({ kind }) => kind === 'refund');
  const states = payments
    .filter(({ kind, at }) => kind === 'refund' && at === last?.at)
    .map(({ state }) => state);
  if (states.includes('failed')) return 'failed';
  return states.includes('asked') ? 'asked' : 'done';
}

/** Begins a refund: its key is made and kept before the first try. */
export function beginRefund(code: string, body: RefundBody, amount: Minor): Promise<RefundOutcome> {
  const open = useOpenRefunds.getState().open[code];
  // a refund without an answer yet is asked about first, whatever is asked for now
  if (open) return askAgain(code);
  setOpen(code, { key: newKey(), body, amount });
  return send(code);
}

/** Sends what is open once more, under the key it was sent with. */
export function askAgain(code: string): Promise<RefundOutcome> {
  const open = useOpenRefunds.getState().open[code];
  if (open) setOpen(code, { ...open, again: true });
  return send(code);
}

/** Forgets the last person's refunds: a key is good for one person, so the next would send them a second time. */
export function forgetRefunds(): void {
  useOpenRefunds.setState({ open: {} });
}

async function send(code: string): Promise<RefundOutcome> {
  const { open, sending } = useOpenRefunds.getState();
  const refund = open[code];
  if (!refund || sending.includes(code)) return 'busy';
  useOpenRefunds.setState({ sending: [...sending, code] });
  const answer = await call(refundOrder, {
    params: { code },
    body: refund.body,
    idempotencyKey: refund.key,
  });
  useOpenRefunds.setState((now) => ({ sending: now.sending.filter((each) => each !== code) }));
  if (answer.ok) {
    setOpen(code, null);
    queries.setQueryData(keys.money(code), answer.data);
    return lastRefundOutcome(answer.data);
  }
  if (isUnclear(answer)) return 'unclear';
  setOpen(code, null);
  return new Refused(answer);
}
