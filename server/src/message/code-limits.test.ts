import { atPace } from '@mam/tools/pace.ts';
import { beforeEach, expect, it } from 'vitest';
import { describeMessages, type Messaging } from '../../test/messages.ts';
import { placingAt, refusal } from '../../test/placing.ts';
import { solvedPuzzle } from '../../test/puzzle.ts';

const SEND = '/v1/my-order/authenticate/send-otp';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Headers = Record<string, string>;

/** People ask for codes with these, each request from an address of its own choice. */
function askingFor(messaging: Messaging) {
  const { server } = messaging;
  const { order, place } = placingAt(server);
  const send = (phone: string, headers: Headers, from = '198.51.100.1') =>
    server().send(
      'POST',
      SEND,
      { phone, pos_parent: 'BEPNHA', pos_id: 101 },
      {
        'accept-language': 'en',
        'x-forwarded-for': from,
        'idempotency-key': crypto.randomUUID(),
        ...headers,
      },
    );
  const stranger = async () => (await server().addDiner()).headers;
  const told = async (answer: Response) => (answer.status === 200 ? 'sent' : (await refusal(answer)).code);
  return {
    send,
    stranger,
    told,
    /** asked by somebody new */
    byStranger: async (phone: string, from?: string) => told(await send(phone, await stranger(), from)),
    /** somebody whose order with this number was completed, or only placed */
    buyer: async (phone: string, completed = true): Promise<Headers> => {
      const { headers, uid } = await server().addDiner();
      const placed = await place(order(2, { phone }), headers);
      expect(placed.status).toBe(200);
      if (completed)
        await server().database.transaction((trx) =>
          trx
            .updateTable('orders')
            .set({ status: 'COMPLETED', ended_at: 1 })
            .where('uid', '=', uid)
            .execute(),
        );
      return headers;
    },
  };
}

