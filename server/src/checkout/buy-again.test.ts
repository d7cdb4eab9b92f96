import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { readOrderedLines } from '@mam/contract/checkout/ordered-lines.ts';
import { buyAgain } from '@mam/domain/cart/buy-again.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { choiceKey } from '@mam/domain/cart/same-line.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { expect, it } from 'vitest';
import { aComboLine, aDish, anOrder, defaultLine } from '../../test/order.ts';
import { placingAt, refusal, tampered } from '../../test/placing.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';

/** Campaigns of the demo: a dish given, and one for less. */
const GIFT = 'FLANTANG';
const CHEAPER = 'PHO59';

describeServerOnBothEngines('an order that is bought again', {}, (running) => {
  const { shop, diner, place } = placingAt(running);

  const placed = async (body: PlaceOrderBody, headers: Record<string, string> = {}): Promise<string> =>
    (await (await place(body, headers)).json()).data.hash;

  /** The lines of an order as whoever holds its link reads them. */
  const linesOf = async (hash: string, headers: Record<string, string> = {}) => {
    const answer = await running().send('GET', `/v1/order/${encodeURIComponent(hash)}`, undefined, headers);
    const { menu, store } = shop();
    let keys = 0;
    const newKey = () => `again-${keys++}`;
    return readOrderedLines((await answer.json()).data, { menu, currency: store.currency, newKey });
  };

  const noted = (line: CartLine): CartLine => ({ ...line, note: 'không hành' });
  const cart = () => [noted(defaultLine(aDish(shop()), 3)), aComboLine(shop(), 2)];

  it('[CA13] is the cart it was: dishes, combos with their parts, notes, and by the same menu the same prices', async () => {
    const lines = cart();
    const hash = await placed(anOrder(shop(), lines, { phone: '0917000001' }));
    const ordered = await linesOf(hash, diner().headers);
    expect(ordered.map(({ line }) => choiceKey(line))).toEqual(lines.map(choiceKey));
    expect(ordered.map(({ line }) => line.quantity)).toEqual([3, 2]);
    const { menu, store } = shop();
    const wall = wallTime(Date.now(), store.zone);
    expect(buyAgain(ordered, menu, wall)).toMatchObject({ gone: [], changed: 0 });
    expect(ordered.map(({ unit }) => unit)).toEqual(readCart(lines, menu, wall).map(({ unit }) => unit));
  });

  it('[CA13] is another order: under the keys of its own lines nothing is answered from the first', async () => {
    // as the app does: one cart is one order, known by the key of its first line
    const send = (lines: readonly CartLine[]) =>
      placed(anOrder(shop(), lines, { phone: '0917000002' }), {
        'idempotency-key': `${diner().uid}-${lines[0]?.key}`,
      });
    const lines = cart();
    const first = await send(lines);
    expect(await send(lines)).toBe(first);
    const second = await send((await linesOf(first, diner().headers)).map(({ line }) => line));
    expect(second).toBeTruthy();
    expect(second).not.toBe(first);
  });

  it('[CA13] has no gift of a voucher, and does not remember its prices', async () => {
    const code = (body: PlaceOrderBody, name: string) =>
      tampered(body, ({ setting }) => {
        setting.voucher_code = name;
        setting.total_amount = 1;
      });
    const withCode = async (lines: readonly CartLine[], name: string, phone: string) => {
      const body = code(anOrder(shop(), lines, { phone }), name);
      const { data } = await refusal(await place(body));
      const total = data.quote.total_amount;
      const hash = await placed(
        tampered(body, ({ setting }) => {
          setting.total_amount = total;
        }),
      );
      return { ordered: await linesOf(hash, diner().headers), quote: data.quote };
    };
    const gift = await withCode([defaultLine(aDish(shop()), 9)], GIFT, '0917000003');
    expect(gift.quote.lines.map(({ kind }: { kind: string }) => kind)).toContain('gift');
    expect(gift.ordered).toHaveLength(1);
    expect(gift.ordered[0]?.unit).not.toBeNull();
    const pho = aDish(shop(), ({ id }) => id === 'PHO01');
    const cheaper = await withCode(
      [defaultLine(pho, 1), defaultLine(aDish(shop()), 1)],
      CHEAPER,
      '0917000004',
    );
    expect(cheaper.ordered.map(({ unit }) => unit === null)).toEqual([true, false]);
  });

  it('[CA15] whoever holds the link may, with the notes of nobody', async () => {
    const lines = cart();
    const hash = await placed(anOrder(shop(), lines, { phone: '0917000005' }));
    const { headers } = await running().addDiner();
    for (const reader of [{}, headers]) {
      const ordered = await linesOf(hash, reader);
      expect(ordered.map(({ line }) => line.note)).toEqual(['', '']);
      expect(ordered.map(({ line }) => line.quantity)).toEqual([3, 2]);
    }
  });
});
