import { readFileSync } from 'node:fs';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { type Currency, DONG, EURO } from '@mam/domain/money/currency.ts';
import { QUESTION_STATES } from '@mam/domain/order/change-question.ts';
import { ISSUE_ANSWERS, ISSUE_REASONS } from '@mam/domain/order/issue-report.ts';
import type { FeeToAgree, Order } from '@mam/domain/order/order.ts';
import { STATUSES } from '@mam/domain/order/status.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { quote } from '@mam/domain/pricing/quote.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { makePrKey } from '../cart/pr-key.ts';
import { draftFrom } from '../checkout/draft.arbitrary.ts';
import { menuFromWire } from '../menu/menu-wire.ts';
import { toWire } from '../money/money-wire.ts';
import { quoteToWire } from '../pricing/quote-wire.ts';
import { storeFromWire } from '../store/store-wire.ts';
import { askedChangeToWire, lineChangesToWire } from './change/line-change-wire.ts';
import type { FeeAgreement } from './fee-agreement.schema.ts';
import { OrderDetail } from './order-detail.schema.ts';
import type { OrderItemWire } from './order-fields.schema.ts';
import { orderFromWire, orderNameOf } from './order-wire.ts';

const NOW = Date.UTC(2026, 4, 18, 5, 0); // Monday noon in Ho Chi Minh City

function demo(brand: string): { store: Store; menu: Menu } {
  const bundle = JSON.parse(readFileSync(`demo/${brand}/bundle.json`, 'utf8'));
  const store = storeFromWire(bundle.stores[0], bundle.brand);
  return { store, menu: menuFromWire(bundle.menus[0].menu, store) };
}

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const seconds = (at: number) => Math.floor(at / 1000);
const moment = (at: number | null) => (at === null ? null : seconds(at));

function feeToWire(fee: FeeToAgree, currency: Currency): FeeAgreement {
  const nothing = { fee: null, total: null, collect: 0 };
  switch (fee.state) {
    case 'offered':
      return {
        ...nothing,
        state: 'offered',
        fee: toWire(fee.fee, currency),
        total: toWire(fee.total, currency),
      };
    case 'agreed':
      return { ...nothing, state: 'agreed', collect: toWire(fee.atDoor, currency) };
    default:
      return { ...nothing, state: fee.state };
  }
}

/** An item of an order, of which nothing but its name and whose it is matters here. */
const itemOf = (key: string, uid: string): OrderItemWire => ({
  ...{ Pr_Key: key, pr_key: key, item_id: '', combo_id: null, item_name: '', item_type_id: '' },
  ...{
    quantity: 1,
    price: 0,
    amount: 0,
    discount: 0,
    foc: 0,
    is_virtual: 0,
    fix: 0,
    is_eat_with: 0,
    note: '',
  },
  ...{ membership_id: '', membership_name: '', row_state: 1, source: '', suggest_type: '', suggest_by: '' },
  ...{ parent_id: '', package_id: '', Sub_Id: '', uid, is_main_item: 0, selected_child: null },
  customizations: [],
});

/** The people of an order, and whose each line is. */
function togetherToWire(
  { together, lines }: Pick<Order, 'together' | 'lines'>,
  currency: Currency,
): Pick<OrderDetail, 'group' | 'items'> {
  if (!together) return { group: null, items: [] };
  const { hash, people, remainder, equalFees, toStore, payTo } = together;
  const whose = (key: string) => people.find((one) => one.lines.some((line) => line.key === key))?.uid ?? '';
  return {
    items: lines.map(({ key }) => itemOf(key, whose(key))),
    group: {
      hash,
      created_by: 'u1',
      sessions: people.map((one) => ({
        user_id: one.uid,
        name: one.name,
        is_owner: one.owner,
        made_by: one.madeBy ?? '',
        status: 2,
        join_at: 0,
        item_count: one.itemCount,
        left_behind: one.leftBehind,
        user_amount: toWire(one.dishes, currency),
        total_amount: toWire(one.share, currency),
        paid: one.paid,
        paid_at: null,
        sent_at: one.sent ? 1 : null,
        left_out: one.leftOut,
        share_came: toWire(one.came, currency),
      })),
      remainder: toWire(remainder, currency),
      setting: {
        type: 'PICKUP',
        voucher_code: '',
        user: { name: '', phone: '', address: '', sub_address: '', location: null },
        is_order_now: true,
        pickup_at: { number_of_days: 0, hour: -1, minute: 0 },
      },
      split_rule: equalFees ? 'equal-fees' : 'proportional',
      shares_to: toStore ? 'store' : 'owner',
      pay_to: payTo && { bank_id: payTo.bank, account_number: payTo.number, account_name: payTo.holder },
    },
  };
}

