import { randomBytes, randomInt } from 'node:crypto';

export type GatewayName = 'momo' | 'zalopay' | 'onepay';
export type PaymentState = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** One payment somebody asked for; the sandbox forgets everything when it stops. */
export interface Payment {
  readonly id: string;
  readonly gateway: GatewayName;
  /** the shop's own name for it */
  readonly reference: string;
  readonly amount: number;
  readonly about: string;
  readonly returnUrl: string;
  readonly noticeUrl: string;
  /** fields this gateway has to say again later */
  readonly kept: Readonly<Record<string, string>>;
  readonly begunAt: number;
  readonly lastsUntil: number;
  state: PaymentState;
  /** every time money was taken */
  readonly transactions: { readonly number: number; readonly amount: number }[];
  readonly refunds: { readonly reference: string; readonly transaction: number; readonly amount: number }[];
  /** the shop's account holds nothing: no refund leaves it */
  empty?: boolean;
  /** notices to the shop and its answers, for the page */
  readonly told: string[];
}

type NewPayment = Omit<Payment, 'id' | 'state' | 'transactions' | 'refunds' | 'told'>;

/** The payments that were asked for, newest last. */
export class Book {
  readonly #payments = new Map<string, Payment>();
  /** the gateways' clock, epoch ms */
  readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  open(asked: NewPayment): Payment {
    const id = randomBytes(9).toString('base64url');
    const payment: Payment = { ...asked, id, state: 'open', transactions: [], refunds: [], told: [] };
    this.#payments.set(id, payment);
    if (this.#payments.size > MOST) this.#payments.delete(this.#payments.keys().next().value ?? '');
    return payment;
  }

  byId(id: string): Payment | undefined {
    return this.#payments.get(id);
  }

  byReference(reference: string, gateway?: GatewayName): Payment | undefined {
    return this.all().find(
      (payment) => payment.reference === reference && (!gateway || payment.gateway === gateway),
    );
  }

  byTransaction(number: number): Payment | undefined {
    return this.all().find(({ transactions }) => transactions.some((one) => one.number === number));
  }

  all(): Payment[] {
    return [...this.#payments.values()];
  }
}

const MOST = 5_000;

/** Takes the money, and says under which number. */
export function bookMoney(payment: Payment, amount = payment.amount): number {
  const number = randomInt(3_000_000_000, 4_700_000_000);
  payment.transactions.push({ number, amount });
  payment.state = 'paid';
  return number;
}

/** 'done', the same refund again, or why not. */
export function giveBack(
  payment: Payment | undefined,
  asked: { readonly reference: string; readonly transaction: number; readonly amount: number },
): 'done' | 'unknown' | 'too-much' {
  const taken = payment?.transactions.find(({ number }) => number === asked.transaction);
  if (!payment || !taken) return 'unknown';
  if (payment.refunds.some(({ reference }) => reference === asked.reference)) return 'done';
  const back = payment.refunds
    .filter(({ transaction }) => transaction === asked.transaction)
    .reduce((sum, { amount }) => sum + amount, 0);
  if (payment.empty || asked.amount <= 0 || back + asked.amount > taken.amount) return 'too-much';
  payment.refunds.push(asked);
  return 'done';
}
