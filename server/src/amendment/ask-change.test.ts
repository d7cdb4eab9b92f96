import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { QUESTION_WAITS } from '@mam/domain/order/change-question.ts';
import { expect, it } from 'vitest';
import { aDish, anOrder, defaultLine } from '../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { runDue } from '../clock/clock.ts';
import { sellOut } from '../menu/sell-out.ts';
import { unansweredChanges } from './unanswered-changes.ts';

describePaying('a change its diner is asked about', (paying) => {
  const tick = () => runDue([unansweredChanges], paying.parts());
  const onBoard = async ({ code }: Pick<WaitingPayment, 'code'>): Promise<StaffOrder> => {
    const { data } = await (await paying.manager()('GET', '/v1/staff/board?store=101')).json();
    return data.orders.find((order: StaffOrder) => order.code === code);
  };
  const other = () =>
    aDish(paying.shop(), ({ id, groups }) => id !== aDish(paying.shop()).id && groups.length === 0);
  const placed = (method = 'PAYMENT_ON_DELIVERY') =>
    paying.order(method, { type: 'PICKUP', lines: [defaultLine(aDish(paying.shop()), 2, 'two')] });
  const paid = async () => {
    const waiting = await placed('MOMO_QR_AIO');
    await paying.sandbox().act(await paying.reference(waiting), 'pay');
    return waiting;
  };
  const staff = (waiting: WaitingPayment, path: string, body: object) =>
    paying.manager()('POST', `/v1/staff/order/${waiting.code}/${path}`, body);
  /** One dish more, with the total it makes. */
  const oneMore = async (waiting: WaitingPayment) => {
    const { version } = await onBoard(waiting);
    const { items: added } = anOrder(paying.shop(), [defaultLine(other(), 1, 'new')]);
    const body = { version, lines: [], added };
    const { data } = await (await staff(waiting, 'lines/weigh', body)).json();
    return { ...body, total_amount: data.after.total_amount };
  };
  const ask = async (waiting: WaitingPayment): Promise<StaffOrder> =>
    (await (await staff(waiting, 'lines/ask', await oneMore(waiting))).json()).data;
  const say = ({ hash, headers }: WaitingPayment, body: object) =>
    paying.server().send('POST', `/v1/order/${encodeURIComponent(hash)}/change`, body, headers);
  const answerTo = ({ asked_change: asked }: StaffOrder, answer: 'accept' | 'decline') => ({
    ...{ answer, asked_at: asked?.asked_at, total_amount: asked?.after },
  });
  const read = async ({ hash, headers }: WaitingPayment, as = headers) =>
    (await (await paying.server().send('GET', `/v1/order/${encodeURIComponent(hash)}`, undefined, as)).json())
      .data;
  const acts = async ({ code }: WaitingPayment) => {
    const { read: db } = paying.server().database;
    const rows = await db
      .selectFrom('trail')
      .selectAll()
      .where('subject_id', '=', code)
      .orderBy('seq')
      .execute();
    return rows.filter(({ act }) => act.endsWith('Change') || act === 'changeOrder');
  };

  it('[OR115] [OR116] asked, the order is as it was; agreed, it is what the restaurant would have written', async () => {
    const waiting = await paid();
    const before = await onBoard(waiting);
    const asked = await ask(waiting);
    expect(asked).toMatchObject({ total_amount: before.total_amount, quote: before.quote, changes: [] });
    const { asked_change: question } = asked;
    expect(question).toMatchObject({ state: 'asked', before: before.total_amount });
    expect(question?.difference).toBe((question?.after ?? 0) - before.total_amount);
    expect(await refusal(await staff(waiting, 'lines/ask', await oneMore(waiting)))).toMatchObject({
      ...{ status: 409, code: 'CHANGE_ASKED' },
    });
    const stranger = (await paying.server().addDiner()).headers;
    expect((await read(waiting, stranger)).asked_change).toBeNull();
    expect((await read(waiting)).asked_change).toEqual(question);
    expect((await say({ ...waiting, headers: stranger }, answerTo(asked, 'accept'))).status).toBe(403);
    const told = await Promise.all([1, 2, 3].map(() => say(waiting, answerTo(asked, 'accept'))));
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await onBoard(waiting);
    expect(after).toMatchObject({ total_amount: question?.after, to_collect: question?.difference });
    expect(after.changes).toMatchObject([{ by: 'Quản', on_page: true, lines: [{ now: { quantity: 1 } }] }]);
    expect(after.asked_change?.state).toBe('agreed');
    expect((await read(waiting)).changes).toMatchObject([{ by: '', on_page: true }]);
    expect((await acts(waiting)).map(({ act, staff_name }) => [act, staff_name])).toEqual([
      ['askChange', 'Quản'],
      ['changeOrder', 'Quản'],
    ]);
    expect((await acts(waiting))[1]?.details).toContain('"way":"page"');
    expect(await refusal(await say(waiting, answerTo(asked, 'decline')))).toMatchObject({
      code: 'CHANGE_QUESTION_OVER',
    });
  });

  it('[OR115] declined, taken back or not answered in time, the order is as it was, and it can be asked again', async () => {
    const waiting = await placed();
    const { total_amount } = await onBoard(waiting);
    const first = await ask(waiting);
    expect((await say(waiting, answerTo(first, 'decline'))).status).toBe(200);
    expect(await onBoard(waiting)).toMatchObject({
      total_amount,
      changes: [],
      asked_change: { state: 'declined' },
    });
    const second = await ask(waiting);
    const stale = await staff(waiting, 'lines/take-back', { version: second.version - 1 });
    expect(await refusal(stale)).toMatchObject({ code: 'STALE' });
    expect((await staff(waiting, 'lines/take-back', { version: second.version })).status).toBe(200);
    expect(await refusal(await say(waiting, answerTo(second, 'accept')))).toMatchObject({
      ...{ status: 409, code: 'CHANGE_QUESTION_OVER' },
    });
    const third = await ask(waiting);
    paying.pass(QUESTION_WAITS);
    expect(await refusal(await say(waiting, answerTo(third, 'accept')))).toMatchObject({
      code: 'CHANGE_QUESTION_OVER',
    });
    await tick();
    expect(await onBoard(waiting)).toMatchObject({
      ...{ total_amount, changes: [], asked_change: { state: 'unanswered' } },
    });
  });

  it('[OR116] weighed anew: what cannot be had any more is refused in words and ends the question', async () => {
    const waiting = await placed();
    const asked = await ask(waiting);
    const wish = { brand: 'BEPNHA', store: 101, itemId: other().id, by: 'test' };
    await sellOut(paying.parts(), { ...wish, soldOut: true }, Date.now());
    expect(await refusal(await say(waiting, answerTo(asked, 'accept')))).toMatchObject({ code: 'SOLD_OUT' });
    await sellOut(paying.parts(), { ...wish, soldOut: false }, Date.now());
    expect(await onBoard(waiting)).toMatchObject({
      ...{ total_amount: asked.total_amount, changes: [], asked_change: { state: 'failed' } },
    });
  });

  it('[OR116] an order that was called off meanwhile stays so, and a total nobody asked about ends nothing', async () => {
    const waiting = await placed();
    const asked = await ask(waiting);
    const wrong = { ...answerTo(asked, 'accept'), total_amount: 1 };
    expect(await refusal(await say(waiting, wrong))).toMatchObject({ code: 'PRICE_CHANGED' });
    expect((await onBoard(waiting)).asked_change?.state).toBe('asked');
    await staff(waiting, 'reject', { version: asked.version, reason: 'Hết món' });
    expect(await refusal(await say(waiting, answerTo(asked, 'accept')))).toMatchObject({
      code: 'WRONG_STATUS',
    });
    expect(await paying.row(waiting)).toMatchObject({ status: 'CANCELLED', total: waiting.total });
  });

  it('[OR115] [OR116] agreed and taken back at one moment: one of it counts', async () => {
    const waiting = await placed();
    const asked = await ask(waiting);
    const [agreed, back] = await Promise.all([
      say(waiting, answerTo(asked, 'accept')),
      staff(waiting, 'lines/take-back', { version: asked.version }),
    ]);
    expect([agreed.status, back.status].sort()).toEqual([200, 409]);
    const { asked_change: question, total_amount, changes } = await onBoard(waiting);
    const isAgreed = agreed.status === 200;
    expect(question?.state).toBe(isAgreed ? 'agreed' : 'takenBack');
    expect(total_amount).toBe(isAgreed ? question?.after : question?.before);
    expect(changes).toHaveLength(isAgreed ? 1 : 0);
  });

  it('[OR115] [OR116] agreed at the very end and ended by the clock at one moment: one of it counts', async () => {
    const waiting = await placed();
    const asked = await ask(waiting);
    paying.pass(QUESTION_WAITS - 60_000);
    const answer = say(waiting, answerTo(asked, 'accept'));
    paying.pass(60_000);
    await tick();
    const { status } = await answer;
    const { asked_change: question, changes } = await onBoard(waiting);
    expect(question?.state).toBe(status === 200 ? 'agreed' : 'unanswered');
    expect(changes).toHaveLength(status === 200 ? 1 : 0);
  });

  it('[OR112] [OR115] a change that is written meanwhile ends the question', async () => {
    const waiting = await placed();
    const asked = await ask(waiting);
    const direct = await staff(waiting, 'lines', { ...(await oneMore(waiting)), told: 'phone' });
    expect((await direct.json()).data.asked_change).toBeNull();
    expect(await refusal(await say(waiting, answerTo(asked, 'accept')))).toMatchObject({
      code: 'CHANGE_QUESTION_OVER',
    });
    expect((await onBoard(waiting)).changes).toHaveLength(1);
  });
});
