import { linkTo } from '@mam/contract/page/link.ts';
import type { PhoneChannel } from '@mam/domain/message/news.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { offers, tellPhone } from './tell.ts';

const CHANNELS: readonly PhoneChannel[] = ['sms', 'zns'];

/** It is of use while the order is under way. */
const LASTS = 60 * 60_000;

type TakenOrder = Pick<PlacedOrder, 'id' | 'brand' | 'storeId' | 'hash' | 'code' | 'phoneNumber'>;

/** The page of an order, as somebody types it who has it read out to them. */
export const wholeLinkToOrder = (
  { config: { publicUrl } }: Pick<Context, 'config'>,
  { brand, storeId, hash }: Pick<PlacedOrder, 'brand' | 'storeId' | 'hash'>,
): string => `${publicUrl}${linkTo('/order/detail', { brand, storeId }, { order_hash: hash })}`;

/** [OR108] The way a caller's link goes to their phone; null = there is none, or no number that is dialled from abroad. */
export const channelToCaller = (
  context: Pick<Context, 'channels'>,
  { phoneNumber }: Pick<PlacedOrder, 'phoneNumber'>,
): PhoneChannel | null =>
  phoneNumber === '' ? null : (CHANNELS.find((channel) => offers(context, channel, 'order_taken')) ?? null);

/** [OR108] Sends a caller the link of what was taken for them, where somebody can. */
export async function tellCaller(
  context: Pick<Context, 'channels' | 'config'>,
  trx: Trx,
  order: TakenOrder,
  { store, now }: { readonly store: Store; readonly now: number },
): Promise<void> {
  const channel = channelToCaller(context, order);
  if (channel === null) return;
  const { brand, id, code, phoneNumber: phone } = order;
  await tellPhone(
    trx,
    { channel, phone },
    {
      brand,
      key: `order_taken/${id}`,
      kind: 'order_taken',
      values: { code, store: store.name, link: wholeLinkToOrder(context, order) },
      language: store.languages.own,
      now,
      until: now + LASTS,
    },
  );
}
