import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONDAY_NOON } from '../../test/a-dish.ts';
import {
  anyCampaign,
  anyCart,
  anyMenu,
  anyShipping,
  anyStore,
  anyType,
} from '../../test/any-cart.arbitrary.ts';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import { readCart } from '../cart/read-cart.ts';
import { voucherEffect } from '../voucher/effect.ts';
import { quote, type ToQuote, withAgreedFee, withLinesChanged } from './quote.ts';

const anyQuestion: fc.Arbitrary<ToQuote> = anyMenu.chain((menu) =>
  fc
    .record({
      lines: anyCart(menu),
      store: anyStore,
      type: anyType,
      shipping: anyShipping,
      campaign: fc.option(anyCampaign),
      share: fc.option(fc.record({ items: fc.nat(10_000), delivery: fc.nat(10_000) })),
    })
    .map(({ campaign, lines, ...rest }): ToQuote => {
      const read = readCart(lines, menu, MONDAY_NOON, { table: rest.type === 'TABLE' });
      const bare = { ...rest, read, menu, voucher: null };
      const { beforeVoucher } = quote(bare);
      return { ...bare, voucher: campaign && voucherEffect(campaign, read, beforeVoucher) };
    }),
);

describe(`any quote (seed ${SEED})`, () => {
  it('[OR66] a bill without some lines is the quote of the others, which cost what they did', () => {
    fc.assert(
      fc.property(anyQuestion, fc.array(fc.boolean()), (question, gone) => {
        const alone = { ...question, voucher: null };
        const sold = quote(alone);
        const read = question.read.filter((_, at) => !gone[at]);
        const closed = new Set(question.read.filter((_, at) => gone[at]).map(({ line }) => line.key));
        const { share = null } = question;
        const without = withLinesChanged(sold, { closed, share, shipping: sold.shipping });
        expect(without).toEqual(quote({ ...alone, read }));
      }),
      runs(200),
    );
  });

  it('[OR33] a fee agreed later is the quote it would have been with that fee', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(1_000_000), (question, amount) => {
        const open = quote({ ...question, type: 'DELI', shipping: { kind: 'to-confirm', distanceKm: null } });
        const known = quote({
          ...question,
          type: 'DELI',
          shipping: { kind: 'fee', amount, distanceKm: null },
        });
        expect(withAgreedFee(open, amount)).toEqual(known);
      }),
      runs(300),
    );
  });

  it('[PR6] the rows add up to the total, the lines to the items', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const q = quote(question);
        expect(q.rows.reduce((sum, row) => sum + row.amount, 0)).toBe(q.total);
        expect(q.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(q.itemTotal);
        const added = q.service + q.vat + (q.shipping ?? 0);
        expect(q.itemTotal - q.discount - q.together + added - q.togetherShipping).toBe(q.total);
      }),
      runs(300),
    );
  });

  it('[PR3] nothing is negative and everything is whole', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const q = quote(question);
        const { itemTotal, discount, afterVoucher, service, vat, shipping, total, beforeVoucher } = q;
        const lines = q.lines.flatMap(({ listUnit, unit, amount }) => [listUnit, unit, amount]);
        for (const n of [
          itemTotal,
          discount,
          afterVoucher,
          service,
          vat,
          shipping ?? 0,
          total,
          beforeVoucher,
          ...lines,
        ]) {
          expect(Number.isSafeInteger(n) && n >= 0).toBe(true);
        }
      }),
      runs(300),
    );
  });

  it('[PR9] the order of the lines changes no amount', () => {
    fc.assert(
      fc.property(
        anyQuestion.chain((question) =>
          fc
            .shuffledSubarray([...question.read], { minLength: question.read.length })
            .map((read) => [question, { ...question, read }] as const),
        ),
        ([question, shuffled]) => {
          const { lines: a, ...amounts } = quote(question);
          const { lines: b, ...others } = quote(shuffled);
          expect(others).toEqual(amounts);
          expect(new Set(b.map((line) => JSON.stringify(line)))).toEqual(
            new Set(a.map((line) => JSON.stringify(line))),
          );
        },
      ),
      runs(150),
    );
  });

  it('[PR10] ordering together never makes an order dearer, and all of it off leaves nothing to pay', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const alone = quote({ ...question, share: null });
        expect(quote(question).total).toBeLessThanOrEqual(alone.total);
        expect(quote({ ...question, share: { items: 10_000, delivery: 10_000 } }).total).toBe(0);
        expect([alone.together, alone.togetherShipping]).toEqual([0, 0]);
      }),
      runs(150),
    );
  });

  it('[VO5] a voucher never makes an order dearer', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const without = quote({ ...question, voucher: null });
        const having = quote(question);
        expect(having.total).toBeLessThanOrEqual(without.total);
        expect(having.beforeVoucher).toBe(without.itemTotal);
      }),
      runs(300),
    );
  });
});
