import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { runDue } from '../clock/clock.ts';
import { PAYMENT_DUTIES } from './duties.ts';

const MINUTE = 60_000;

/** Something that can happen to an order with its money, in any order and as often as it likes. */
const aHappening = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('pay' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('again' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('bank' as const), share: fc.integer({ min: 1, max: 12 }) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('cancel' as const, 'fail' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constantFrom('hour' as const, 'poll' as const, 'newCode' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forged' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 12 }) }),
  },
);
type Happening = typeof aHappening extends fc.Arbitrary<infer T> ? T : never;

/** The same in a few lines of arithmetic, knowing nothing of the server. */
class Model {
  readonly total: number;
  captured = 0;
  refunded = 0;
  paid = false;
  over = false;
  constructor(total: number) {
    this.total = total;
  }
  take(amount: number, by: 'wallet' | 'bank'): void {
    const settles = !this.paid && !this.over && this.captured - this.refunded + amount === this.total;
    this.captured += amount;
    if (settles) this.paid = true;
    // nobody ever took it: a wallet is given back what it brings too late [PA34]
    if (this.over && by === 'wallet') this.refunded += amount;
  }
  giveBack(amount: number): void {
    if (amount > 0 && amount <= this.captured - this.refunded) this.refunded += amount;
  }
  hourPasses(): void {
    if (!this.paid && this.captured === this.refunded) this.over = true;
  }
}

describePaying('a storm of payments', (paying) => {
  const happen = async (
    waiting: WaitingPayment,
    model: Model,
    { what, ...more }: Happening,
  ): Promise<void> => {
    const reference = await paying.reference(waiting);
    const sandbox = paying.sandbox();
    const part = 'share' in more ? Math.floor((waiting.total * more.share) / 10) : 0;
    if (what === 'pay') {
      await sandbox.act(reference, 'pay', more);
      model.take(waiting.total, 'wallet');
    } else if (what === 'again') {
      const known = (await sandbox.payments()).find((payment) => payment.reference === reference);
      if (known?.state === 'paid') await sandbox.act(reference, 'again', more);
    } else if (what === 'bank') {
      await paying.bank(waiting, { description: `MAM${waiting.code}`, amount: part, times: 2 });
      model.take(part, 'bank');
    } else if (what === 'cancel' || what === 'fail') {
      const known = (await sandbox.payments()).find((payment) => payment.reference === reference);
      if (known?.state === 'open') await sandbox.act(reference, what);
    } else if (what === 'hour') {
      paying.pass(61 * MINUTE);
      await runDue(PAYMENT_DUTIES, paying.parts());
      model.hourPasses();
    } else if (what === 'poll') {
      paying.pass(11_000);
      await paying.state(waiting);
    } else if (what === 'newCode') {
      const path = `/v1/order/create-new-qr-payment/${encodeURIComponent(waiting.hash)}`;
      await paying.server().send('POST', path, {}, waiting.headers);
    } else if (what === 'refund') {
      const path = `/v1/staff/order/${waiting.code}/refund`;
      await paying.manager()('POST', path, { amount: part, reason: `${Math.random()}` });
      model.giveBack(part);
    } else {
      const body = {
        partnerCode: 'MOMO',
        orderId: reference,
        resultCode: 0,
        amount: waiting.total,
        signature: '',
      };
      await paying.server().send('POST', '/v1/payment/notice/momo', body);
    }
  };

  it('whatever happens, states and amounts are those of a few lines of arithmetic, and every đồng is somewhere', async () => {
    const story = fc.array(aHappening, { minLength: 2, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(story, async (happenings) => {
        const waiting = await paying.order('MOMO_QR_AIO');
        const model = new Model(waiting.total);
        for (const happening of happenings) await happen(waiting, model, happening);
        const state = await paying.state(waiting);
        const ledger = await paying.money(waiting);
        expect(ledger).toMatchObject({ captured: model.captured, refunded: model.refunded });
        expect(state.status).toBe(
          model.paid ? 'WAIT_CONFIRM' : model.over ? 'WAIT_PAYMENT_CANCELLED' : 'WAIT_PAYMENT',
        );
        expect(state.state === 'SUCCESS').toBe(model.paid);
        const kept = model.captured - model.refunded;
        expect(ledger.counted + ledger.refund_due).toBe(kept);
        if (model.over) expect(ledger.refund_due).toBe(kept);
        if (model.paid) expect(ledger.refund_due).toBe(Math.max(0, kept - waiting.total));
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});
