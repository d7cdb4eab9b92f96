import type { Chance } from '../chance.ts';

/** A body as JSON text reads it: anything may be anywhere. */
type Loose = { [name: string]: Loose } & Loose[];

/** Something a forger writes where a number or an id belongs. */
const STRANGE: readonly unknown[] = [
  0,
  -1,
  -0,
  0.5,
  1e9,
  1e308,
  -1e308,
  2 ** 53,
  Number.MIN_VALUE,
  '1',
  '-1',
  '0x10',
  '1e3',
  'NaN',
  'Infinity',
  '',
  ' ',
  '１',
  '\u0000',
  '🍜'.repeat(300),
  'A'.repeat(100_000),
  "'; drop table orders; --",
  null,
  true,
  false,
  [],
  [1],
  {},
  { toString: 'x' },
  { $gt: 0 },
];

const MONEY = ['total_amount', 'origin_amount', 'shipping_fee', 'shipping_distance'];
const CODES = [
  'COMTAM20',
  'PHO59',
  'FLANTANG',
  'THEBAN',
  'LUA30K',
  'MOTLAN',
  'HE2024',
  'THAODIEN25',
  'KHONGCO',
];

type Forgery = (body: Loose, chance: Chance, foreign: readonly string[]) => void;

const put = (at: Loose | undefined, name: string, value: unknown) => {
  if (at) Object.assign(at, { [name]: value });
};

/** A number somebody would rather pay. */
const cheaper = (chance: Chance) => chance.pick<unknown>([0, 1, -1, -100_000, 0.01, 1_000, 1e-9, null]);

const aLine = (body: Loose, chance: Chance) => chance.pick((body.items as Loose[]) ?? []);

/** An honest total is withdrawn: nothing but the other numbers is left to be believed. */
const hush = (body: Loose) => put(body.setting, 'total_amount', null);

const FORGERIES: Readonly<Record<string, Forgery>> = {
  total: (body, chance) => put(body.setting, 'total_amount', cheaper(chance)),
  'line price': (body, chance) => {
    hush(body);
    for (const name of ['price', 'amount', 'discount']) put(aLine(body, chance), name, cheaper(chance));
  },
  'line discount': (body, chance) => put(aLine(body, chance), 'discount', chance.pick([1, 100, 1e6, -1])),
  'free of charge': (body, chance) => {
    hush(body);
    const line = aLine(body, chance);
    for (const name of ['foc', 'is_virtual', 'fix', 'is_gift', 'is_eat_with']) put(line, name, 1);
    put(line, 'Detail_State', 3);
    put(line, 'kind', 'gift');
  },
  fees: (body, chance) => {
    hush(body);
    for (const name of MONEY) if (name !== 'total_amount') put(body.setting, name, cheaper(chance));
    const charge = { multiple: cheaper(chance), value: cheaper(chance) };
    put(body.setting, chance.pick(['vat', 'service_charge']), charge);
  },
  'shipping kind': (body, chance) => {
    hush(body);
    put(body.setting, 'type', chance.pick(['DELI', 'DELIAT', 'PICK', 'TABLE', 'FREE']));
    put(body.setting, 'shipping_fee_type', 'FreeShip');
    put(body.setting, 'calculation', 'FreeShip');
    put(body.setting, 'shipping_fee', 0);
    put(body.user, 'address', '1 Lê Lợi, Quận 1');
  },
  voucher: (body, chance) => {
    hush(body);
    put(body.setting, 'voucher_code', chance.pick(CODES));
  },
  'voucher log': (body, chance) => {
    hush(body);
    const line = { Item_Id: aLine(body, chance).item_id, Price_Sale: 0, Discount: 1e9, Detail_State: 1 };
    put(body, 'voucher_log', {
      voucher_code: chance.pick([...CODES, '']),
      Discount_Amount: 1e9,
      used_discount_amount: 1e9,
      Voucher_Order_Line: [line],
    });
  },
  quantity: (body, chance) => {
    hush(body);
    put(
      aLine(body, chance),
      'quantity',
      chance.pick<unknown>([0, -1, -999, 0.5, 1.5, 1e9, 1000, 999, '2', null]),
    );
  },
  option: (body, chance) => {
    hush(body);
    const groups = aLine(body, chance).customizations as Loose[] | undefined;
    const quantity = chance.pick<unknown>([0, -5, 0.5, 1e9, 999, '3']);
    const options = [{ id: groups?.[0]?.options?.[0]?.id ?? 'no-such-option', quantity }];
    put(aLine(body, chance), 'customizations', [
      {
        id: groups?.[0]?.id ?? 'no-such-group',
        options: chance.next() < 0.5 ? [...options, ...options] : options,
      },
    ]);
  },
  variant: (body, chance) => {
    hush(body);
    put(aLine(body, chance), 'selected_child', {
      id: chance.pick(['no-such-size', '', '0', '__proto__']),
    });
  },
  'foreign dish': (body, chance, foreign) => {
    hush(body);
    put(aLine(body, chance), 'item_id', chance.pick([...foreign, '__proto__', 'constructor', 'toString']));
  },
  'part of nothing': (body, chance) => {
    hush(body);
    const line = aLine(body, chance);
    const whole = chance.pick(body.items as Loose[]).Pr_Key;
    put(line, 'parent_id', chance.pick<unknown>([whole, 'nobody', line.Pr_Key]));
    put(line, 'Sub_Id', 'x');
  },
  'combo of a dish': (body, chance, foreign) => {
    hush(body);
    put(aLine(body, chance), 'combo_id', chance.pick<unknown>([...foreign, aLine(body, chance).item_id]));
  },
  'one key twice': (body) => {
    hush(body);
    for (const line of body.items as Loose[]) put(line, 'Pr_Key', 'same');
  },
  'another store': (body, chance) => {
    hush(body);
    put(body, 'store_id', chance.pick<unknown>([102, 103, 104, 201, 202, 0, -1, 999_999, '101', 101.5]));
  },
  'another brand': (body, chance) => {
    hush(body);
    put(
      body,
      'brand_id',
      chance.pick(['SPREE', 'bepnha', 'NOBODY', '__proto__', '../BEPNHA', 'constructor']),
    );
  },
  'no lines': (body) => {
    hush(body);
    put(body, 'items', []);
  },
  'many lines': (body, chance) => {
    hush(body);
    const line = aLine(body, chance);
    put(
      body,
      'items',
      Array.from({ length: chance.pick([201, 800, 801]) }, (_, at) => ({ ...line, Pr_Key: `k${at}` })),
    );
  },
  payment: (body, chance) => {
    hush(body);
    const method = chance.pick(['PREPAID', 'FREE', 'MOMO_QR_AIO', 'POINT', 'TRANSFER', '', '__proto__']);
    put(body.setting, 'payment_method', method);
    put(body, 'status', 'COMPLETED');
    put(body, 'paid_at', 1);
    put(body, 'captured', 1e9);
  },
  time: (body, chance) => {
    hush(body);
    const days = chance.pick<unknown>([0, 60, 61, -1, 1.5, 'x']);
    put(body.setting, 'pickup_at', { number_of_days: days, hour: chance.pick([-1, 3, 24]), minute: 0 });
    put(body.setting, 'is_order_now', false);
  },
  'huge text': (body, chance) => {
    const text = chance.pick([
      'phở '.repeat(50_000),
      '\u202E'.repeat(2_000),
      '\u0000',
      '👨‍👩‍👧‍👦'.repeat(500),
    ]);
    put(
      chance.pick([body.setting, body.user, aLine(body, chance)]),
      chance.pick(['note', 'name', 'address']),
      text,
    );
  },
  anything: (body, chance) => {
    const places = [body, body.setting, body.user, aLine(body, chance)].filter((at) => at !== undefined);
    const at = chance.pick(places) as Loose;
    const names = Object.keys(at).filter((name) => name !== 'note');
    if (names.length > 0) put(at, chance.pick(names), chance.pick(STRANGE));
    if (chance.next() < 0.5) hush(body);
  },
};

