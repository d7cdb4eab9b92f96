import type { PhoneSearchAnswer } from '@mam/contract/order/history.schema.ts';
import { beforeEach, expect, it } from 'vitest';
import { describeMessages } from '../../test/messages.ts';
import { placingAt, refusal } from '../../test/placing.ts';
import { signedIn } from '../../test/staff.ts';
import { WIDE_LIMITS } from '../../test/with-server.ts';
import { addPerson } from '../staff/people/add-person.ts';

const SEND = '/v1/my-order/authenticate/send-otp';
const CHECK = '/v1/my-order/authenticate/verify';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Headers = Record<string, string>;
const limits = {
  LIMITS: `${WIDE_LIMITS},phone_searches_of_diner_a_minute=off`,
};

describeMessages(
  'a code that proves a phone number',
  (messaging) => {
    const { server, caught, pass } = messaging;
    const { order, place } = placingAt(messaging.server);
    let phones = 0;
    let phone = '';
    beforeEach(() => {
      phones += 1;
      phone = `0905${String(phones).padStart(6, '0')}`;
    });

    const diner = async () => (await server().addDiner()).headers;
    const body = (more: object = {}) => ({ phone, pos_parent: 'BEPNHA', pos_id: 101, ...more });
    const send = (headers: Headers, more: object = {}) => {
      const key = { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'en' };
      return server().send('POST', SEND, body(more), { ...key, ...headers });
    };
    const check = (headers: Headers, code: string, more: object = {}) =>
      server().send('POST', CHECK, body({ code, ...more }), { 'accept-language': 'en', ...headers });
    const toPhone = async () => (await caught()).filter(({ to }) => to === `+84${phone.slice(1)}`);
    const codeFor = async (headers: Headers) => {
      const before = (await toPhone()).length;
      expect((await send(headers)).status).toBe(200);
      await expect.poll(async () => (await toPhone()).length).toBe(before + 1);
      return (await toPhone())[0]?.code ?? '';
    };
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
    const search = async (headers: Headers): Promise<PhoneSearchAnswer> =>
      (
        await (
          await server().fetch(`/v1/order/history-by-phone?phone=${phone}&pos_parent=BEPNHA`, { headers })
        ).json()
      ).data;
    const code = async (answer: Response) => (await refusal(answer)).code;

    it('[MS6] has six digits, comes by message, is kept as a hash and proves the number once', async () => {
      const headers = await diner();
      const sent = await codeFor(headers);
      expect(sent).toMatch(/^\d{6}$/);
      const [message] = await toPhone();
      expect(message).toMatchObject({ kind: 'sms', to: `+84${phone.slice(1)}` });
      expect(message?.text).toBe(`Your code is ${sent}, valid for 5 minutes. Do not give it to anyone.`);
      const { read } = server().database;
      await expect
        .poll(async () => JSON.stringify(await read.selectFrom('outbox').selectAll().execute()))
        .not.toContain(sent);
      expect(JSON.stringify(await read.selectFrom('phone_codes').selectAll().execute())).not.toContain(sent);
      const inThirtyDays = () => Math.floor((messaging.now() + 30 * DAY) / 1000);
      const soonest = inThirtyDays();
      const answer = await check(headers, `${sent.slice(0, 3)} ${sent.slice(3)}`);
      expect(answer.status).toBe(200);
      const { proved_until: until } = (await answer.json()).data;
      expect(until >= soonest && until <= inThirtyDays()).toBe(true);
      expect(await code(await check(headers, sent))).toBe('PHONE_CODE_OVER');
    });

    it('[MS6] of 50 guesses side by side five are tried, and then the right one is too late', async () => {
      const headers = await diner();
      const sent = await codeFor(headers);
      const answers = await Promise.all(Array.from({ length: 50 }, () => check(headers, wrong(sent))));
      const codes = await Promise.all(answers.map(code));
      expect(codes.filter((one) => one === 'PHONE_CODE_WRONG')).toHaveLength(4);
      expect(codes.filter((one) => one === 'PHONE_CODE_OVER')).toHaveLength(46);
      const { read } = server().database;
      const rows = await read.selectFrom('phone_codes').select('tries').execute();
      expect(Math.max(...rows.map(({ tries }) => tries))).toBe(5);
      expect(await code(await check(headers, sent))).toBe('PHONE_CODE_OVER');
    });

    it('[MS6] the right one, sent fifty times side by side, proves the number once', async () => {
      const headers = await diner();
      const sent = await codeFor(headers);
      const answers = await Promise.all(Array.from({ length: 50 }, () => check(headers, sent)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('[MS6] [MS15] is nobody else’s, of no other number or brand, and over for good after five minutes', async () => {
      const [headers, other] = [await diner(), await diner()];
      const sent = await codeFor(headers);
      expect(await code(await check(other, sent))).toBe('PHONE_CODE_OVER');
      expect(await code(await check(headers, sent, { phone: '0905999999' }))).toBe('PHONE_CODE_OVER');
      expect(await code(await check(headers, sent, { pos_parent: 'SPREE', pos_id: 201 }))).not.toBe('');
      await pass(5 * MINUTE);
      expect(await code(await check(headers, sent))).toBe('PHONE_CODE_OVER');
      // [MS15] a code found too late stays over when the clock goes back
      await pass(-5 * MINUTE);
      expect(await code(await check(headers, sent))).toBe('PHONE_CODE_OVER');
    });

    it('[MS6] a newer one takes the place of the older', async () => {
      const headers = await diner();
      const first = await codeFor(headers);
      await pass(MINUTE);
      const second = await codeFor(headers);
      if (first !== second) expect(await code(await check(headers, first))).toBe('PHONE_CODE_WRONG');
      expect((await check(headers, second)).status).toBe(200);
    });

    it('[MS7] one number is sent one a minute, three in ten minutes and eight a day, whichever strangers ask', async () => {
      const ask = async () => {
        const answer = await send(await diner());
        return answer.status === 200 ? 'sent' : ((await answer.json()).data.seconds as number);
      };
      expect(await ask()).toBe('sent');
      expect(await ask()).toBeLessThanOrEqual(60);
      for (const wait of [MINUTE, MINUTE]) {
        await pass(wait);
        expect(await ask()).toBe('sent');
      }
      await pass(MINUTE);
      expect(await ask()).toBeGreaterThan(60);
      for (let sent = 3; sent < 8; sent += 1) {
        await pass(10 * MINUTE);
        expect(await ask()).toBe('sent');
      }
      await pass(60 * MINUTE);
      expect(await ask()).toBeGreaterThan(3_600);
      await pass(DAY);
      expect(await ask()).toBe('sent');
    });

    it('[MS7] one diner is sent five an hour, for a hundred numbers', async () => {
      const headers = await diner();
      const asked = Array.from({ length: 100 }, (_, index) => `0907${String(index).padStart(6, '0')}`);
      const answers = [];
      for (let begin = 0; begin < asked.length; begin += 20)
        answers.push(
          ...(await Promise.all(asked.slice(begin, begin + 20).map((one) => send(headers, { phone: one })))),
        );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    });

    it('[MS7] eight at once for one number: one is sent', async () => {
      const headers = await Promise.all(Array.from({ length: 8 }, diner));
      const answers = await Promise.all(headers.map((one) => send(one)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('[MS8] the answer is the same whether anybody ever ordered with the number', async () => {
      const known = order();
      await place(known);
      const shape = async (number: string) => {
        const answer = await send(await diner(), { phone: number });
        const { data, ...rest } = await answer.json();
        return [answer.status, Object.keys(data), data.channel, rest];
      };
      expect(await shape(known.user?.phone ?? '')).toEqual(await shape(phone));
    });

    it('[MS8] [MS14] the same key sends once; what is no mobile number of a country of the brand is refused', async () => {
      const headers = { ...(await diner()), 'idempotency-key': 'one' };
      const [first, again] = [await send(headers), await send(headers)];
      expect([again.status, await again.json()]).toEqual([200, await first.json()]);
      await expect.poll(async () => (await toPhone()).length).toBe(1);
      for (const [typed, why] of [
        ['%', 'MALFORMED'],
        ['090', 'MALFORMED'],
        ['0905 abc 444', 'MALFORMED'],
        ['+49 30 901820', 'PHONE_ABROAD'],
        ['1900 123456', 'PHONE_NOT_MOBILE'],
        ['1800 123456', 'PHONE_NOT_MOBILE'],
        ['028 3822 1234', 'PHONE_NOT_MOBILE'],
      ])
        expect([typed, await code(await send(await diner(), { phone: typed }))]).toEqual([typed, why]);
    });

    it('[MS9] [MS18] a code proves a number for 15 minutes to this device, and what it has opened stays', async () => {
      const { data: placed } = await (await place(order(2, { phone }))).json();
      const [headers, stranger] = [await diner(), await diner()];
      const found = async (whose: Headers) => {
        const { orders, verification_required } = await search(whose);
        return [orders.map(({ hash, is_mine }) => [hash, is_mine]), verification_required];
      };
      expect(await found(headers)).toEqual([[], true]);
      const sent = await codeFor(headers);
      await check(headers, sent);
      expect(await found(headers)).toEqual([[[placed.hash, true]], false]);
      expect(await found(stranger)).toEqual([[], true]);
      await pass(15 * MINUTE);
      expect(await found(headers)).toEqual([[[placed.hash, true]], true]);
    });

    it('[MS10] a manager proves the number of an order at the counter, with their name on it; a cook does not', async () => {
      const body = order(2, { phone });
      const { headers, uid } = await server().addDiner();
      const { data: placed } = await (await place(body, headers)).json();
      const account = { brand: 'BEPNHA', password: 'mat-khau-1', stores: [] };
      const names = { manager: `Quản ${phones}`, cook: `Bếp ${phones}` } as const;
      for (const role of ['manager', 'cook'] as const)
        await addPerson(server().database, { ...account, name: names[role], role }, Date.now());
      const path = `/v1/staff/order/${placed.order_code}/prove-phone`;
      const cook = await signedIn(server(), names.cook, account.password, account.brand);
      expect((await cook('POST', path)).status).toBe(403);
      const manager = await signedIn(server(), names.manager, account.password, account.brand);
      expect((await manager('POST', '/v1/staff/order/NOSUCH/prove-phone')).status).toBe(404);
      expect((await manager('POST', path)).status).toBe(200);
      const proof = await server()
        .database.read.selectFrom('phone_proofs')
        .innerJoin('staff', 'staff.id', 'phone_proofs.staff_id')
        .select(['phone_proofs.uid', 'phone_number', 'how', 'name'])
        .where('phone_proofs.uid', '=', uid)
        .execute();
      expect(proof).toEqual([
        { uid, phone_number: `+84${phone.slice(1)}`, how: 'staff', name: names.manager },
      ]);
    });
  },
  limits,
);

describeMessages(
  'codes where nobody takes them',
  (messaging) => {
    placingAt(messaging.server);

    it('[MS5] are refused in production without a provider, and the page says so beforehand', async () => {
      const { headers } = await messaging.server().addDiner();
      const answer = await messaging
        .server()
        .send('POST', SEND, { phone: '0905123456', pos_parent: 'BEPNHA' }, headers);
      expect([answer.status, (await refusal(answer)).code]).toEqual([409, 'PHONE_CODES_UNAVAILABLE']);
      expect((await (await messaging.server().fetch('/v1/site')).json()).data.phone_codes).toBe(false);
      expect(await messaging.server().database.read.selectFrom('phone_codes').selectAll().execute()).toEqual(
        [],
      );
    });
  },
  { MODE: 'production' },
);
