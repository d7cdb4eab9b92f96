import { randomUUID } from 'node:crypto';
import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { Chance } from '../../chance.ts';
import {
  bankTells,
  type ExistingOrder,
  gatewayActs,
  isOk,
  NOBODY,
  place,
  randomOrderBody,
  staff,
} from '../../races/acts.ts';
import { international } from '../../races/exchange-races.ts';
import type { Ground } from '../../races/ground.ts';
import { BRAND, STORE } from '../../random-orders.ts';
import type { SeededDiner } from '../../seeded-diners.ts';
import { openDay, PEOPLE_A_DAY } from '../bank-days/day.ts';
import { payersWithCode } from '../in-shares/order.ts';

/** The ways in which an order came to be; only some of them may be changed today. */
export const KINDS = ['cash', 'delivered', 'transfer', 'wallet', 'table', 'shares', 'unpaid'] as const;
export type Kind = (typeof KINDS)[number];

/** Each as often as it stands here. */
const DRAWN: readonly Kind[] = [
  ...(['cash', 'cash', 'delivered', 'delivered', 'transfer', 'transfer', 'wallet', 'wallet'] as const),
  ...(['table', 'table', 'shares', 'unpaid'] as const),
];
/** Every kind of voucher the demo brand has; "" = none. */
const CODES = ['', '', 'COMTAM20', 'LUA30K', 'FLANTANG', 'PHO59', 'THEBAN'];

const PHO = { code: 'PHO59', item: 'PHO01' };
const MOST_DRAWN = 300;

const hasItem = ({ items }: PlaceOrderBody, item: string): boolean =>
  items.some(({ item_id }) => item_id === item);

const METHODS: Readonly<Partial<Record<Kind, string>>> = {
  transfer: 'TRANSFER',
  unpaid: 'TRANSFER',
  wallet: 'MOMO_QR_AIO',
};

/** An order that may be changed, or may not. */
export interface Sold extends ExistingOrder {
  readonly kind: Kind;
  /** its code as it was accepted; "" = none */
  readonly voucher: string;
  /** of the party it is a round of */
  readonly sitting: string | null;
  /** its number has an account that it earns points for */
  readonly earns: boolean;
  readonly chance: Chance;
}

/** [LO4] Somebody has proved the number of the order and opened its account. */
async function openAccount(ground: Ground, who: SeededDiner, phone: string): Promise<void> {
  const [number, at] = [international({ ...who, phone }), ground.now()];
  await ground.write([
    `insert into phone_proofs (brand, phone_number, uid, proved_at, how)
      values ('${BRAND}', '${number}', '${who.uid}', ${at}, 'code')`,
    `insert into points_accounts (brand, phone_number, balance, opened_at)
      values ('${BRAND}', '${number}', 0, ${at})`,
  ]);
}

/** The round is one of a party that sits at a table, as staff have seated it. */
async function seat(ground: Ground, { id }: { readonly id: string }, who: SeededDiner): Promise<string> {
  const [sitting, now] = [randomUUID(), ground.now()];
  await ground.write([
    `insert into sittings (id, brand, store_id, digits, wrong_digits, version, begun_at, first_at, last_at, seen_at)
      values ('${sitting}', '${BRAND}', ${STORE}, '0417', 0, 1, ${now}, ${now}, ${now}, ${now})`,
    `insert into sitting_tables (sitting_id, brand, store_id, table_name, table_key, since, taken)
      values ('${sitting}', '${BRAND}', ${STORE}, '${sitting}', '${sitting}', ${now}, 1)`,
    `insert into sitting_guests (id, sitting_id, uid, name, state, wrong_digits, joined_at)
      values ('${randomUUID()}', '${sitting}', '${who.uid}', 'Bi', 'in', 0, ${now})`,
    `update orders set sitting_id = '${sitting}' where id = '${id}'`,
  ]);
  return sitting;
}

/** Several pay their shares of one order, and all of them have. */
async function inShares(
  ground: Ground,
  chance: Chance,
  people: readonly SeededDiner[],
): Promise<ExistingOrder> {
  const day = await openDay({ ground, chance, name: 'shared', people: people.slice(0, PEOPLE_A_DAY) });
  for (const { code, share } of payersWithCode(day))
    await bankTells(ground, 0, { ...day.order, code, total: share }, `${code}-1`)(NOBODY);
  return day.order;
}

/** Places an order as chance wills, pays what is paid before, and perhaps takes it; null = it was refused. */
export async function sellOne(
  ground: Ground,
  chance: Chance,
  people: readonly SeededDiner[],
  number: number,
): Promise<Sold | null> {
  const kind = chance.pick(DRAWN);
  const [who] = people;
  if (!who) throw new Error('nobody is there to order');
  if (kind === 'shares')
    return {
      ...(await inShares(ground, chance, people)),
      ...{ kind, voucher: '', sitting: null, earns: false, chance },
    };
  const voucher = chance.pick(CODES);
  const phone = `09${String(number).padStart(8, '0')}`;
  const earns = chance.next() < 0.5;
  const { location } = ground.shop.store;
  const draft = {
    paymentMethod: METHODS[kind] ?? 'PAYMENT_ON_DELIVERY',
    ...(kind === 'delivered' && {
      ...{ type: 'DELI' as const, address: { text: '12 Lê Lợi, Quận 1', detail: '', location } },
    }),
  };
  const wish = { draft, phone, ...(voucher !== '' && { voucher }) };
  let body = randomOrderBody(ground, chance, who, wish);
  // a code for one dish asks for that dish
  for (let left = MOST_DRAWN; left > 0 && voucher === PHO.code && !hasItem(body, PHO.item); left -= 1)
    body = randomOrderBody(ground, chance, who, wish);
  const told = await place(ground, chance.whole(0, 1), who, body)(NOBODY);
  if (!isOk(told)) return null;
  const { id, order_code: code, hash, total_amount: total } = told.data;
  const order = { id, code, hash, total, version: 1, who };
  if (earns) await openAccount(ground, who, phone);
  if (kind === 'transfer') await bankTells(ground, 0, order, `${code}-1`)(NOBODY);
  if (kind === 'wallet') await gatewayActs(ground, order, 'pay');
  const sitting = kind === 'table' ? await seat(ground, order, who) : null;
  return { ...order, ...{ kind, voucher, sitting, earns, chance } };
}

/** Staff take a step of the order, as it stands now; false = it was refused. */
export async function steps(
  ground: Ground,
  { id, code }: Sold,
  verb: string,
  more: object = {},
): Promise<boolean> {
  const [row] = await ground.rows(`select version from orders where id = '${id}'`);
  return isOk(
    await staff(ground, 0, `order/${code}/${verb}`, { version: Number(row?.version), ...more })(NOBODY),
  );
}
