import { expect, it } from 'vitest';
import { describePaying, type WaitingPayment } from '../../test/paying.ts';
import { bankSignature } from '../outside/payment/bank/bank-notice.ts';
import { DEMO_KEYS } from '../outside/payment/keys.ts';
import { zalopayMac } from '../outside/payment/zalopay/zalopay.ts';

describePaying('what banks and gateways tell', (paying) => {
  const { order, state, money, bank } = paying;
  const unplaced = async () =>
    (await (await paying.manager()('GET', '/v1/staff/unplaced-money')).json()).data.notices;
  const unplacedAs = async (reference: string) =>
    (await unplaced()).filter((notice: { reference: string }) => notice.reference === reference);

  /** A notice exactly as written: the text of the amount is sent and signed as it is. */
  const tell = (waiting: WaitingPayment, amount: string, change: Record<string, unknown> = {}) => {
    const data = {
      accountNumber: waiting.request.transfer?.account_number,
      description: `MAM${waiting.code}`,
      reference: `FT-${waiting.code}-${amount}`,
      code: '00',
      ...change,
    };
    const told = Object.entries({ ...data, amount: JSON.parse(amount) }).filter(
      ([, value]) => value !== undefined,
    );
    const signature = bankSignature(Object.fromEntries(told), 'sandbox');
    const text = JSON.stringify({ data: { ...data, amount: '#' }, signature }).replace('"#"', amount);
    return paying.server().fetch('/v1/payment/notice/bank/BEPNHA', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: text,
    });
  };

  it('[PA30] money on another account than the store’s settles nothing and is shown to a person', async () => {
    const waiting = await order('TRANSFER');
    const reference = `FT-ELSEWHERE-${waiting.code}`;
    const [said] = await bank(waiting, { account: '9999999999', reference, times: 2 });
    expect(said?.status).toBe(200);
    expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: 0 });
    expect(await unplacedAs(reference)).toMatchObject([{ outcome: 'other_account', amount: waiting.total }]);
  });

  it('[PA30] the account may be written with spaces, or not named at all', async () => {
    const spaced = await order('TRANSFER');
    const account = spaced.request.transfer?.account_number.replace(/^(....)/, '$1 ');
    await bank(spaced, { account });
    expect(await state(spaced)).toMatchObject({ state: 'SUCCESS' });
    for (const accountNumber of ['', null, undefined]) {
      const unnamed = await order('TRANSFER');
      expect((await tell(unnamed, String(unnamed.total), { accountNumber })).status).toBe(200);
      expect(await state(unnamed)).toMatchObject({ state: 'SUCCESS' });
    }
  });

  it.each(['9007199254740991', '9007199254740993', '1e19', '1000000000001', '-5', '0.5', '1e400'])(
    '[PA31] an amount of %s is refused and harms no order',
    async (amount) => {
      const waiting = await order('TRANSFER');
      const said = await Promise.all([
        tell(waiting, amount),
        tell(waiting, amount, { reference: `FT-A-${waiting.code}-${amount}` }),
      ]);
      expect(said.map(({ status }) => status)).toEqual([400, 400]);
      expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: 0 });
      await bank(waiting, {});
      expect(await money(waiting)).toMatchObject({ captured: waiting.total, refund_due: 0 });
    },
  );

  it.each([
    ['reference', '\0'],
    ['description', 'MAM \0'],
    ['reference', '\ud800'],
  ])(
    'a %s no database could store is refused by every one of them, and harms no order',
    async (field, text) => {
      const waiting = await order('TRANSFER');
      const said = await tell(waiting, String(waiting.total), { [field]: text });
      expect(said.status).toBe(400);
      expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: 0 });
    },
  );

  it('[PA14] told by the bank after staff confirmed it: who confirmed and when stays', async () => {
    const waiting = await order('TRANSFER');
    const { version } = await paying
      .server()
      .database.read.selectFrom('orders')
      .select('version')
      .where('code', '=', waiting.code)
      .executeTakeFirstOrThrow();
    await paying.cook()('POST', `/v1/staff/order/${waiting.code}/confirm-transfer`, { version });
    const [confirmed] = (await money(waiting)).payments;
    paying.pass(60_000);
    await bank(waiting, { reference: `FT-LATER-${waiting.code}` });
    expect((await money(waiting)).payments).toEqual([
      { ...confirmed, by: 'Bếp', reference: `FT-LATER-${waiting.code}` },
    ]);
  });

  it('[PA32] money a gateway tells of that nobody asked for is shown to every brand paid by it', async () => {
    const { app_id, key2 } = DEMO_KEYS.zalopay ?? { app_id: 0, key2: '' };
    const told = (number: number, amount: unknown) => {
      const about = { app_id, app_trans_id: '261123_nobody', amount, zp_trans_id: number };
      const data = JSON.stringify(about);
      const body = JSON.stringify({ data, mac: zalopayMac(key2, data) });
      return paying.server().fetch('/v1/payment/notice/zalopay', { method: 'POST', body });
    };
    const answers = [await told(77_001, 55_000), await told(77_001, 55_000)];
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
      { return_code: 1 },
      { return_code: 1 },
    ]);
    expect(await unplacedAs('77001')).toMatchObject([
      { gateway: 'zalopay', outcome: 'unknown', amount: 55_000 },
    ]);
    const kept = await paying
      .server()
      .database.read.selectFrom('payment_notices')
      .select('brand')
      .where('provider_ref', '=', '77001')
      .orderBy('brand')
      .execute();
    expect(kept.map(({ brand }) => brand)).toEqual(['BEPNHA', 'SPREE']);
  });

  it('[PA31] a gateway that tells of an amount beyond counting is not believed', async () => {
    const { app_id, key2 } = DEMO_KEYS.zalopay ?? { app_id: 0, key2: '' };
    const waiting = await order('ZALOPAYQR4');
    const app_trans_id = await paying.reference(waiting);
    for (const amount of [9_007_199_254_740_991, 1_000_000_000_001, 0.5, -1]) {
      const data = JSON.stringify({ app_id, app_trans_id, amount, zp_trans_id: 78_000 });
      const body = JSON.stringify({ data, mac: zalopayMac(key2, data) });
      const answer = await paying.server().fetch('/v1/payment/notice/zalopay', { method: 'POST', body });
      expect(await answer.json()).toMatchObject({ return_code: -1 });
    }
    expect(await state(waiting)).toMatchObject({ state: 'PENDING', captured: 0 });
  });

  it('[PA12] of codes that begin alike the order is meant that is not over, of two that are not a person says', async () => {
    const { database } = paying.server();
    const [over, open, other] = [await order('TRANSFER'), await order('TRANSFER'), await order('TRANSFER')];
    const change = (waiting: WaitingPayment, to: object) =>
      database.transaction((trx) =>
        trx.updateTable('orders').set(to).where('hash', '=', waiting.hash).execute(),
      );
    const called = async (waiting: WaitingPayment, code: string): Promise<WaitingPayment> => {
      const hash = waiting.hash.replace(/^[^:]+/, code);
      await change(waiting, { code, hash });
      return { ...waiting, code, hash };
    };
    await change(over, { status: 'WAIT_PAYMENT_CANCELLED', ended_at: 1 });
    const longer = await called(open, `${over.code}K`);
    await bank(longer, { description: `MAM${longer.code} com trua`, reference: `FT-K-${over.code}` });
    expect(await state(longer)).toMatchObject({ state: 'SUCCESS' });
    expect(await state(over)).toMatchObject({ captured: 0 });
    const alike = await called(other, `${longer.code}X`);
    const reference = `FT-X-${alike.code}`;
    await bank(alike, { description: `MAM${alike.code}`, reference });
    expect(await unplacedAs(reference)).toMatchObject([{ outcome: 'ambiguous' }]);
  });
});