describeMessages(
  'a number that strangers ask codes for',
  (messaging) => {
    const { server, pass } = messaging;
    const { send, told, byStranger, buyer } = askingFor(messaging);
    let phone = '';
    let phones = 0;
    beforeEach(() => {
      phones += 1;
      phone = `0916${String(phones).padStart(6, '0')}`;
    });

    it('[MS7] [MS11] is sent its codes on its owner’s device all the same', async () => {
      const owner = await buyer(phone);
      for (let sent = 0; sent < 8; sent += 1) {
        expect(await byStranger(phone, `198.51.100.${sent}`)).toBe('sent');
        await pass(10 * MINUTE);
      }
      const refused = await send(phone, { ...(await server().addDiner()).headers });
      expect(await refusal(refused)).toMatchObject({ status: 429, code: 'PHONE_CODE_WAIT' });
      expect(await told(await send(phone, owner))).toBe('sent');
      // and nobody is flooded with them
      expect(await told(await send(phone, owner))).toBe('PHONE_CODE_WAIT');
      await pass(DAY);
    });

    it('[MS11] is nobody’s own who has only typed it into an order', async () => {
      const somebody = await buyer(phone, false);
      expect(await byStranger(phone)).toBe('sent');
      expect(await told(await send(phone, somebody))).toBe('PHONE_CODE_WAIT');
      await pass(DAY);
    });

    it('[MS11] is own that was proved, and to no other diner', async () => {
      const { headers, uid } = await server().addDiner();
      const proof = {
        uid,
        phone_number: `+84${phone.slice(1)}`,
        proved_at: 1,
        how: 'code',
        staff_id: null,
      } as const;
      await server().database.transaction((trx) =>
        trx
          .insertInto('phone_proofs')
          .values({ brand: 'BEPNHA', ...proof })
          .execute(),
      );
      expect(await byStranger(phone)).toBe('sent');
      expect(await byStranger(phone)).toBe('PHONE_CODE_WAIT');
      expect(await told(await send(phone, headers))).toBe('sent');
      await pass(DAY);
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'codes_of_address_free=off' },
);

describeMessages(
  'the codes a house sends in a day',
  (messaging) => {
    const { server, pass } = messaging;
    const { send, told, byStranger, buyer } = askingFor(messaging);
    const logged = () =>
      server()
        .log.map((line) => JSON.parse(line))
        .filter(({ event }) => String(event).startsWith('codes '))
        .map(({ event, sent }) => [event, sent]);
    const reasons = async () => (await (await server().fetch('/readyz')).json()).reasons;

    it('[MS12] leave a third to who has ordered here, and the operator is told before strangers have theirs', async () => {
      const owner = await buyer('0917000000');
      expect(await reasons()).toEqual([]);
      // of nine a day six are for strangers, and the fifth is near their end
      for (let n = 1; n <= 6; n += 1) expect(await byStranger(`091700000${n}`)).toBe('sent');
      expect(logged()).toEqual([
        ['codes low', 5],
        ['codes spent', 6],
      ]);
      await pass(1_000);
      expect(await reasons()).toEqual(['codes-low']);
      const answer = await refusal(await send('0917000007', (await server().addDiner()).headers));
      expect(answer).toMatchObject({ status: 429, code: 'PHONE_CODES_USED_UP' });
      expect(answer.data.message).toContain('try again in 24 hours, or ask the staff');
      for (let n = 0; n < 3; n += 1) {
        expect(await told(await send('0917000000', owner))).toBe('sent');
        await pass(10 * MINUTE);
      }
      expect(await told(await send('0917000000', owner))).toBe('PHONE_CODES_USED_UP');
      await pass(DAY);
      expect(await byStranger('0917000008')).toBe('sent');
      expect([await reasons(), logged().length]).toEqual([[], 2]);
      await pass(DAY);
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'codes_a_day=9,codes_of_address_free=off' },
);

describeMessages(
  'codes for one address',
  (messaging) => {
    const { server, caught } = messaging;
    const { send, told, byStranger, stranger, buyer } = askingFor(messaging);

    it('[MS13] take a puzzle from the second on; solved it sends one, and is used up by that alone', async () => {
      expect(await byStranger('0918000001')).toBe('sent');
      const headers = await stranger();
      expect(await told(await send('0918000002', headers))).toBe('CAPTCHA_REQUIRED');
      const solved = { ...headers, ...(await solvedPuzzle(server(), headers)) };
      expect(await told(await send('0918000001', solved))).toBe('PHONE_CODE_WAIT');
      expect(await told(await send('0918000002', solved))).toBe('sent');
      expect(await told(await send('0918000003', solved))).toBe('CAPTCHA_REQUIRED');
      expect(await byStranger('0918000003', '198.51.100.2')).toBe('sent');
      await expect.poll(async () => (await caught()).length).toBe(3);
    });

    it('[MS13] take none where the number is the asker’s own, whatever strangers behind it have asked for', async () => {
      const owner = await buyer('0918000010');
      await byStranger('0918000011');
      expect(await told(await send('0918000010', owner))).toBe('sent');
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'codes_of_address_free=1' },
);

describeMessages(
  'codes by a script',
  (messaging) => {
    const { server, caught } = messaging;
    const { send, told, stranger, buyer } = askingFor(messaging);

    /** asks ten times, one after the other, each time as somebody else for another number */
    const asksOn = async (address: number) => {
      const heard: string[] = [];
      for (let n = 0; n < 10; n += 1) {
        const phone = `0919${String(address * 10 + n).padStart(6, '0')}`;
        heard.push(await told(await send(phone, await stranger(), `203.0.113.${address}`)));
      }
      return heard;
    };

    it('[MS7] [MS12] of 100 requests from 10 addresses keep nobody waiting who has ordered here', async () => {
      const owner = await buyer('0919999999');
      const script = Array.from({ length: 10 }, (_, address) => asksOn(address));
      const began = performance.now();
      expect(await told(await send('0919999999', owner))).toBe('sent');
      await expect.poll(async () => (await caught()).some(({ to }) => to === '+84919999999')).toBe(true);
      expect(performance.now() - began).toBeLessThan(atPace(2_000));
      const codes = (await Promise.all(script)).flat();
      // a free one of each address at most, and of the house what is for strangers
      expect(codes.filter((code) => code === 'sent')).toHaveLength(8);
      const known = ['sent', 'CAPTCHA_REQUIRED', 'PHONE_CODES_USED_UP'];
      expect(codes.filter((code) => !known.includes(code))).toEqual([]);
      const row = await server()
        .database.read.selectFrom('phone_codes')
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(row.count)).toBe(9);
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'codes_a_day=12,codes_of_address_free=1' },
);

describeMessages(
  'an address that asks for codes all day',
  (messaging) => {
    const { byStranger, send, told, buyer } = askingFor(messaging);

    it('[MS7] is sent so many an hour, but for who asks there for a number of their own', async () => {
      const owner = await buyer('0915000000');
      for (let n = 1; n <= 3; n += 1) expect(await byStranger(`091500000${n}`)).toBe('sent');
      expect(await byStranger('0915000004')).toBe('PHONE_CODES_USED_UP');
      expect(await byStranger('0915000004', '198.51.100.2')).toBe('sent');
      expect(await told(await send('0915000000', owner))).toBe('sent');
    });
  },
  { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'codes_of_address_an_hour=3,codes_of_address_free=off' },
);