const issueToWire = (issue: Order['issues'][number], currency: Currency): OrderDetail['issues'][number] => ({
  id: issue.id,
  lines: issue.lines.map((line) => ({ ...line, key: makePrKey(line.key, 'x') })),
  words: issue.words,
  has_picture: issue.hasPicture,
  is_mine: issue.mine,
  made_at: seconds(issue.madeAt),
  answer: issue.answer && {
    kind: issue.answer.kind,
    amount: issue.answer.amount === null ? null : toWire(issue.answer.amount, currency),
    voucher_code: issue.answer.voucherCode,
    at: seconds(issue.answer.at),
  },
});

/** The same facts as the server sends them. */
function wireOf(order: Order, bill: Quote, currency: Currency): OrderDetail {
  const { name, phone, address, addressDetail } = order.person;
  const user = { name, phone, address, sub_address: addressDetail, location: null };
  const sent = quoteToWire(bill, currency);
  const { items, group } = togetherToWire(order, currency);
  return {
    hash: order.hash,
    code: order.code,
    order_code: order.code,
    mam_code: order.code,
    id: 'o1',
    _id: 'o1',
    version: 3,
    status: order.status ?? 'SOMETHING_NEW',
    brand_id: order.brand,
    store_id: order.storeId,
    table_name: order.tableName,
    created_by: order.mine ? 'u1' : '',
    is_mine: order.mine,
    opened_by_number: order.openedByNumber,
    payment_method: order.paymentMethod,
    payment_hash: '',
    user,
    items,
    item_count: order.itemCount,
    total_amount: sent.total_amount,
    created_at: seconds(order.createdAt),
    wanted_at: moment(order.wantedAt),
    received_at: moment(order.receivedAt),
    answer_from: moment(order.answerFrom),
    answer_by: moment(order.answerBy),
    promised_at: moment(order.promisedAt),
    ready_by: moment(order.readyBy),
    promises: order.promises.map(({ saidAt, promisedAt }) => ({
      at: seconds(saidAt),
      promised_at: seconds(promisedAt),
    })),
    ready_at: moment(order.readyAt),
    steps: order.steps.map(({ status, at }, index) => ({
      status: status ?? 'SOMETHING_NEW',
      at: seconds(at),
      by: order.unanswered && index === order.steps.length - 1 ? 'system' : 'staff',
    })),
    reason: order.reason,
    setting: {
      type: order.type,
      payment_method: order.paymentMethod,
      payment_type: 'OTHER',
      total_amount: sent.total_amount,
      user,
      pickup_at: { number_of_days: 0, hour: -1, minute: 0 },
      is_order_now: true,
      shipping_distance: null,
      shipping_fee: 0,
      shipping_fee_type: 'Config',
      note: order.note,
      voucher_code: order.voucherCode,
    },
    quote: sent,
    fee_agreement: feeToWire(order.fee, currency),
    group_id: null,
    group,
    group_user_ids: group?.sessions.map(({ user_id }) => user_id) ?? [],
    rating: order.rating && {
      _id: 'o1',
      score: order.rating.score,
      feedback: order.rating.feedback,
      dishes: order.rating.dishes.map(({ itemId, liked }) => ({ item_id: itemId, liked })),
    },
    changes: order.changes.map((change) => ({
      at: seconds(change.at),
      by: change.by,
      lines: lineChangesToWire(change.lines, currency),
      difference: toWire(change.difference, currency),
    })),
    asked_change: order.askedChange && askedChangeToWire(order.askedChange, currency),
    issues: order.issues.map((issue) => issueToWire(issue, currency)),
    issue_until: moment(order.issueUntil),
    hub_response: order.lost === null ? {} : { error: { message: order.lost } },
    raw: {
      vat_tax_rate: 0,
      vat_tax_amount: 0,
      service_charge: 0,
      service_charge_amount: 0,
      total_amount: sent.total_amount,
      ship_price_real: 0,
      discount_extra_amount: 0,
      order_data_item: [],
      PaymentInfo: { Payment_Method: order.paymentMethod, Payment_Type: 'OTHER' },
      delivery_partner_info: order.driver && {
        Ahamove_Link: order.driver.link,
        Driver_Id: order.driver.phone,
        Driver_Name: order.driver.name,
      },
      voucher_log: order.voucherCode === '' ? null : { used_discount_amount: 0 },
      username: name,
      user_phone: phone,
      to_address: address,
    },
  };
}

const status = fc.constantFrom(null, ...STATUSES);
const instant = fc.nat(4_000_000_000).map((at) => at * 1000);
const maybe = fc.option(instant, { nil: null });
const amount = fc.nat(100_000_000);

