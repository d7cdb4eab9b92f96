import { PlaceQuery } from '@mam/contract/http/fields.schema.ts';
import { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import { getOrderToRate } from '@mam/contract/rating/order-to-rate.ts';
import { rateOrder as rateOrderCall } from '@mam/contract/rating/rate-order.ts';
import {
  OrderToRate,
  RatingBody,
  StoreRatings,
  StoreRatingsQuery,
} from '@mam/contract/rating/rating.schema.ts';
import { RATING_REFUSES } from '@mam/contract/rating/refusals.ts';
import { getStoreRatings } from '@mam/contract/rating/store-ratings.ts';
import { THANKS } from '@mam/contract/rating/thanks.ts';
import { cleanText, isWithin } from '@mam/domain/contact/text.ts';
import { averageTenths, FEEDBACK_LENGTH, isScore } from '@mam/domain/rating/rating.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Context, Feature } from '../context.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { languageFor } from '../http/refusal-reply.ts';
import { serveAnyone, serveDiner } from '../http/serve.ts';
import { buyersOrder } from '../order/buyer.ts';
import { ownDetail } from '../order/whole-order.ts';
import { MOST_FORM, readForms } from './form.ts';
import { latestToRate, ratingsOfStores } from './queries.ts';
import { rateOrder } from './rate-order.ts';

/** The buyer rates an order that is completed. */
function serveRating(...[app, context]: Parameters<Feature>): void {
  readForms(app);
  serveDiner(
    app,
    context,
    rateOrderCall,
    { body: RatingBody, mostBody: MOST_FORM, answer: OrderDetail, refuses: RATING_REFUSES },
    async ({ params, body, diner, request }) => {
      const order = await buyersOrder(context, params.order_hash, diner);
      if (isRefused(order)) return order;
      const { score, dishes = [] } = body;
      if (!isScore(score)) return refuse('SCORE_INVALID');
      const feedback = cleanText(body.feedback ?? '', { lines: true });
      if (!isWithin(feedback, FEEDBACK_LENGTH))
        return refuse('FEEDBACK_TOO_LONG', { limit: FEEDBACK_LENGTH });
      const rated = await rateOrder(context.database, order, {
        score,
        feedback,
        dishes: dishes.map(({ item_id: itemId, liked }) => ({ itemId, liked })),
        now: context.now(),
      });
      if (isRefused(rated)) return rated;
      const language = languageFor(request);
      return ok(await ownDetail(context, rated, { uid: diner.uid, language }), THANKS[language]);
    },
  );
}

/** [RA5] The averages of stores where enough diners have said something. */
async function storeRatings({ database }: Context, brand: string): Promise<StoreRatings> {
  const rows = await ratingsOfStores(database.read, brand);
  return {
    ratings: rows.flatMap(({ store_id, count, stars }) => {
      const tenths = averageTenths({ count, stars });
      return tenths === null ? [] : [{ store_id, count, average: tenths / 10 }];
    }),
  };
}

/** Rating an order, and what the ratings of stores add up to. */
export const ratingRoutes: Feature = (app, context) => {
  serveAnyone(
    app,
    getStoreRatings,
    { query: StoreRatingsQuery, answer: StoreRatings },
    async ({ query, reply }) => {
      // nobody needs the newest star at once
      reply.header('cache-control', 'public, max-age=60');
      const brand = brandCode(query.pos_parent);
      return ok(brand ? await storeRatings(context, brand) : { ratings: [] });
    },
  );

  serveDiner(
    app,
    context,
    getOrderToRate,
    { query: PlaceQuery, answer: OrderToRate },
    async ({ query, diner, reply }) => {
      reply.header('cache-control', 'no-store');
      const brand = brandCode(query.pos_parent);
      const storeId = Number(query.pos_id ?? 0);
      if (!brand || !storeId) return refuse('UNKNOWN');
      const hash = await latestToRate(context.database.read, { brand, storeId, uid: diner.uid });
      return ok({ order_hash: hash ?? null });
    },
  );

  // forms are read here and nowhere else
  app.register(async (scope) => serveRating(scope, context));
};