const NAMES = Object.keys(FORGERIES);

/** Texts JSON readers take for objects and disagree about. */
const IN_TEXT: readonly ((text: string) => string)[] = [
  (text) => text.replace('{', '{"__proto__":{"price":0,"total":0,"isAdmin":true},'),
  (text) => text.replace('{', '{"constructor":{"prototype":{"free":true,"price":0}},'),
  (text) => text.replace('"setting":{', '"setting":{"__proto__":{"total_amount":0},'),
  (text) => text.replace(/"quantity":(\d+)/, '"quantity":$1,"quantity":0.001'),
  (text) => text.replace(/"quantity":(\d+)/, '"quantity":-1,"quantity":$1'),
  (text) => text.replace('"total_amount":', '"total_amount":null,"total_amount":1,"x":'),
  (text) => text.replace(/"price":\d+/, '"price":NaN'),
  (text) => text.replace(/"price":\d+/, '"price":1e400'),
  (text) => text.replace(/"amount":\d+/, '"amount":-0'),
  (text) => text.slice(0, text.length / 2),
  (text) => `[${text}]`,
  (text) => '['.repeat(20_000) + text,
];

/** An honest order after somebody has been at it: one to three forgeries, by name, as the text to be sent. */
export function forged(honest: object, chance: Chance, foreign: readonly string[]) {
  const body = structuredClone(honest) as Loose;
  const names = Array.from({ length: chance.whole(1, 3) }, () => chance.pick(NAMES));
  const done: string[] = [];
  for (const name of names) {
    try {
      FORGERIES[name]?.(body, chance, foreign);
      done.push(name);
    } catch (fault) {
      // one forgery has taken away what the next one would forge
      if (!(fault instanceof TypeError || fault instanceof RangeError)) throw fault;
    }
  }
  const text = JSON.stringify(body);
  if (chance.next() > 0.2) return { names: done, text };
  return { names: [...done, 'in the text'], text: chance.pick(IN_TEXT)(text) };
}
