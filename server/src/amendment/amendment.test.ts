import type { WeighedAmendment } from '@mam/contract/amendment/amendment.schema.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { describe, expect, it } from 'vitest';
import { aDish, anOrder, defaultLine } from '../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { addPerson } from '../staff/people/add-person.ts';

const ON_RECEIPT = 'PAYMENT_ON_DELIVERY';
const PASSWORD = 'mat-khau-cua-quan';

describePaying('an order that is changed', (paying) => {
  let people = 0;
  const cashier = async (): Promise<AsStaff> => {
    const name = `Thu ngân ${++people}`;
    const person = { brand: 'BEPNHA', name, password: PASSWORD, role: 'cashier', stores: [] } as const;
    await addPerson(paying.server().database, person, Date.now());
    return signedIn(paying.server(), name, PASSWORD, 'BEPNHA');
  };
  const onBoard = async ({ code }: Pick<WaitingPayment, 'code'>): Promise<StaffOrder> => {
    const { data } = await (await paying.manager()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: StaffOrder) => order.code === code);
  };
  const dish = () => aDish(paying.shop());
  const other = () => aDish(paying.shop(), ({ id, groups }) => id !== dish().id && groups.length === 0);
  const threeOf = () => [defaultLine(dish(), 3, 'three'), defaultLine(other(), 1, 'one')];
  const placed = (method = ON_RECEIPT) => paying.order(method, { type: 'PICKUP', lines: threeOf() });
  const paid = async () => {
    const waiting = await placed('MOMO_QR_AIO');
    await paying.sandbox().act(await paying.reference(waiting), 'pay');
    return waiting;
  };
  const itemOf = (quantity: number, key = 'new') => {
    const { items } = anOrder(paying.shop(), [defaultLine(other(), quantity, key)]);
    return items;
  };
  interface Wish {
    /** the first line, the second, or a key */
    readonly lines?: readonly { readonly key: string; readonly quantity: number }[];
    readonly added?: object;
    readonly swaps?: readonly { readonly added: string; readonly line: string }[];
  }
  /** A wish with the keys that the order's lines have. */
  const keyed = ({ quote: { lines } }: StaffOrder, wish: Wish) => {
    const keys: Readonly<Record<string, string | undefined>> = {
      three: lines[0]?.Pr_Key,
      one: lines[1]?.Pr_Key,
    };
    return {
      lines: (wish.lines ?? []).map(({ key, quantity }) => ({ key: keys[key] ?? key, quantity })),
      added: wish.added ?? [],
      swaps: (wish.swaps ?? []).map(({ added, line }) => ({ added, line: keys[line] ?? line })),
    };
  };
  const weigh = async (as: AsStaff, waiting: WaitingPayment, wish: Wish): Promise<WeighedAmendment> => {
    const order = await onBoard(waiting);
    const body = { version: order.version, ...keyed(order, wish) };
    const answer = await as('POST', `/v1/staff/order/${waiting.code}/lines/weigh`, body);
    return (await answer.json()).data;
  };
  const change = async (as: AsStaff, waiting: WaitingPayment, wish: Wish, more: object = {}) => {
    const order = await onBoard(waiting);
    const { after } = await weigh(paying.manager(), waiting, wish);
    const body = {
      version: order.version,
      ...keyed(order, wish),
      total_amount: after.total_amount,
      ...more,
    };
    return as('POST', `/v1/staff/order/${waiting.code}/lines`, body);
  };
  const FEWER = { lines: [{ key: 'three', quantity: 2 }] };

  it('[OR111] [OR114] fewer and none: what is left costs what it did, and everybody reads what was changed', async () => {
    const [as, waiting] = [await cashier(), await placed()];
    const wish = { lines: [...FEWER.lines, { key: 'one', quantity: 0 }] };
    const weighed = await weigh(as, waiting, wish);
    expect(weighed).toMatchObject({
      refusal: null,
      difference: 0,
      needs_agreement: false,
      may_give_back: false,
    });
    expect(weighed.changes.map(({ was, now }) => [was?.quantity, now?.quantity])).toEqual([
      [3, 2],
      [1, undefined],
    ]);
    const { data }: { data: StaffOrder } = await (await change(as, waiting, wish)).json();
    const [line, ...rest] = data.quote.lines;
    expect(rest).toEqual([]);
    const before = weighed.before.lines[0];
    expect(line).toMatchObject({
      quantity: 2,
      price: before?.price,
      amount: ((before?.amount ?? 0) * 2) / 3,
    });
    expect(data.total_amount).toBe(weighed.after.total_amount);
    expect(data.item_count).toBe(2);
    const { amount } = await paying.row(waiting).then(({ total }) => ({ amount: total }));
    expect(data.changes).toMatchObject([
      { by: expect.stringContaining('Thu ngân'), difference: amount - waiting.total },
    ]);
    const own = await paying
      .server()
      .send('GET', `/v1/order/${encodeURIComponent(waiting.hash)}`, undefined, waiting.headers);
    const detail = (await own.json()).data;
    expect(detail.changes).toMatchObject([{ by: '', lines: data.changes[0]?.lines }]);
    expect(detail.items.map((item: { quantity: number }) => item.quantity)).toEqual([2]);
    expect(detail.total_amount).toBe(data.total_amount);
  });

  it('[OR111] another dish instead, at the price of today; dearer only when its diner was told [OR112]', async () => {
    const [as, waiting] = [await cashier(), await placed()];
    const added = itemOf(4);
    const swaps = [{ added: added[0]?.Pr_Key ?? '', line: 'one' }];
    const wish = { lines: [{ key: 'one', quantity: 0 }], added, swaps };
    const weighed = await weigh(as, waiting, wish);
    expect(weighed).toMatchObject({ refusal: null, needs_agreement: true });
    expect(weighed.changes).toMatchObject([{ was: { quantity: 1 }, now: { quantity: 4 } }]);
    expect(await refusal(await change(as, waiting, wish))).toMatchObject({
      status: 409,
      code: 'CHANGE_NOT_AGREED',
    });
    const { data } = await (await change(as, waiting, wish, { told: 'phone' })).json();
    expect(data.quote.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 4]);
    expect(data.to_collect).toBe(weighed.after.total_amount);
    const trail = await paying
      .server()
      .database.read.selectFrom('trail')
      .selectAll()
      .where('act', '=', 'changeOrder')
      .where('subject_id', '=', waiting.code)
      .execute();
    expect(trail).toHaveLength(1);
    expect(trail[0]?.details).toContain('"way":"phone"');
  });

  it('[OR65] is changed once under its key, however often it is sent', async () => {
    const [as, waiting] = [await cashier(), await placed()];
    const order = await onBoard(waiting);
    const { version, after } = await weigh(as, waiting, FEWER);
    const body = { version, ...keyed(order, FEWER), total_amount: after.total_amount };
    const send = () =>
      as('POST', `/v1/staff/order/${waiting.code}/lines`, body, { 'idempotency-key': 'doi-mot-lan' });
    const answers = [await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await onBoard(waiting)).changes).toHaveLength(1);
    // under another key it is another change, of an order that is another by now
    const again = await as('POST', `/v1/staff/order/${waiting.code}/lines`, body);
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'STALE' });
  });

  describe('paid before', () => {
    it('[OR113] dearer: the door takes the difference, and money for it may come before', async () => {
      const [as, waiting] = [await cashier(), await paid()];
      const wish = { added: itemOf(2) };
      const { difference } = await weigh(as, waiting, wish);
      expect(difference).toBeGreaterThan(0);
      const { data } = await (await change(as, waiting, wish, { told: 'phone' })).json();
      expect(data).toMatchObject({ to_collect: difference, captured: waiting.total, refund_due: 0 });
      expect(await paying.money(waiting)).toMatchObject({ captured: waiting.total, refund_due: 0 });
    });

    it('[PA15] cheaper: what is too much is due back, or goes back in the act of who may refund', async () => {
      const [as, waiting] = [await cashier(), await paid()];
      const { difference, may_give_back } = await weigh(as, waiting, FEWER);
      expect(may_give_back).toBe(false);
      expect(await refusal(await change(as, waiting, FEWER, { give_back: true }))).toMatchObject({
        status: 403,
        code: 'NOT_YOURS',
      });
      const { data } = await (await change(as, waiting, FEWER)).json();
      expect(data).toMatchObject({ refund_due: -difference, refunded: 0, to_collect: 0 });
      const second = await paid();
      const weighed = await weigh(paying.manager(), second, FEWER);
      expect(weighed.may_give_back).toBe(true);
      const done = await (await change(paying.manager(), second, FEWER, { give_back: true })).json();
      expect(done.data).toMatchObject({ refund_due: 0, refunded: -difference });
      expect(await paying.backAt(second)).toBe(-difference);
    });

    it('[OR113] what went back is taken again where it becomes dearer later, a gift is not', async () => {
      const [as, waiting] = [paying.manager(), await paid()];
      const gift = { amount: 1_000, reason: 'Xin lỗi' };
      await as('POST', `/v1/staff/order/${waiting.code}/refund`, gift);
      expect(await onBoard(waiting)).toMatchObject({ refunded: 1_000, to_collect: 0 });
      const back = (await weigh(as, waiting, FEWER)).difference;
      const { data: fewer } = await (await change(as, waiting, FEWER)).json();
      expect(fewer).toMatchObject({ refund_due: -back - 1_000, to_collect: 0 });
      const rest = { amount: fewer.refund_due, reason: 'Bớt món' };
      await as('POST', `/v1/staff/order/${waiting.code}/refund`, rest);
      const { data } = await (await change(as, waiting, { added: itemOf(2) }, { told: 'phone' })).json();
      expect(data).toMatchObject({ refunded: -back, refund_due: 0 });
      expect(data.to_collect).toBe(data.total_amount - waiting.total + rest.amount);
    });
  });

  it('[OR110] [OR111] what makes no sense is told in words, and nothing is half done', async () => {
    const [as, waiting] = [await cashier(), await placed()];
    const why = async (wish: Wish) => (await weigh(as, waiting, wish)).refusal?.code;
    expect(await why({})).toBe('CHANGE_NOTHING');
    expect(await why({ lines: [{ key: 'three', quantity: 3 }] })).toBe('CHANGE_NOTHING');
    expect(await why({ lines: [{ key: 'three', quantity: 4 }] })).toBe('CHANGE_LINES');
    expect(await why({ lines: [{ key: 'nobody', quantity: 0 }] })).toBe('CHANGE_LINES');
    expect(await why({ lines: [...FEWER.lines, ...FEWER.lines] })).toBe('CHANGE_LINES');
    expect(await why({ lines: ['three', 'one'].map((key) => ({ key, quantity: 0 })) })).toBe('CHANGE_EMPTY');
    const added = itemOf(1);
    const swaps = [{ added: added[0]?.Pr_Key ?? '', line: 'three' }];
    expect(await why({ added, swaps })).toBe('CHANGE_LINES');
    expect(await why({ added: [{ item_id: 'GONE', Pr_Key: 'x', quantity: 1 }] })).toBe('ITEM_GONE');
    for (const quantity of [-1, 1.5, 10_000])
      expect((await change(as, waiting, FEWER, { lines: [{ key: 'x', quantity }] })).status).toBe(400);
    const wrongTotal = await change(as, waiting, FEWER, { total_amount: 1 });
    expect(await refusal(wrongTotal)).toMatchObject({ code: 'PRICE_CHANGED' });
    expect((await change(paying.cook(), waiting, {})).status).toBe(403);
    expect((await onBoard(waiting)).changes).toEqual([]);
  });

  it('[OR110] not once it is ready, nor while its money is waited for', async () => {
    const [as, waiting] = [await cashier(), await placed()];
    const unpaid = await placed('MOMO_QR_AIO');
    const version = (await paying.row(unpaid)).version;
    const body = { version, added: [], total_amount: 1, ...FEWER };
    const early = await as('POST', `/v1/staff/order/${unpaid.code}/lines`, body);
    expect(await refusal(early)).toMatchObject({ status: 409, code: 'WRONG_STATUS' });
    for (const step of ['accept', 'ready'] as const) {
      const now = await onBoard(waiting);
      await as('POST', `/v1/staff/order/${waiting.code}/${step}`, {
        version: now.version,
        ...(step === 'accept' && { minutes: 20 }),
      });
    }
    expect((await weigh(as, waiting, FEWER)).refusal).toMatchObject({ code: 'WRONG_STATUS' });
  });
});
