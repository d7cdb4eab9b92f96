import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { tablesThatSay } from '../../test/database/whole-database.ts';
import { aDish, defaultLine } from '../../test/order.ts';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { outcome, refusal } from '../../test/placing.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { addPerson } from '../staff/people/add-person.ts';

const DAY = 24 * 60 * 60_000;

describePaying('something was wrong', (paying) => {
  const { server, manager } = paying;
  const at = ({ hash }: WaitingPayment) => `/v1/order/${encodeURIComponent(hash)}`;
  const keys = (of: WaitingPayment) =>
    (of.body as { items: { Pr_Key: string }[] }).items.map(({ Pr_Key }) => Pr_Key);
  const report = (of: WaitingPayment, body: object = {}, headers = of.headers) =>
    server().send(
      'POST',
      `${at(of)}/issue`,
      { lines: [{ key: key(of), reason: 'missing' }], ...body },
      headers,
    );
  const key = (of: WaitingPayment, index = 0) => keys(of)[index] ?? '';
  const detail = async (of: WaitingPayment, headers = of.headers) =>
    (await (await server().send('GET', at(of), undefined, headers)).json()).data;
  const cashier = async (): Promise<AsStaff> => {
    const name = `Thu ngân ${randomUUID().slice(0, 8)}`;
    const account = { brand: 'BEPNHA', password: 'mat-khau-1', stores: [], name, role: 'cashier' as const };
    await addPerson(server().database, account, Date.now());
    return signedIn(server(), name, 'mat-khau-1', 'BEPNHA');
  };
  const board = async (as: AsStaff = manager()) =>
    (await (await as('GET', '/v1/staff/board?store=101')).json()).data;
  const onBoard = async ({ code }: WaitingPayment, as?: AsStaff) =>
    (await board(as)).issues.find((order: { code: string }) => order.code === code);
  const answer = async (of: WaitingPayment, body: object, as = manager(), once = randomUUID()) => {
    const { issues } = (await onBoard(of)) ?? (await boardOrder(of));
    const { id, version } = issues.at(-1);
    const path = `/v1/staff/order/${of.code}/issue/${id}/answer`;
    return as('POST', path, { version, ...body }, { 'idempotency-key': once });
  };
  const boardOrder = async ({ code }: WaitingPayment) =>
    (await board()).orders.find((order: { code: string }) => order.code === code);
  const complete = async (of: WaitingPayment) => {
    for (const verb of ['accept', 'ready', 'complete']) {
      const { version } = await paying.row(of);
      const moved = await paying.cook()('POST', `/v1/staff/order/${of.code}/${verb}`, {
        version,
        minutes: 20,
      });
      expect([verb, moved.status]).toEqual([verb, 200]);
    }
    return of;
  };
  const two = () => {
    const dish = defaultLine(aDish(paying.shop()), 3);
    return [dish, { ...dish, key: 'second', quantity: 1, note: 'ít đá' }];
  };
  const eaten = async (method = 'PAYMENT_ON_DELIVERY', draft: object = {}) => {
    const of = await paying.order(method, { lines: two(), ...draft });
    if (method === 'MOMO_QR_AIO') await paying.sandbox().act(await paying.reference(of), 'pay');
    return complete(of);
  };
  const rows = (of: WaitingPayment) =>
    server()
      .database.read.selectFrom('issue_reports')
      .innerJoin('orders', 'orders.id', 'issue_reports.order_id')
      .selectAll('issue_reports')
      .where('orders.code', '=', of.code)
      .execute();

  it('[OR120] [OR122] [OR124] is told by the buyer, rings at the counter with its order, and is read by both', async () => {
    const of = await eaten();
    const told = await report(of, { words: ' Thiếu \u202ebún ' });
    expect(told.status).toBe(200);
    const { data } = await told.json();
    expect(data.issues).toMatchObject([
      {
        lines: [{ key: key(of), reason: 'missing', quantity: 3 }],
        words: 'Thiếu bún',
        is_mine: true,
        answer: null,
      },
    ]);
    expect(data.issue_until).toBeGreaterThan(0);
    expect(await onBoard(of)).toMatchObject({ code: of.code, issues: [{ version: 1, words: 'Thiếu bún' }] });
    // somebody with the link alone reads nothing of it
    const { headers } = await server().addDiner();
    expect(await detail(of, headers)).toMatchObject({ issues: [], issue_until: null });
    expect(await refusal(await report(of, {}, headers))).toMatchObject({ status: 403, code: 'NOT_YOURS' });
    expect((await report(of, {}, {})).status).toBe(401);
  });

  it('[OR122] the same again is the first; until it is answered it changes, and no line stands twice', async () => {
    const of = await eaten();
    const answers = await Promise.all([report(of), report(of), report(of)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows(of)).toHaveLength(1);
    const changed = await report(of, { lines: [{ key: key(of), reason: 'wrong', quantity: 1 }] });
    expect((await changed.json()).data.issues).toMatchObject([{ lines: [{ reason: 'wrong', quantity: 1 }] }]);
    expect(await rows(of)).toMatchObject([{ version: 2 }]);
    expect((await answer(of, { kind: 'call' })).status).toBe(200);
    expect((await report(of, { lines: [{ key: key(of), reason: 'wrong', quantity: 1 }] })).status).toBe(200);
    expect(await refusal(await report(of))).toMatchObject({ status: 409, code: 'ISSUE_NAMED' });
    // an app knows the line without what was added to its key on the way
    const more = await report(of, { lines: [{ key: key(of, 1).split('~')[0], reason: 'wrong' }] });
    expect((await more.json()).data.issues).toHaveLength(2);
  });

  it('[OR120] [OR121] is refused in words: too early, too late, cancelled, no such line, too many of it', async () => {
    const early = await paying.order('PAYMENT_ON_DELIVERY');
    expect(await refusal(await report(early))).toMatchObject({ status: 409, code: 'ISSUE_NOT_COMPLETED' });
    await server().send('POST', `${at(early)}/cancel`, {}, early.headers);
    expect((await refusal(await report(early))).code).toBe('ISSUE_NOT_COMPLETED');
    const of = await eaten();
    for (const lines of [
      [{ key: 'nobody', reason: 'missing' }],
      [{ key: key(of), reason: 'missing', quantity: 4 }],
      [
        { key: key(of), reason: 'missing' },
        { key: key(of), reason: 'wrong' },
      ],
    ])
      expect(await refusal(await report(of, { lines }))).toMatchObject({ status: 422, code: 'ISSUE_LINES' });
    for (const lines of [
      [],
      [{ key: key(of), reason: 'cold' }],
      [{ key: key(of), reason: 'wrong', quantity: 0 }],
    ])
      expect((await report(of, { lines })).status).toBe(400);
    expect((await refusal(await report(of, { words: 'x'.repeat(501) }))).code).toBe('ISSUE_WORDS_TOO_LONG');
    expect(await rows(of)).toEqual([]);
    paying.pass(DAY);
    expect((await refusal(await report(of))).code).toBe('ISSUE_TOO_LATE');
  });

  it('[OR122] a hundred reports are refused before they are written', async () => {
    const of = await eaten();
    const codes: string[] = [];
    for (let turn = 0; turn < 24; turn += 1) {
      const told = await report(of, { words: `lần ${turn}` });
      codes.push(told.status === 200 ? 'ok' : (await refusal(told)).code);
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(20);
    expect(codes.at(-1)).toBe('TOO_OFTEN');
    expect(await rows(of)).toHaveLength(1);
  });

  it('[OR121] of an order staff took for a caller, whoever holds its link', async () => {
    const of = await eaten();
    await server().database.transaction((trx) =>
      trx.updateTable('orders').set({ uid: null }).where('code', '=', of.code).execute(),
    );
    const { headers } = await server().addDiner();
    expect((await (await report(of, {}, headers)).json()).data.issues).toMatchObject([{ is_mine: true }]);
  });

  it('[OR123] [PA70] is answered with money back for its lines, by the role that refunds, once a key', async () => {
    const of = await eaten('MOMO_QR_AIO');
    await report(of, { lines: [{ key: key(of), reason: 'missing', quantity: 1 }] });
    expect((await answer(of, { kind: 'refund' }, paying.cook())).status).toBe(403);
    expect((await answer(of, { kind: 'refund' }, await cashier())).status).toBe(403);
    const once = randomUUID();
    const [left, right] = await Promise.all([
      answer(of, { kind: 'refund' }, manager(), once),
      answer(of, { kind: 'refund' }, manager(), once),
    ]);
    for (const one of [left, right]) expect(['ok', 'IN_FLIGHT']).toContain(await outcome(one));
    expect((await answer(of, { kind: 'refund' }, manager(), once)).status).toBe(200);
    const { payments, refunded } = await paying.money(of);
    expect(refunded).toBe(Math.floor(of.total / 4));
    expect(payments.filter(({ kind }: { kind: string }) => kind === 'refund')).toHaveLength(1);
    expect(await paying.backAt(of)).toBe(refunded);
    expect((await detail(of)).issues[0].answer).toMatchObject({ kind: 'refund', amount: refunded });
    expect(await onBoard(of)).toBeUndefined();
    const trail = await (await manager()('GET', '/v1/staff/trail?store=101&kind=moneyOut')).json();
    expect(JSON.stringify(trail.data)).toContain(of.code);
  });

  it('[OR123] [PA70] a refund that cannot be is no answer: all is given back already', async () => {
    const of = await eaten('MOMO_QR_AIO');
    await report(of);
    await manager()('POST', `/v1/staff/order/${of.code}/refund`, { reason: 'Khách không hài lòng' });
    const refused = await refusal(await answer(of, { kind: 'refund' }));
    expect(refused).toMatchObject({ status: 409, code: 'REFUND_TOO_MUCH' });
    expect(await rows(of)).toMatchObject([{ answered_at: null }]);
    expect((await answer(of, { kind: 'call' })).status).toBe(200);
  });

  it('[VO21] is answered with a voucher of the number’s own, worth no more than was reported', async () => {
    const of = await eaten();
    await report(of, { lines: [{ key: key(of, 1), reason: 'wrong' }] });
    const worth = of.total / 4;
    const by = await cashier();
    const more = await answer(of, { kind: 'voucher', amount: worth + 1 }, by);
    expect(await refusal(more)).toMatchObject({ status: 422, code: 'ISSUE_VOUCHER_TOO_MUCH' });
    expect((await answer(of, { kind: 'call', amount: 1 }, by)).status).toBe(400);
    expect((await answer(of, { kind: 'voucher' }, by)).status).toBe(200);
    const [{ answer: given }] = (await detail(of)).issues;
    expect(given).toMatchObject({ kind: 'voucher', amount: worth });
    const own = await server()
      .database.read.selectFrom('own_vouchers')
      .selectAll()
      .where('code', '=', given.voucher_code)
      .executeTakeFirstOrThrow();
    expect(own).toMatchObject({ state: 'FREE', phone_number: (await paying.row(of)).phone_number });
    expect(
      (await (await manager()('GET', '/v1/staff/trail?store=101&kind=discount')).json()).data,
    ).toBeTruthy();
  });

  it('[MS19] [OR124] its diner is told how it was answered, on the devices that asked', async () => {
    const of = await eaten();
    await report(of);
    const subscription = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    };
    await server().send('POST', '/v1/push/subscription', subscription, of.headers);
    expect((await answer(of, { kind: 'call' })).status).toBe(200);
    const told = await server().database.read.selectFrom('outbox').selectAll().execute();
    const news = told.filter(({ document }) => document.includes('issue_answered'));
    expect(news.some(({ document }) => document.includes(of.code) && document.includes('call'))).toBe(true);
  });

  it('[VO21] not where nobody can be reached', async () => {
    const of = await eaten();
    await report(of);
    await server().database.transaction((trx) =>
      trx.updateTable('orders').set({ phone: '', phone_number: '' }).where('code', '=', of.code).execute(),
    );
    for (const kind of ['voucher', 'call'])
      expect(await refusal(await answer(of, { kind }))).toMatchObject({
        status: 409,
        code: 'ISSUE_NO_NUMBER',
      });
  });

  it('[OR123] of two who answer at once one wins, and the other reads whose it was', async () => {
    const of = await eaten();
    await report(of);
    const [one, other] = [await cashier(), await cashier()];
    const answers = await Promise.all([
      answer(of, { kind: 'voucher' }, one),
      answer(of, { kind: 'call' }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost && (await refusal(lost))).toMatchObject({ code: 'ISSUE_ANSWERED' });
  });

  it('[OR123] an answer is to what was read: a report that changed meanwhile is read again', async () => {
    const of = await eaten();
    await report(of);
    const { id } = (await onBoard(of)).issues[0];
    await report(of, { words: 'và thiếu cả nước mắm' });
    const path = `/v1/staff/order/${of.code}/issue/${id}/answer`;
    const stale = await manager()('POST', path, { version: 1, kind: 'call' });
    expect(await refusal(stale)).toMatchObject({ status: 409, code: 'ISSUE_CHANGED' });
    const other = await eaten();
    const wrong = await manager()('POST', path.replace(of.code, other.code), { version: 2, kind: 'call' });
    expect(wrong.status).toBe(404);
    expect(await onBoard(of, paying.cook())).toBeUndefined();
  });

  it('[OR125] [DN16] its words are its diner’s: read, and erased with the order; what was wrong stays counted', async () => {
    const of = await eaten();
    const words = `Chuyện riêng ${randomUUID()}`;
    await report(of, { words });
    const mine = await (await server().send('GET', '/v1/my-data', undefined, of.headers)).json();
    expect(mine.data.issues).toMatchObject([
      { code: of.code, words, dishes: [{ reason: 'missing', quantity: 3 }] },
    ]);
    expect(await tablesThatSay(server().database, [words])).toEqual(['issue_reports']);
    const erased = await server().send('POST', '/v1/my-data/erase', undefined, of.headers);
    expect(erased.status).toBe(200);
    expect(await tablesThatSay(server().database, [words])).toEqual([]);
    expect(await rows(of)).toMatchObject([{ uid: null, words: '' }]);
    const counted = await server()
      .database.read.selectFrom('issue_lines')
      .selectAll()
      .where('report_id', '=', (await rows(of))[0]?.id ?? '')
      .execute();
    expect(counted).toMatchObject([{ reason: 'missing', quantity: 3, store_id: 101 }]);
    expect(await onBoard(of)).toBeUndefined();
  });
});