/** Everything of people who ordered together but what they chose. */
const people = fc.option(
  fc.record({
    hash: fc.string(),
    remainder: amount,
    equalFees: fc.boolean(),
    toStore: fc.boolean(),
    payTo: fc.option(fc.record({ bank: fc.string(), number: fc.string(), holder: fc.string() }), {
      nil: null,
    }),
    people: fc.uniqueArray(
      fc.record({
        ...{
          uid: fc.string({ minLength: 1 }),
          name: fc.string(),
          owner: fc.boolean(),
          madeBy: fc.option(fc.string({ minLength: 1 })),
          itemCount: fc.nat(),
        },
        ...{ dishes: amount, share: amount, paid: fc.boolean(), sent: fc.boolean(), leftOut: fc.boolean() },
        leftBehind: fc.nat(50),
        came: amount,
      }),
      { selector: ({ uid }) => uid, minLength: 1, maxLength: 4 },
    ),
  }),
);

/** Each line is chosen by one of them, in turns. */
function chosenBy(
  group: ReturnType<typeof people.generate>['value'],
  lines: Order['lines'],
): Order['together'] {
  if (!group) return null;
  const { length } = group.people;
  const own = (at: number) => lines.filter((_, index) => index % length === at);
  return { ...group, people: group.people.map((one, at) => ({ ...one, lines: own(at) })) };
}

const side = fc.record({
  itemId: fc.string(),
  name: fc.string(),
  details: fc.array(fc.string(), { maxLength: 2 }),
  quantity: fc.nat(),
  amount,
});

/** Everything of an order but what it costs. */
const facts = fc
  .record({
    hash: fc.string({ minLength: 11 }),
    code: fc.string(),
    brand: fc.string(),
    storeId: fc.nat(),
    status,
    type: fc.constantFrom('DELI' as const, 'DELIAT' as const, 'PICKUP' as const),
    tableName: fc.string(),
    mine: fc.boolean(),
    openedByNumber: fc.constantFrom('elsewhere' as const, 'here' as const, null),
    person: fc.record({
      name: fc.string(),
      phone: fc.string(),
      address: fc.string(),
      addressDetail: fc.string(),
    }),
    note: fc.string(),
    voucherCode: fc.string(),
    itemCount: fc.nat(),
    fee: fc.oneof(
      fc.record({ state: fc.constantFrom('none' as const, 'open' as const) }),
      fc.record({ state: fc.constant('offered' as const), fee: amount, total: amount }),
      fc.record({ state: fc.constant('agreed' as const), atDoor: amount }),
    ),
    paymentMethod: fc.constantFrom('', 'PAYMENT_ON_DELIVERY', 'MOMO_QR_AIO'),
    createdAt: instant,
    wantedAt: maybe,
    receivedAt: maybe,
    answerFrom: maybe,
    answerBy: maybe,
    promisedAt: maybe,
    readyBy: maybe,
    promises: fc.array(fc.record({ saidAt: instant, promisedAt: instant })),
    readyAt: maybe,
    steps: fc.array(fc.record({ status, at: instant })),
    reason: fc.string(),
    driver: fc.option(fc.record({ name: fc.string(), phone: fc.string(), link: fc.string() }), { nil: null }),
    lost: fc.option(fc.string()),
    unanswered: fc.boolean(),
    rating: fc.option(
      fc.record({
        score: fc.integer({ min: 1, max: 5 }),
        feedback: fc.string(),
        dishes: fc.array(fc.record({ itemId: fc.string(), liked: fc.boolean() })),
      }),
    ),
    issues: fc.array(
      fc.record({
        id: fc.string(),
        lines: fc.array(
          fc.record({ key: fc.string(), reason: fc.constantFrom(...ISSUE_REASONS), quantity: fc.nat() }),
        ),
        words: fc.string(),
        hasPicture: fc.boolean(),
        mine: fc.boolean(),
        madeAt: instant,
        answer: fc.option(
          fc.record({
            kind: fc.constantFrom(...ISSUE_ANSWERS),
            amount: fc.option(amount),
            voucherCode: fc.string(),
            at: instant,
          }),
        ),
      }),
      { maxLength: 3 },
    ),
    issueUntil: maybe,
    changes: fc.array(
      fc.record({
        at: instant,
        by: fc.string(),
        lines: fc.array(fc.record({ key: fc.string(), was: fc.option(side), now: fc.option(side) }), {
          maxLength: 3,
        }),
        difference: amount,
      }),
      { maxLength: 2 },
    ),
    askedChange: fc.option(
      fc.record({
        state: fc.constantFrom(...QUESTION_STATES),
        askedAt: fc.nat({ max: 2_000_000_000_000 }),
        until: instant,
        lines: fc.array(fc.record({ key: fc.string(), was: fc.option(side), now: fc.option(side) }), {
          maxLength: 2,
        }),
        before: amount,
        after: amount,
        difference: amount,
      }),
    ),
  })
  .map((known) => ({
    ...known,
    hasDriver: known.driver !== null && known.driver.phone !== '',
    unanswered: known.unanswered && known.status === 'CANCELLED' && known.steps.length > 0,
  }));

