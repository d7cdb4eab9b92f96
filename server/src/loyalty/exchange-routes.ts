import { isPromotedIn } from '@mam/contract/group-order/promotion-wire.ts';
import {
  ExchangeCampaignBody,
  Exchanged,
  ExchangePointsBody,
  OfferedPromotions,
  PromotionsQuery,
} from '@mam/contract/loyalty/exchange-calls.schema.ts';
import {
  exchangeCampaign,
  exchangePoints,
  getExchangePromotions,
} from '@mam/contract/loyalty/exchange-calls.ts';
import { PromotionsAnswer } from '@mam/contract/loyalty/find-promotions.schema.ts';
import { findPromotions } from '@mam/contract/loyalty/find-promotions.ts';
import { EXCHANGE_REFUSES } from '@mam/contract/loyalty/refusals.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { brandCode } from '../brand/brand-document.ts';
import { internationalNumber } from '../contact/international-number.ts';
import type { Feature } from '../context.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { type DinerCall, serveDiner } from '../http/serve.ts';
import { storeId } from '../store/store-document.ts';
import { restaurantCards } from '../voucher/voucher-cards.ts';
import { type ExchangeRequest, exchange, offeredIn } from './exchange.ts';

type NumberAtStore = Pick<ExchangePointsBody, 'pos_parent' | 'pos_id' | 'phone_number'>;

/** Serves the exchange of points for vouchers, to diners who have proved the number just now. */
export const exchangeRoutes: Feature = (app, context) => {
  const { database, idempotent, now, rateLimits, stores } = context;
  const { read } = database;

  const sellingOf = async ({ pos_parent, pos_id }: Pick<NumberAtStore, 'pos_parent' | 'pos_id'>) => {
    const [brand, id] = [brandCode(pos_parent), storeId(pos_id)];
    return brand && id ? stores.get(read, brand, id) : null;
  };

  serveDiner(
    app,
    context,
    getExchangePromotions,
    { query: PromotionsQuery, answer: OfferedPromotions },
    async ({ query }) => {
      const selling = await sellingOf(query);
      return selling ? ok(await offeredIn(read, selling.store, now())) : refuse('UNKNOWN');
    },
  );

  serveDiner(
    app,
    context,
    findPromotions,
    { query: PromotionsQuery, answer: PromotionsAnswer },
    async ({ query, diner: { uid } }) => {
      if (!rateLimits.exchangesOfDiner.take(uid)) return refuse('TOO_OFTEN');
      const selling = await sellingOf(query);
      if (!selling) return refuse('UNKNOWN');
      const { store, promotions } = selling;
      return ok({
        vouchers: await restaurantCards(read, store, now()),
        group_promotions: promotions
          .filter((one) => isPromotedIn(one, store.id, now()))
          .map(({ many_times_code: _, ...promised }) => promised),
        exchange: await offeredIn(read, store, now()),
      });
    },
  );

  const exchanged = async (
    { key, diner: { uid }, speak }: DinerCall<{ answer: Exchanged }>,
    endpoint: string,
    { phone_number: phone, ...place }: NumberAtStore,
    wish: ExchangeRequest,
  ): Promise<Answer<Exchanged, (typeof EXCHANGE_REFUSES)[number]>> => {
    if (!isPhone(phone)) return refuse('MALFORMED', { path: 'phone_number' });
    if (!rateLimits.exchangesOfDiner.take(uid)) return refuse('TOO_OFTEN');
    const selling = await sellingOf(place);
    if (!selling) return refuse('UNKNOWN');
    const { store } = selling;
    const language = speak(store);
    const phone_number = internationalNumber(phone, store.zone);
    if (phone_number === null) return refuse('MALFORMED', { path: 'phone_number' });
    const content = { brand: store.brand, store: store.id, phone_number, wish };
    return idempotent({ uid, endpoint, key, content, now: now() }, (trx) =>
      exchange(trx, { wish, store, uid, phone_number, language, now: now() }),
    );
  };

  serveDiner(
    app,
    context,
    exchangePoints,
    { body: ExchangePointsBody, answer: Exchanged, refuses: EXCHANGE_REFUSES },
    (call) => {
      const { point: points, ...whose } = call.body;
      return exchanged(call, exchangePoints.path, whose, { kind: 'money', points });
    },
  );

  serveDiner(
    app,
    context,
    exchangeCampaign,
    { body: ExchangeCampaignBody, answer: Exchanged, refuses: EXCHANGE_REFUSES },
    (call) => {
      const { voucher_campaign_id: id, pos_parent, pos_id, phone_number } = call.body;
      const whose = { pos_parent, pos_id, phone_number };
      return exchanged(call, exchangeCampaign.path, whose, { kind: 'campaign', id: String(id) });
    },
  );
};
