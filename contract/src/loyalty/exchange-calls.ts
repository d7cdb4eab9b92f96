import { endpoint } from '../http/endpoint.ts';
import type {
  ExchangeCampaignBody,
  Exchanged,
  ExchangePointsBody,
  OfferedPromotions,
  PromotionsQuery,
} from './exchange-calls.schema.ts';
import type { EXCHANGE_REFUSES } from './refusals.ts';

/** A store's offers for points. */
export const getExchangePromotions = endpoint<{ query: PromotionsQuery; answer: OfferedPromotions }>({
  method: 'GET',
  path: '/v1/user/exchange/promotion-available',
  auth: 'diner',
});

/** Exchanges any number of points for a voucher of that worth; takes an Idempotency-Key: the same key spends once. */
export const exchangePoints = endpoint<{
  body: ExchangePointsBody;
  answer: Exchanged;
  refuses: typeof EXCHANGE_REFUSES;
}>({ method: 'POST', path: '/v1/user/exchange/point', auth: 'diner' });

/** Exchanges points for the voucher of a campaign; takes an Idempotency-Key: the same key spends once. */
export const exchangeCampaign = endpoint<{
  body: ExchangeCampaignBody;
  answer: Exchanged;
  refuses: typeof EXCHANGE_REFUSES;
}>({ method: 'POST', path: '/v1/user/exchange/voucher', auth: 'diner' });
