import type { Language } from '@mam/contract/http/language.ts';
import type { Channel, NewsKind, NewsValues, PhoneChannel } from '@mam/domain/message/news.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { readPushSubscriptions } from '../diner/queries.ts';
import { enqueue, keyFor } from '../outbox/outbox.ts';

/** Something to be told. */
export interface News<K extends NewsKind = NewsKind> {
  readonly brand: string;
  /** the same news has the same key, however often it is told: each receiver hears it once [MS3] */
  readonly key: string;
  readonly kind: K;
  readonly values: NewsValues[K];
  readonly language: Language;
  /** epoch ms */
  readonly now: number;
  /** epoch ms after which it is no news any more and is not sent [MS4] */
  readonly until: number;
}

/** The part of a message that lies in the outbox until it is sent. */
export type KeptNews = Pick<News, 'kind' | 'values' | 'language' | 'until'>;
export type KeptPush = KeptNews & { readonly uid: string; readonly endpoint: string };
export type KeptPhoneNews = KeptNews & { readonly phone: string };

const kept = ({ kind, values, language, until }: News): KeptNews => ({ kind, values, language, until });

/**
 * Tells a diner on the devices that asked for it, in the transaction of the news; each device is a message of its own.
 * News that is a function is asked for only when there is a device to tell.
 */
export async function tellDiner<K extends NewsKind>(
  trx: Trx,
  uid: string,
  told: News<K> | (() => Promise<News<K>>),
): Promise<void> {
  const devices = await readPushSubscriptions(trx, uid);
  if (devices.length === 0) return;
  const news = typeof told === 'function' ? await told() : told;
  const { brand, now } = news;
  for (const { endpoint } of devices) {
    const content: KeptPush = { ...kept(news), uid, endpoint };
    await enqueue(trx, { brand, kind: 'push', key: keyFor(news.key, endpoint), content, now });
  }
}

/** Tells a phone number by one channel, in the transaction of what is told. */
export async function tellPhone<K extends NewsKind>(
  trx: Trx,
  to: { readonly channel: PhoneChannel; readonly phone: string },
  news: News<K>,
): Promise<void> {
  const { brand, now } = news;
  const content: KeptPhoneNews = { ...kept(news), phone: to.phone };
  await enqueue(trx, { brand, kind: to.channel, key: keyFor(news.key, to.phone), content, now });
}

/** [MS5] Whether a channel can say this here: it has a provider, or a demo's sandbox. A push needs none. */
export const offers = ({ channels }: Pick<Context, 'channels'>, channel: Channel, kind: NewsKind): boolean =>
  channel === 'push' || (channels[channel]?.knows(kind) ?? false);
