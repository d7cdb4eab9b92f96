import type { PointsOffer, PointsOffers } from '@mam/domain/loyalty/exchange.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { fromWire } from '../money/money-wire.ts';
import { benefitFromWire } from '../voucher/campaign-wire.ts';
import type { OfferedPromotion, OfferedPromotions } from './exchange-calls.schema.ts';

const pointsOfferFromWire = (wire: OfferedPromotion, currency: Currency): PointsOffer => ({
  campaignId: wire.campaign_id,
  name: wire.title,
  description: wire.description,
  image: wire.image,
  points: wire.exchange_point,
  benefit: benefitFromWire(wire.benefit, currency),
  left: wire.left,
});

/** Reads a store's offers for points, in its currency. Throws WireError. */
export const pointsOffersFromWire = (wire: OfferedPromotions, currency: Currency): PointsOffers => ({
  rate: wire.exchange_rate === null ? null : fromWire(wire.exchange_rate, currency, 'exchange_rate'),
  gifts: wire.list_promotion.map((offer) => pointsOfferFromWire(offer, currency)),
});
