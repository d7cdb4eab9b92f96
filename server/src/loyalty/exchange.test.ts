import { randomUUID } from 'node:crypto';
import type { Exchanged } from '@mam/contract/loyalty/exchange-calls.schema.ts';
import type { Vouchers } from '@mam/contract/voucher/voucher-card.schema.ts';
import { ofWhole } from '@mam/domain/loyalty/points.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { describePaying, payingBundle } from '../../test/paying.ts';
import { outcome } from '../../test/placing.ts';
import { type PointsMember, pointsAt } from '../../test/points.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { move } from './ledger.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const POINT = '/v1/user/exchange/point';
const CAMPAIGN = '/v1/user/exchange/voucher';
const GIFT = { voucher_campaign_id: 'DD02' };

const LIMITS = [
  'phone_searches_of_diner_a_minute',
  'phone_searches_of_address_a_minute',
  'exchanges_of_diner_a_minute',
  'voucher_checks_a_minute',
  'voucher_checks_an_hour',
  'unpaid_of_address',
  'unpaid_of_address_free',
  'unpaid_of_store',
  'unpaid_of_store_free',
  'orders_of_address_free',
];

describePaying(
  'an exchange of points',
  (paying) => {
    const { newMember, prove, membership, movements, account, unequal } = pointsAt(paying.server);
    const at = { pos_parent: 'BEPNHA', pos_id: 101 };
    const post = (path: string, who: PointsMember, body: object, key: string = randomUUID()) =>
      paying
        .server()
        .send(
          'POST',
          path,
          { ...at, phone_number: who.phone, ...body },
          { ...who.headers, 'idempotency-key': key, 'accept-language': 'vi' },
        );
    const made = async (answer: Response): Promise<Exchanged> => {
      expect(answer.status).toBe(200);
      return (await answer.json()).data;
    };
    const give = (who: PointsMember, points: number) =>
      paying
        .server()
        .database.transaction((trx) =>
          move(trx, account(who.phone), { kind: 'corrected', points: ofWhole(points), at: Date.now() }),
        );
    const withPoints = async (points: number): Promise<PointsMember> => {
      const who = await newMember();
      await prove(who);
      await give(who, points);
      return who;
    };
    const vouchers = async (
      who: Omit<PointsMember, 'uid'>,
      more: Record<string, string> = {},
    ): Promise<Vouchers> => {
      const query = new URLSearchParams({ ...at, pos_id: '101', phone_number: who.phone, ...more });
      const answer = await paying.server().fetch(`/v1/user/vouchers?${query}`, { headers: who.headers });
      expect(answer.status).toBe(200);
      return (await answer.json()).data;
    };
    const row = (code: string) =>
      paying
        .server()
        .database.read.selectFrom('own_vouchers')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
    const orderWith = (who: PointsMember, voucher: string, draft: object = {}) =>
      paying.order(
        'PAYMENT_ON_DELIVERY',
        { phone: who.phone, ...draft },
        { ...who.headers, 'idempotency-key': randomUUID() },
        { voucher },
      );
    const step = async (code: string, verb: string) => {
      const { version } = await paying.row({ code });
      const body = { version, minutes: 20, reason: 'Hết bún' };
      expect((await paying.manager()('POST', `/v1/staff/order/${code}/${verb}`, body)).status).toBe(200);
    };
    const importWith = (change: object) =>
      importBundle(
        paying.server().database,
        { ...payingBundle('bepnha', {}), ...change } as ReturnType<typeof payingBundle>,
        Date.now(),
      );

    afterEach(async () => {
      expect(await unequal()).toEqual([]);
    });

    describe('makes a voucher', () => {
      it('[LO13] [LO14] [VO12] of any number of points, which its number sees and an order has', async () => {
        const who = await withPoints(120);
        const { voucher, point, message } = await made(await post(POINT, who, { point: 100 }));
        expect([message, point]).toEqual(['Đổi điểm thành công', 20]);
        expect(voucher).toMatchObject({
          voucher_campaign_name: 'Phiếu giảm 50.000đ',
          many_times_code: '',
          benefit: { kind: 'amount', amount: 50_000 },
          state: 'FREE',
          here: true,
        });
        const lasts = voucher.date_end - Date.now() / 1000;
        expect(Math.abs(lasts - 30 * 86_400)).toBeLessThan(60);
        expect(await vouchers(who)).toEqual({ vouchers: [voucher], verification_required: false });
        expect((await membership(who)).point).toBe(20);
        const placed = await orderWith(who, voucher.voucher_code);
        expect(await paying.row(placed)).toMatchObject({
          voucher_code: voucher.voucher_code,
          discount: 50_000,
        });
      });

      it('[LO12] [LO14] of a campaign by its own cost, whatever is sent, and as it was when a new file drops it', async () => {
        const who = await withPoints(100);
        const { voucher, point } = await made(await post(CAMPAIGN, who, { ...GIFT, point: 1 }));
        expect(point).toBe(55);
        expect(voucher).toMatchObject({ voucher_campaign_name: 'Giảm 30.000đ', min_amount: 100_000 });
        await importWith({ exchange: {} });
        expect(await outcome(await post(CAMPAIGN, who, GIFT))).toBe('EXCHANGE_OVER');
        expect(await outcome(await post(POINT, who, { point: 1 }))).toBe('EXCHANGE_NO_RATE');
        const placed = await orderWith(who, voucher.voucher_code);
        expect((await paying.row(placed)).discount).toBe(30_000);
        await importWith({});
      });

      it('[LO14] whose answer was lost: asked again under the same key it is the same', async () => {
        const who = await withPoints(100);
        const key = randomUUID();
        const first = await made(await post(CAMPAIGN, who, GIFT, key));
        expect(await made(await post(CAMPAIGN, who, GIFT, key))).toEqual(first);
        expect(await outcome(await post(CAMPAIGN, who, { voucher_campaign_id: 'DD01' }, key))).toBe(
          'IDEMPOTENCY_MISMATCH',
        );
        expect((await vouchers(who)).vouchers).toHaveLength(1);
        expect((await membership(who)).point).toBe(55);
      });
    });

    describe('is refused, and changes nothing', () => {
      it('[LO10] for what is no number of points, or more than there are, and says how many there are', async () => {
        const who = await withPoints(12);
        for (const point of [-1, 0, 0.5])
          expect([point, await outcome(await post(POINT, who, { point }))]).toEqual([point, 'POINT_INVALID']);
        for (const point of [13, 1e9, 1e15]) {
          const answer = await post(POINT, who, { point });
          const { code, message, data } = await answer.json();
          expect([point, code, data.points]).toEqual([point, 'POINT_NOT_ENOUGH', 12]);
          expect(message).toBe('Bạn hiện có 12 điểm');
        }
        expect(await outcome(await post(CAMPAIGN, who, GIFT))).toBe('POINT_NOT_ENOUGH');
        expect((await post(POINT, who, { point: 'all' })).status).toBe(400);
        expect(await vouchers(who)).toMatchObject({ vouchers: [] });
        expect(await movements(who)).toHaveLength(1);
      });

      it('[LO9] [LO14] with a number that is not the caller’s, in the same words whether it has points or not', async () => {
        const owner = await withPoints(500);
        const { headers } = await newMember();
        const strangers = [
          { ...owner, headers },
          { ...(await newMember()), headers },
        ];
        const refusals: unknown[] = [];
        for (const stranger of strangers) {
          const answer = await post(POINT, stranger, { point: 1 });
          refusals.push([answer.status, await answer.json()]);
          expect(await vouchers(stranger)).toEqual({ vouchers: [], verification_required: true });
        }
        expect(refusals[0]).toEqual(refusals[1]);
        expect(refusals[0]).toMatchObject([403, { code: 'POINT_PROOF_REQUIRED' }]);
        paying.pass(16 * MINUTE);
        expect(await outcome(await post(POINT, owner, { point: 1 }))).toBe('POINT_PROOF_REQUIRED');
        expect(await vouchers(owner)).toMatchObject({ verification_required: false });
      });

      it('[LO12] for a campaign that has not begun, is over, or is another store’s, though it was offered a moment ago', async () => {
        const who = await withPoints(100);
        const seconds = Math.floor(Date.now() / 1000);
        const running = { date_start: seconds - 60, date_end: seconds + 600 };
        const gift = (payingBundle('bepnha', {}).exchange?.list_promotion ?? []).find(
          ({ campaign_id }) => campaign_id === 'DD02',
        );
        const list_promotion = [
          { ...gift, ...running, campaign_id: 'NOW' },
          { ...gift, ...running, campaign_id: 'LATER', date_start: seconds + 300 },
          { ...gift, ...running, campaign_id: 'ELSEWHERE', list_pos_id: [102] },
        ];
        await importWith({ exchange: { list_promotion } });
        const want = async (voucher_campaign_id: string, more: object = {}) =>
          outcome(await post(CAMPAIGN, who, { voucher_campaign_id, ...more }));
        expect(await want('LATER')).toBe('EXCHANGE_OVER');
        expect(await want('ELSEWHERE')).toBe('EXCHANGE_OVER');
        paying.pass(11 * MINUTE);
        expect(await want('NOW')).toBe('EXCHANGE_OVER');
        expect((await membership(who)).point).toBe(100);
        expect(await movements(who)).toHaveLength(1);
        await importWith({});
      });

      it('for an unknown campaign, store or number', async () => {
        const who = await withPoints(500);
        expect(await outcome(await post(CAMPAIGN, who, { voucher_campaign_id: 'NOT' }))).toBe(
          'EXCHANGE_OVER',
        );
        expect(await outcome(await post(POINT, who, { point: 1, pos_id: 999 }))).toBe('UNKNOWN');
        expect(await outcome(await post(POINT, who, { point: 1, phone_number: '12' }))).toBe('MALFORMED');
      });
    });

    describe('at once', () => {
      /** Asked as the app asks: whom a slow machine tells to wait asks again. */
      const answered = async (ask: () => Promise<Response>): Promise<string> => {
        const answer = await ask();
        return answer.status === 503 ? answered(ask) : outcome(answer);
      };

      it('[LO10] [LO14] 100 points and 50 who exchange them all: spent once', async () => {
        const who = await withPoints(100);
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => answered(() => post(POINT, who, { point: 100 }))),
        );
        expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
        expect(answers.filter((answer) => answer === 'POINT_NOT_ENOUGH')).toHaveLength(49);
        expect((await vouchers(who)).vouchers).toHaveLength(1);
      });

      it('[LO12] a stock of one and 100 who want it: one voucher, and nobody else pays', async () => {
        const { exchange } = payingBundle('bepnha', {});
        const list_promotion = (exchange?.list_promotion ?? []).map((one) => ({
          ...one,
          campaign_id: `${one.campaign_id}-1`,
          stock: 1,
        }));
        await importWith({ exchange: { ...exchange, list_promotion } });
        const members = await Promise.all(Array.from({ length: 100 }, () => withPoints(60)));
        const wanted = { voucher_campaign_id: 'DD02-1' };
        const answers = await Promise.all(members.map((who) => answered(() => post(CAMPAIGN, who, wanted))));
        expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
        expect(answers.filter((answer) => answer === 'EXCHANGE_SOLD_OUT')).toHaveLength(99);
        const left = await paying
          .server()
          .database.read.selectFrom('points_accounts')
          .select('balance')
          .where(
            'phone_number',
            'in',
            members.map(({ phone }) => account(phone).phone_number),
          )
          .execute();
        expect(left.map(({ balance }) => balance).filter((balance) => balance === ofWhole(60))).toHaveLength(
          99,
        );
        await importWith({ exchange: { ...exchange, list_promotion } });
        const offered = new URLSearchParams({ ...at, pos_id: '101' });
        const path = `/v1/user/exchange/promotion-available?${offered}`;
        const { data } = await (await paying.server().fetch(path, { headers: members[0]?.headers })).json();
        expect(data.list_promotion.map((one: { campaign_id: string }) => one.campaign_id)).not.toContain(
          'DD02-1',
        );
        expect(data.exchange_rate).toBe(500);
        await importWith({});
      });
    });

    it('[LO15] what a store offers is found in one answer, without the codes of groups', async () => {
      const { headers } = await newMember();
      const path = `/v1/my-order/find-promotions?${new URLSearchParams({ ...at, pos_id: '102' })}`;
      const { data } = await (await paying.server().fetch(path, { headers })).json();
      const codes = data.vouchers.map((one: { many_times_code: string }) => one.many_times_code);
      expect(codes).toContain('THAODIEN25');
      expect(data.group_promotions).toEqual([
        { group_order_member_require: 3, delivery_discount_value: 1, active: true },
        { group_order_member_require: 6, delivery_discount_value: 1, discount_extra: 0.1, active: true },
      ]);
      expect(data.exchange).toMatchObject({
        exchange_rate: 500,
        list_promotion: [{ exchange_point: 20 }, {}, {}, {}],
      });
      const unknown = path.replace('102', '999');
      expect((await paying.server().fetch(unknown, { headers })).status).toBe(404);
    });

    it('[LO16] a manager corrects the points of an order’s number, once, with reason and name; a cook does not', async () => {
      const who = await newMember();
      const { code } = await paying.order(
        'PAYMENT_ON_DELIVERY',
        { phone: who.phone },
        { ...who.headers, 'idempotency-key': randomUUID() },
      );
      const path = `/v1/staff/order/${code}/points`;
      const correct = async (point: unknown, reason = 'Món nguội') =>
        paying.manager()('POST', path, { point, reason });
      const points = async () => (await (await paying.manager()('GET', path)).json()).data;
      expect(await points()).toEqual({ point: null, corrections: [] });
      expect(await outcome(await correct(10))).toBe('POINT_NO_ACCOUNT');
      await prove(who);
      expect((await paying.cook()('GET', path)).status).toBe(403);
      expect((await paying.cook()('POST', path, { point: 5, reason: 'x' })).status).toBe(403);
      expect((await correct(30)).status).toBe(200);
      // the same again within a minute is the same one
      expect((await correct(30)).status).toBe(200);
      expect((await correct(-12, 'Nhập nhầm')).status).toBe(200);
      for (const [point, refused] of [
        [0, 'CORRECTION_INVALID'],
        [0.5, 'CORRECTION_INVALID'],
        [1e9, 'CORRECTION_INVALID'],
        [-19, 'CORRECTION_BELOW_0'],
      ] as const)
        expect([point, await outcome(await correct(point))]).toEqual([point, refused]);
      expect((await correct(1, ' ')).status).toBe(400);
      expect(await points()).toMatchObject({
        point: 18,
        corrections: [
          { point: -12, reason: 'Nhập nhầm', by: 'Quản' },
          { point: 30, reason: 'Món nguội', by: 'Quản' },
        ],
      });
      expect((await membership(who)).point).toBe(18);
      const elsewhere = path.replace(code, 'KHONG');
      expect((await paying.manager()('GET', elsewhere)).status).toBe(404);
    });

    describe('and the voucher', () => {
      const own = async (): Promise<[PointsMember, string]> => {
        const who = await withPoints(100);
        const { voucher } = await made(await post(POINT, who, { point: 20 }));
        return [who, voucher.voucher_code];
      };

      it('[VO10] is held by its order, used when somebody takes it, and free again when it ends badly', async () => {
        const [who, code] = await own();
        const lost = await orderWith(who, code);
        expect(await row(code)).toMatchObject({ state: 'HELD' });
        await expect(orderWith(who, code)).rejects.toThrow('VOUCHER_GONE');
        expect((await vouchers(who)).vouchers).toMatchObject([{ state: 'HELD' }]);
        await step(lost.code, 'reject');
        expect(await row(code)).toMatchObject({ state: 'FREE', order_id: null });
        const taken = await orderWith(who, code.toLowerCase());
        await step(taken.code, 'accept');
        expect(await row(code)).toMatchObject({ state: 'USED' });
        await expect(orderWith(who, code)).rejects.toThrow('VOUCHER_GONE');
        paying.pass(8 * DAY);
        expect((await vouchers(who)).vouchers).toEqual([]);
      });

      it('[VO10] goes to one of twenty orders that want it at once', async () => {
        const [who, code] = await own();
        const orders = await Promise.allSettled(Array.from({ length: 20 }, () => orderWith(who, code)));
        expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      });

      it('[VO13] [VO14] is refused with another number, and looked at without any only by who has proved it', async () => {
        const [who, code] = await own();
        const other = await newMember();
        await expect(orderWith(other, code)).rejects.toThrow('VOUCHER_GONE');
        const check = async (asker: PointsMember, phone: string) => {
          const { body } = await paying.order('PAYMENT_ON_DELIVERY');
          const sent = body as { user: object; setting: object };
          const user = { ...sent.user, user_phone: phone, phone };
          const setting = { ...sent.setting, voucher_code: code };
          const wish = { ...sent, user, setting, is_check_voucher: true };
          const headers = { ...asker.headers, 'accept-language': 'en' };
          return (await (await paying.server().send('POST', '/v1/order', wish, headers)).json()).data;
        };
        expect(await check(other, other.phone)).toMatchObject({
          Code: 0,
          Discount_Amount: 0,
          Discount_Description: 'This code belongs to another phone number',
        });
        expect(await check(other, who.phone)).toMatchObject({ Code: 4, Discount_Amount: 10_000 });
        expect(await check(who, '')).toMatchObject({ Code: 4 });
        expect(await check(other, '')).toMatchObject({ Code: 0 });
      });

      it('[VO12] [VO14] of one store is refused in another, and shown there as another’s', async () => {
        const who = await withPoints(100);
        const { exchange } = payingBundle('bepnha', {});
        const list_promotion = (exchange?.list_promotion ?? []).map((one) => ({
          ...one,
          list_pos_id: [102],
        }));
        await importWith({ exchange: { ...exchange, list_promotion } });
        const { voucher } = await made(await post(CAMPAIGN, who, { ...GIFT, pos_id: 102 }));
        await importWith({});
        await expect(orderWith(who, voucher.voucher_code)).rejects.toThrow('VOUCHER_GONE');
        expect(await row(voucher.voucher_code)).toMatchObject({ state: 'FREE' });
        expect((await vouchers(who)).vouchers).toMatchObject([{ state: 'FREE', here: false }]);
        expect((await vouchers(who, { pos_id: '102' })).vouchers).toMatchObject([{ here: true }]);
      });

      it('[VO12] [VO14] is nobody’s at another brand', async () => {
        const [who, code] = await own();
        const query = {
          pos_parent: 'SPREE',
          pos_id: 201,
          voucher_code: code,
          order_data_item: [{ Item_Id: 'x', Quantity: 1 }],
        };
        const answer = await paying.server().send('POST', '/v1/payment/voucher-value', query, who.headers);
        expect((await answer.json()).data).toMatchObject({ Code: 1 });
      });

      it('[VO15] is shown seven days longer than it is good, and used no more', async () => {
        const [who, code] = await own();
        paying.pass(29 * DAY);
        expect((await vouchers(who)).vouchers).toMatchObject([{ state: 'FREE' }]);
        await prove(who);
        paying.pass(2 * DAY);
        expect((await vouchers(who)).vouchers).toMatchObject([{ state: 'OVER', voucher_code: code }]);
        await expect(orderWith(who, code)).rejects.toThrow('VOUCHER_GONE');
        paying.pass(7 * DAY);
        expect((await vouchers(who)).vouchers).toEqual([]);
      });

      it('[VO15] is found by its number alone, in whatever store it is good; a number without a proof says so', async () => {
        const [who, code] = await own();
        const read = async (asker: PointsMember, query: Record<string, string>) => {
          const path = `/v1/user/vouchers?${new URLSearchParams(query)}`;
          return paying.server().fetch(path, { headers: asker.headers });
        };
        const whose = { pos_parent: 'BEPNHA', phone_number: who.phone };
        const { data } = await (await read(who, whose)).json();
        expect(data).toMatchObject({
          vouchers: [{ voucher_code: code, here: true }],
          verification_required: false,
        });
        const stranger = await newMember();
        const none = await (await read(stranger, whose)).json();
        expect(none.data).toEqual({ vouchers: [], verification_required: true });
        expect(await outcome(await read(who, { ...whose, pos_parent: 'NOBODY' }))).toBe('UNKNOWN');
        expect(await outcome(await read(who, { pos_parent: 'BEPNHA' }))).toBe('MALFORMED');
      });

      it('[VO16] the store’s list has what runs there, and nobody’s own', async () => {
        const [who] = await own();
        const query = new URLSearchParams({ pos_parent: 'BEPNHA', pos_id: '101' });
        const answer = await paying.server().fetch(`/v1/user/vouchers?${query}`, { headers: who.headers });
        const { vouchers: cards } = (await answer.json()).data as Vouchers;
        const codes = cards.map(({ many_times_code }) => many_times_code);
        expect(codes).toEqual(['COMTAM20', 'LUA30K', 'FLANTANG', 'PHO59', 'THEBAN', 'MOTLAN']);
        expect(cards.every(({ voucher_code }) => voucher_code === '')).toBe(true);
      });
    });
  },
  {},
  { LIMITS: LIMITS.map((name) => `${name}=off`).join(',') },
);
