import type { StoreManager } from '@mam/contract/bundle/bundle.schema.ts';
import type { PhoneChannel } from '@mam/domain/message/news.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import type { Unanswered } from '../order/answering/answer-duty.ts';
import { offers, tellPhone } from './tell.ts';

const MINUTE = 60_000;
const CHANNELS: readonly PhoneChannel[] = ['call', 'sms', 'zns'];

/** [OR42] The first of a manager's ways that can be gone here; null = nobody can tell them. */
export const channelTo = (
  context: Pick<Context, 'channels'>,
  { channels }: StoreManager,
): PhoneChannel | null =>
  (channels ?? CHANNELS).find((channel) => offers(context, channel, 'order_unanswered')) ?? null;

/** How many minutes of open time an order has waited that has so much left. */
const minutesWaited = ({ answerMinutes }: Store, left: number) =>
  Math.max(1, Math.round(answerMinutes - left / MINUTE));

/** [OR42] Tells the manager of a store that nobody answers an order; once an order. */
export async function tellManager(
  context: Context,
  trx: Trx,
  { order, store, manager, now, until }: Unanswered,
): Promise<void> {
  const channel = channelTo(context, manager);
  if (channel === null) return;
  const { brand, id, code } = order;
  await tellPhone(
    trx,
    { channel, phone: manager.phone },
    {
      brand,
      key: `order_unanswered/${id}`,
      kind: 'order_unanswered',
      values: { code, store: store.name, minutes: minutesWaited(store, until - now) },
      language: store.languages.own,
      now,
      until,
    },
  );
}