describe.each(['bepnha', 'spree'])('an order of %s', (brand) => {
  const { store, menu } = demo(brand);
  const wall = wallTime(NOW, store.zone);
  const billFrom = (g: Parameters<typeof draftFrom>[0]['g']): Quote => {
    const { lines, type } = draftFrom({ menu, wall, g });
    const read = readCart(lines, menu, wall);
    const shipping = g(fc.boolean)
      ? ({ kind: 'fee', amount: 1500, distanceKm: 2 } as const)
      : ({ kind: 'to-confirm', distanceKm: 2 } as const);
    return quote({ read, menu, store, voucher: null, type, shipping });
  };

  it('reads back as it was sent', () => {
    fc.assert(
      fc.property(facts, people, fc.gen(), (known, group, g) => {
        const bill = billFrom(g);
        const { lines, rows, total, shippingToConfirm } = bill;
        const together = chosenBy(group, lines);
        const order: Order = { ...known, together, lines, rows, total, shippingToConfirm };
        const wire = overTheWire(wireOf(order, bill, store.currency));
        expect(Check(OrderDetail, wire)).toBe(true);
        expect(orderFromWire(wire, store.currency)).toEqual(order);
        expect(order).toMatchObject(orderNameOf(wire));
      }),
    );
  });

  it('never throws, whatever one of its fields has become', () => {
    const bad = fc.oneof(
      fc.anything(),
      fc.constantFrom(Number.NaN, 1e300, -1, 12.345, '', 'x', [null], {}, null, undefined),
    );
    fc.assert(
      fc.property(facts, people, fc.gen(), bad, (known, group, g, value) => {
        const bill = billFrom(g);
        const { lines, rows, total, shippingToConfirm } = bill;
        const together = chosenBy(group, lines);
        const order = { ...known, together, lines, rows, total, shippingToConfirm };
        const wire = overTheWire(wireOf(order, bill, store.currency));
        const paths = pathsOf(wire);
        const path = paths[g(fc.nat, { max: paths.length - 1 })] ?? [];
        const broken = orderFromWire(withValue(wire, path, value) as OrderDetail, store.currency);
        const amounts = [broken.total, ...broken.lines.map((line) => line.amount)];
        expect(amounts.every(Number.isSafeInteger)).toBe(true);
        for (const at of [broken.createdAt, ...broken.steps.map((step) => step.at)])
          expect(() => new Date(at).toISOString()).not.toThrow();
      }),
      { numRuns: 400 },
    );
  });
});

/** Every place of a document where something stands. */
function pathsOf(value: unknown, here: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...here, key]))].filter(
    (path) => path.length > 0,
  );
}

function withValue(document: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const inside = document as Record<string, unknown>;
  const changed = withValue(inside[key], rest, value);
  if (!Array.isArray(document)) return { ...inside, [key]: changed };
  return document.map((entry, index) => (String(index) === key ? changed : entry));
}

describe('what an order of the wire says oddly', () => {
  const bare = {} as OrderDetail;

  it('is left out: an order of nothing is still one', () => {
    expect(orderFromWire(bare, DONG)).toMatchObject({
      hash: '',
      status: null,
      type: 'DELI',
      lines: [],
      rows: [],
      total: 0,
      fee: { state: 'none' },
      createdAt: 0,
      promisedAt: null,
      readyBy: null,
      promises: [],
    });
  });

  it('an amount finer than the currency is taken to the nearest', () => {
    const wire = { quote: { total_amount: 12.345 } } as OrderDetail;
    expect(orderFromWire(wire, EURO).total).toBe(1235);
    expect(orderFromWire(wire, DONG).total).toBe(12);
  });

  it('a row without a word is not shown, nor a fee whose number is missing', () => {
    const wire = {
      quote: { rows: [{ kind: 'tip', amount: 1, rate: null }, null] },
      fee_agreement: { state: 'offered', fee: null, total: 5, collect: 0 },
    } as unknown as OrderDetail;
    expect(orderFromWire(wire, DONG)).toMatchObject({ rows: [], fee: { state: 'none' } });
  });

  it('a status is the one it is an older spelling of', () => {
    const wire = { status: 'IN PROCESS', steps: [{ status: 'IN PROCESS', at: 5, by: '' }] } as OrderDetail;
    expect(orderFromWire(wire, DONG)).toMatchObject({
      status: 'IN_PROCESS',
      steps: [{ status: 'IN_PROCESS', at: 5000 }],
    });
  });
});
