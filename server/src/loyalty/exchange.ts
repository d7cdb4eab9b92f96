import { randomInt, randomUUIDv7 } from 'node:crypto';
import type { Language } from '@mam/contract/http/language.ts';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { ExchangeCampaignWire, ExchangeWire } from '@mam/contract/loyalty/exchange.schema.ts';
import type { Exchanged } from '@mam/contract/loyalty/exchange-calls.schema.ts';
import { exchangedText, moneyVoucherName } from '@mam/contract/loyalty/exchange-texts.ts';
import { exchangeCampaignFromWire, exchangeRateFromWire } from '@mam/contract/loyalty/exchange-wire.ts';
import type { EXCHANGE_REFUSES } from '@mam/contract/loyalty/refusals.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { CampaignWire } from '@mam/contract/voucher/campaign.schema.ts';
import { ownCard } from '@mam/contract/voucher/voucher-card.ts';
import {
  drawVoucherCode,
  type ExchangeCampaign,
  exchangesLeft,
  isOffered,
  POINTS_VOUCHER_LASTS,
  worthInMoney,
} from '@mam/domain/loyalty/exchange.ts';
import { maySpendPoints, wholePoints } from '@mam/domain/loyalty/points.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Trx } from '../db/dialect.ts';
import { provedAt } from '../diner/phone-proofs.ts';
import { type Answer, isRefused, ok, type Refused, refuse } from '../http/answer.ts';
import { makeVoucher } from '../voucher/own-vouchers.ts';
import { givenByCampaign, takeStock } from './exchange-counts.ts';
import { spendPoints } from './ledger.ts';

type ExchangeCode = (typeof EXCHANGE_REFUSES)[number];

/** The wish for points: money off, or a campaign's voucher. */
export type ExchangeRequest =
  | { readonly kind: 'money'; readonly points: number }
  | { readonly kind: 'campaign'; readonly id: string };

export interface ExchangeContext {
  readonly wish: ExchangeRequest;
  readonly store: Store;
  readonly uid: string;
  readonly phone_number: string;
  readonly language: Language;
  readonly now: number;
}

/** The offer for a wish: whole points for a voucher, frozen as it is now [VO12]. */
interface Offer {
  readonly points: number;
  readonly campaign: Omit<CampaignWire, 'many_times_code'>;
  /** the campaign that counts its stock; null = it has none */
  readonly counted: ExchangeCampaign | null;
}

/** [LO13] A voucher of any number of points. */
function moneyOffer(
  { store: { currency }, language, now }: ExchangeContext,
  points: number,
  exchange: ExchangeWire,
): Offer | Refused<ExchangeCode> {
  const rate = exchangeRateFromWire(exchange, currency);
  if (rate === null) return refuse('EXCHANGE_NO_RATE');
  // a number of points that is none is refused where points are spent
  const worth = worthInMoney(points, rate);
  const amount = Number.isSafeInteger(worth) && worth > 0 ? worth : 0;
  const campaign = {
    campaign_id: 'points',
    voucher_campaign_name: moneyVoucherName(formatMoney(amount, currency), language),
    date_start: seconds(now),
    date_end: seconds(now + POINTS_VOUCHER_LASTS),
    benefit: { kind: 'amount', amount: toWire(amount, currency) } as const,
  };
  return { points, campaign, counted: null };
}

/** [LO12] The voucher of a campaign, by its own cost. */
function campaignOffer(
  { store, now }: ExchangeContext,
  wire: ExchangeCampaignWire | undefined,
): Offer | Refused<ExchangeCode> {
  if (!wire) return refuse('EXCHANGE_OVER');
  const counted = exchangeCampaignFromWire(wire);
  if (!isOffered(counted, store.id, now)) return refuse('EXCHANGE_OVER');
  const { title, description, image, exchange_point: points, stock: _, ...rest } = wire;
  const campaign = {
    ...rest,
    voucher_campaign_name: title,
    ...(description !== undefined && { voucher_description: description }),
    ...(image !== undefined && { image }),
  };
  return { points, campaign, counted };
}

async function findExchangeOffer(
  trx: Trx,
  exchanging: ExchangeContext,
): Promise<Offer | Refused<ExchangeCode>> {
  const { wish, store } = exchanging;
  const brand = await brandByCode(trx, store.brand);
  const exchange = (brand && brandDocument(brand).exchange) ?? null;
  if (wish.kind === 'money')
    return exchange ? moneyOffer(exchanging, wish.points, exchange) : refuse('EXCHANGE_NO_RATE');
  const listed = exchange?.list_promotion ?? [];
  return campaignOffer(
    exchanging,
    listed.find(({ campaign_id }) => String(campaign_id) === wish.id),
  );
}

/**
 * [LO9] [LO10] [LO14] Exchanges points for a voucher in one transaction: the right, the offer, the points, the stock. A
 * number that is not the caller's is refused before anything of it is looked at.
 */
export async function exchange(
  trx: Trx,
  exchanging: ExchangeContext,
): Promise<Answer<Exchanged, ExchangeCode>> {
  const { store, uid, phone_number, language, now } = exchanging;
  const { brand, currency } = store;
  if (!maySpendPoints(await provedAt(trx, { brand, uid, phone_number }), now))
    return refuse('POINT_PROOF_REQUIRED');
  const offer = await findExchangeOffer(trx, exchanging);
  if (isRefused(offer)) return offer;
  const { points, campaign, counted } = offer;
  const id = randomUUIDv7();
  const spent = await spendPoints(trx, { brand, phone_number }, { id, points, now });
  if ('refused' in spent) return refuse(spent.refused, { points: spent.points });
  if (counted && !(await takeStock(trx, brand, counted))) return refuse('EXCHANGE_SOLD_OUT');
  const frozen: CampaignWire = { ...campaign, many_times_code: drawVoucherCode(randomInt) };
  await makeVoucher(trx, {
    id,
    brand,
    code: frozen.many_times_code,
    phone_number,
    document: JSON.stringify(frozen),
    currency: currency.symbol,
    made_at: now,
    ends_at: frozen.date_end * 1000 + 999,
  });
  const voucher = ownCard(frozen, { state: 'FREE', here: true });
  return ok({ message: exchangedText(language), voucher, point: wholePoints(spent.balance) });
}

/** [LO12] The things points are exchanged for in a store now, without those that are all gone. */
export async function offeredIn(
  trx: Parameters<typeof givenByCampaign>[0],
  { brand, id, currency }: Store,
  now: number,
) {
  const row = await brandByCode(trx, brand);
  const exchange = row && brandDocument(row).exchange;
  if (!exchange) return { exchange_rate: null, list_promotion: [] };
  const rate = exchangeRateFromWire(exchange, currency);
  const given = await givenByCampaign(trx, brand);
  const list_promotion = (exchange.list_promotion ?? []).flatMap((wire) => {
    const campaign = exchangeCampaignFromWire(wire);
    const left = exchangesLeft(campaign, given.get(campaign.id) ?? 0);
    if (left === 0 || !isOffered(campaign, id, now)) return [];
    return {
      campaign_id: campaign.id,
      title: wire.title,
      description: wire.description ?? '',
      image: wire.image ?? null,
      exchange_point: campaign.points,
      date_end: wire.date_end,
      min_amount: wire.min_amount ?? 0,
      benefit: wire.benefit,
      left,
    };
  });
  return { exchange_rate: rate === null ? null : toWire(rate, currency), list_promotion };
}
