import { linkTo } from '@mam/contract/page/link.ts';
import type { PhoneChannel } from '@mam/domain/message/news.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { offers, tellPhone } from './tell.ts';

const CHANNELS: readonly PhoneChannel[] = ['sms', 'zns'];

/** It is of use while the order is under way. */
const LASTS = 60 * 60_000;

const kindFor = ({ status }: Pick<PlacedOrder, 'status'>) =>
  statusGroup(status) === 'WAIT_PAYMENT' ? 'order_to_pay' : 'order_taken';

/** The page of an order, as somebody types it who has it read out to them. */
export const wholeLinkToOrder = (
  { config: { publicUrl } }: Pick<Context, 'config'>,
  { brand, storeId, hash }: Pick<PlacedOrder, 'brand' | 'storeId' | 'hash'>,
): string => `${publicUrl}${linkTo('/order/detail', { brand, storeId }, { order_hash: hash })}`;

/** [OR108] The way a caller's link goes to their phone; null = there is none, or no number that is dialled from abroad. */
export const channelToCaller = (
  context: Pick<Context, 'channels'>,
  order: PlacedOrder,
): PhoneChannel | null =>
  order.phoneNumber === ''
    ? null
    : (CHANNELS.find((channel) => offers(context, channel, kindFor(order))) ?? null);

/** [OR108] Sends a caller the link of what was taken for them, where somebody can. */
export async function tellCaller(
  context: Pick<Context, 'channels' | 'config'>,
  trx: Trx,
  order: PlacedOrder,
  { store, now }: { readonly store: Store; readonly now: number },
): Promise<void> {
  const channel = channelToCaller(context, order);
  if (channel === null) return;
  const { brand, id, code, phoneNumber: phone, bill, currency } = order;
  const named = { code, store: store.name, link: wholeLinkToOrder(context, order) };
  const language = store.languages.own;
  const news = { brand, key: `order_taken/${id}`, language, now, until: now + LASTS };
  const to = { channel, phone };
  if (kindFor(order) === 'order_taken')
    return tellPhone(trx, to, { ...news, kind: 'order_taken', values: named });
  const amount = formatMoney(bill.total, currency);
  return tellPhone(trx, to, { ...news, kind: 'order_to_pay', values: { ...named, amount } });
}
