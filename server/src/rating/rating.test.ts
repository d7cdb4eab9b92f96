import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { refusal } from '../../test/placing.ts';
import { signedIn } from '../../test/staff.ts';
import { addPerson } from '../staff/people/add-person.ts';

describePaying('an order its buyer rates', (paying) => {
  const at = ({ hash }: Pick<WaitingPayment, 'hash'>) => `/v1/order/${encodeURIComponent(hash)}`;
  const rate = (waiting: Pick<WaitingPayment, 'hash'>, headers: Record<string, string>, body: object) =>
    paying.server().send('POST', `${at(waiting)}/rating`, body, headers);
  const sendForm = (waiting: WaitingPayment, body: URLSearchParams | FormData) =>
    fetch(`${paying.server().url}${at(waiting)}/rating`, { method: 'POST', headers: waiting.headers, body });
  const ratings = async (waiting: WaitingPayment) =>
    paying
      .server()
      .database.read.selectFrom('order_ratings')
      .selectAll()
      .where('order_id', '=', (await paying.row(waiting)).id)
      .execute();
  const added = async () =>
    paying
      .server()
      .database.read.selectFrom('store_ratings')
      .selectAll()
      .where('brand', '=', 'BEPNHA')
      .where('store_id', '=', 101)
      .executeTakeFirst();
  const detail = async (waiting: WaitingPayment, headers: Record<string, string>) =>
    (await (await paying.server().send('GET', at(waiting), undefined, headers)).json()).data;

  async function step(waiting: WaitingPayment, verb: string): Promise<void> {
    const { version } = await paying.row(waiting);
    const answer = await paying.cook()('POST', `/v1/staff/order/${waiting.code}/${verb}`, {
      version,
      minutes: 20,
    });
    expect(answer.status).toBe(200);
  }
  async function completed(): Promise<WaitingPayment> {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    for (const verb of ['accept', 'ready', 'complete']) await step(waiting, verb);
    return waiting;
  }

  it('[RA1] [RA3] [RA6] is read by buyer and staff with its words, by a friend with its stars', async () => {
    const waiting = await completed();
    const before = await paying.row(waiting);
    expect((await detail(waiting, waiting.headers)).rating).toBeNull();
    const [line] = (await detail(waiting, waiting.headers)).items;
    const dishes = [{ item_id: line.item_id, liked: true }];
    const body = {
      score: 4,
      feedback: '  Ngon\u202e.\r\nHơi nguội\u0007 ',
      dishes: [...dishes, { item_id: 'NOT-ORDERED', liked: false }],
    };
    const answer = await rate(waiting, { ...waiting.headers, 'accept-language': 'de' }, body);
    expect(answer.status).toBe(200);
    const said = await answer.json();
    expect(said).toMatchObject({ error: 0, message: 'Danke für Ihre Bewertung' });
    const rating = { _id: before.id, score: 4, feedback: 'Ngon.\nHơi nguội', dishes };
    expect(said.data.rating).toEqual(rating);
    expect((await detail(waiting, waiting.headers)).rating).toEqual(rating);

    const { headers: friend } = await paying.server().addDiner();
    for (const reader of [friend, {}])
      expect((await detail(waiting, reader)).rating).toEqual({ ...rating, feedback: '', dishes: [] });
    const history = await paying.server().send('GET', '/v1/order/history', undefined, waiting.headers);
    expect((await history.json()).data.orders[0].rating).toEqual(rating);

    const board = (await (await paying.cook()('GET', '/v1/staff/board?store=101')).json()).data;
    const onBoard = board.orders.find(({ code }: { code: string }) => code === waiting.code);
    expect(onBoard.rating).toEqual(rating);
    // the order is what it was
    expect(await paying.row(waiting)).toEqual(before);
  });

  it('[RA6] staff of another brand read the stars alone', async () => {
    const waiting = await completed();
    await rate(waiting, waiting.headers, { score: 1, feedback: 'Giấu kín' });
    const account = {
      brand: 'SPREE',
      password: 'mat-khau-1',
      stores: [],
      name: 'Fremd',
      role: 'owner' as const,
    };
    await addPerson(paying.server().database, account, Date.now());
    const stranger = await signedIn(paying.server(), 'Fremd', 'mat-khau-1', 'SPREE');
    const { data } = await (await stranger('GET', at(waiting))).json();
    expect(data.rating).toMatchObject({ score: 1, feedback: '' });
  });

  it('[RA4] the same again is answered the same, another one is refused', async () => {
    const waiting = await completed();
    const before = await added();
    const body = { score: 3, feedback: 'Tạm được.' };
    const first = await (await rate(waiting, waiting.headers, body)).json();
    const again = await rate(waiting, waiting.headers, { ...body, feedback: ' Tạm được. ' });
    expect([again.status, await again.json()]).toEqual([200, first]);
    for (const other of [{ score: 5, feedback: 'Tạm được.' }, { score: 3 }, { score: 3, feedback: 'Dở.' }])
      expect(await refusal(await rate(waiting, waiting.headers, other))).toMatchObject({
        status: 409,
        code: 'ALREADY_RATED',
      });
    expect(await ratings(waiting)).toHaveLength(1);
    expect(await added()).toMatchObject({
      count: (before?.count ?? 0) + 1,
      stars: (before?.stars ?? 0) + 3,
    });
  });

  it('[RA4] fifty at once: one row, counted once, and all who said the same are told yes', async () => {
    const waiting = await completed();
    const before = await added();
    const scores = Array.from({ length: 50 }, (_, index) => 1 + (index % 5));
    const answers = await Promise.all(
      scores.map(async (score) => ({
        score,
        status: (await rate(waiting, waiting.headers, { score })).status,
      })),
    );
    const rows = await ratings(waiting);
    expect(rows).toHaveLength(1);
    const kept = rows[0]?.score ?? 0;
    for (const { score, status } of answers)
      expect([score, status]).toEqual([score, score === kept ? 200 : 409]);
    expect(await added()).toMatchObject({
      count: (before?.count ?? 0) + 1,
      stars: (before?.stars ?? 0) + kept,
    });
  });

  it('[RA1] not before it is completed, and never when it was cancelled', async () => {
    const waiting = await paying.order('PAYMENT_ON_DELIVERY');
    const refused = async () =>
      expect(await refusal(await rate(waiting, waiting.headers, { score: 5 }))).toMatchObject({
        status: 409,
        code: 'NOT_RATEABLE',
      });
    await refused();
    await step(waiting, 'accept');
    await refused();
    const gone = await paying.order('PAYMENT_ON_DELIVERY');
    await paying.server().send('POST', `${at(gone)}/cancel`, {}, gone.headers);
    expect((await rate(gone, gone.headers, { score: 5 })).status).toBe(409);
    expect([await ratings(waiting), await ratings(gone)]).toEqual([[], []]);
  });

  it('[RA1] by nobody else: a stranger with the link, nobody at all, a link that is not whole', async () => {
    const waiting = await completed();
    const { headers } = await paying.server().addDiner();
    expect(await refusal(await rate(waiting, headers, { score: 1 }))).toMatchObject({
      status: 403,
      code: 'NOT_YOURS',
    });
    expect((await rate(waiting, {}, { score: 1 })).status).toBe(401);
    for (const hash of [waiting.code, `${waiting.code}:`, `${waiting.hash}x`, '%', 'x'.repeat(300)])
      expect([400, 404]).toContain((await rate({ hash }, waiting.headers, { score: 1 })).status);
    expect(await ratings(waiting)).toEqual([]);
  });

  it('[RA1] of an order that staff took for a caller, whoever holds its link', async () => {
    const waiting = await completed();
    await paying
      .server()
      .database.transaction((trx) =>
        trx.updateTable('orders').set({ uid: null }).where('code', '=', waiting.code).execute(),
      );
    const { headers } = await paying.server().addDiner();
    expect((await rate(waiting, headers, { score: 5 })).status).toBe(200);
  });

  it('[RA2] [RA3] what is no rating is refused in words, and nothing is kept', async () => {
    const waiting = await completed();
    for (const score of [0, 6, 4.5, -1])
      expect(await refusal(await rate(waiting, waiting.headers, { score }))).toMatchObject({
        status: 422,
        code: 'SCORE_INVALID',
      });
    for (const body of [
      {},
      [],
      { score: '5' },
      { score: null },
      { score: [5] },
      { score: 5, feedback: 7 },
      { score: 5, feedback: 'x'.repeat(5_000) },
      { score: 5, dishes: 'PHO' },
      { score: 5, dishes: Array(201).fill({ item_id: 'PHO', liked: true }) },
    ])
      expect((await rate(waiting, waiting.headers, body)).status).toBe(400);
    expect(
      await refusal(await rate(waiting, waiting.headers, { score: 5, feedback: 'ế'.repeat(501) })),
    ).toMatchObject({ status: 422, code: 'FEEDBACK_TOO_LONG' });
    expect(await ratings(waiting)).toEqual([]);
    expect((await rate(waiting, waiting.headers, { score: 5, feedback: 'ế'.repeat(500) })).status).toBe(200);
  });

  it('[RA1] comes as a form of either kind just as well', async () => {
    const fields = { score: '4', feedback: 'Ngon & nóng\r\nlắm', extra: 'x' };
    const multipart = new FormData();
    for (const [name, value] of Object.entries(fields)) multipart.set(name, value);
    for (const form of [new URLSearchParams(fields), multipart]) {
      const waiting = await completed();
      expect((await sendForm(waiting, form)).status).toBe(200);
      expect(await ratings(waiting)).toMatchObject([{ score: 4, feedback: 'Ngon & nóng\nlắm' }]);
      // a form and JSON that say the same are the same
      expect((await rate(waiting, waiting.headers, { score: 4, feedback: 'Ngon & nóng\nlắm' })).status).toBe(
        200,
      );
    }
  });

  it('[RA2] a form that is none, says something twice, brings a file or ten megabytes is refused', async () => {
    const waiting = await completed();
    const forms = (...pairs: [string, string | Blob][]) => {
      const form = new FormData();
      for (const [name, value] of pairs) form.append(name, value);
      return form;
    };
    for (const score of ['0', '6', '4.5', '']) {
      const answer = await sendForm(waiting, new URLSearchParams({ score }));
      expect([score, answer.status]).toEqual([score, score === '' ? 400 : 422]);
    }
    for (const [form, status] of [
      [forms(['score', '5'], ['score', '1']), 400],
      [forms(['score', new Blob(['5'])]), 400],
      [forms(['score', '5'], ['feedback', new Blob(['x'.repeat(100)])]), 400],
      [forms(...Array.from({ length: 30 }, (_, n): [string, string] => [`f${n}`, 'x'])), 400],
      [new URLSearchParams({ score: '5', feedback: '\0' }), 400],
      [new URLSearchParams({ score: '5e0' }), 400],
    ] as const)
      expect((await sendForm(waiting, form)).status).toBe(status);
    const raw = (type: string, body: string) =>
      fetch(`${paying.server().url}${at(waiting)}/rating`, {
        method: 'POST',
        headers: { ...waiting.headers, 'content-type': type },
        body,
      });
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary=',
    ])
      expect((await raw(type, 'score=5')).status).toBe(400);
    expect((await raw('application/x-www-form-urlencoded', 'score=5&feedback=%ff')).status).toBe(400);
    expect((await raw('text/plain', 'score=5')).status).toBe(415);
    // a server that does not read on may close the connection before all is sent
    const large = forms(['score', '5'], ['feedback', 'x'.repeat(10 * 1024 * 1024)]);
    const status = await sendForm(waiting, large).then(
      (answer) => answer.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect(await ratings(waiting)).toEqual([]);
    // forms are read nowhere else
    const cancel = await fetch(`${paying.server().url}${at(waiting)}/cancel`, {
      method: 'POST',
      headers: waiting.headers,
      body: new URLSearchParams({ reason: 'x' }),
    });
    expect(cancel.status).toBe(415);
  });

  it('[RA5] an average stands from five ratings on, of its own store and brand', async () => {
    const shown = async (brand: string) =>
      (await (await paying.server().send('GET', `/v1/restaurant/ratings?pos_parent=${brand}`)).json()).data
        .ratings;
    await paying.server().database.transaction((trx) => trx.deleteFrom('store_ratings').execute());
    for (const score of [5, 4, 4, 5]) {
      const waiting = await completed();
      expect((await rate(waiting, waiting.headers, { score })).status).toBe(200);
    }
    expect(await shown('BEPNHA')).toEqual([]);
    const fifth = await completed();
    await rate(fifth, fifth.headers, { score: 4 });
    expect(await shown('BEPNHA')).toEqual([{ store_id: 101, count: 5, average: 4.4 }]);
    expect(await shown('SPREE')).toEqual([]);
    expect(await shown('NOBODY')).toEqual([]);
  });
});
