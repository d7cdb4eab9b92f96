import { getHistory } from '@mam/contract/order/get-history.ts';
import {
  CodeSearch,
  History,
  HistoryQuery,
  PhoneSearch,
  PhoneSearchAnswer,
} from '@mam/contract/order/history.schema.ts';
import {
  findByCode,
  findByCodeByGet,
  searchByPhone,
  searchByPhoneByGet,
} from '@mam/contract/order/search-orders.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { brandCode } from '../../brand/brand-document.ts';
import type { Feature } from '../../context.ts';
import { type Answer, ok, refuse } from '../../http/answer.ts';
import { networkOf } from '../../http/caller/network.ts';
import { type DinerCall, serveDiner } from '../../http/serve.ts';
import { typedNumbers } from '../../store/typed-number.ts';
import { readHistory } from './history.ts';
import { ordersWithNumber } from './phone-search.ts';

type SearchCall = Pick<DinerCall<{ answer: PhoneSearchAnswer }>, 'diner' | 'request' | 'reply'>;

/** The orders of a diner, and those of a phone number. */
export const historyRoutes: Feature = (app, context) => {
  const { now, rateLimits } = context;
  const { read } = context.database;

  serveDiner(
    app,
    context,
    getHistory,
    { query: HistoryQuery, answer: History },
    async ({ query, diner, reply }) => {
      reply.header('cache-control', 'no-store');
      return ok(await readHistory(read, diner.uid, query));
    },
  );

  const search = async (
    { diner, request, reply }: SearchCall,
    { phone, pos_parent, pos_id }: PhoneSearch,
    code?: string,
  ): Promise<Answer<PhoneSearchAnswer>> => {
    reply.header('cache-control', 'no-store');
    if (!isPhone(phone)) return refuse('MALFORMED', { path: 'phone' });
    if (!rateLimits.phoneSearchesOfDiner.take(diner.uid)) return refuse('TOO_OFTEN');
    if (!rateLimits.phoneSearchesOfAddress.take(networkOf(request.ip))) return refuse('TOO_OFTEN');
    const brand = brandCode(pos_parent);
    const storeId = pos_id === undefined ? undefined : Number(pos_id);
    const numbers = await typedNumbers(read, { brand, phone, storeId });
    return ok(
      await ordersWithNumber(read, {
        uid: diner.uid,
        brand: brand ?? '',
        numbers,
        ...(code !== undefined && { code }),
        now: now(),
      }),
    );
  };

  context.live.allow('diner', (topic, { diner }) => topic.kind === 'diner' && topic.uid === diner?.uid);

  // a body keeps the number out of addresses, and changes nothing [LI1]
  const posted = { answer: PhoneSearchAnswer, reads: true } as const;
  serveDiner(app, context, searchByPhone, { ...posted, body: PhoneSearch }, (call) =>
    search(call, call.body),
  );
  serveDiner(app, context, findByCode, { ...posted, body: CodeSearch }, (call) =>
    search(call, call.body, call.body.tracking_id),
  );
  serveDiner(app, context, searchByPhoneByGet, { query: PhoneSearch, answer: PhoneSearchAnswer }, (call) =>
    search(call, call.query),
  );
  serveDiner(app, context, findByCodeByGet, { query: CodeSearch, answer: PhoneSearchAnswer }, (call) =>
    search(call, call.query, call.query.tracking_id),
  );
};
