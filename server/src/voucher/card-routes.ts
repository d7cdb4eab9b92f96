import { getVouchers, vouchersOfNumber } from '@mam/contract/voucher/get-vouchers.ts';
import { Vouchers, VouchersOfNumber, VouchersQuery } from '@mam/contract/voucher/voucher-card.schema.ts';
import { isPhone } from '@mam/domain/contact/phone.ts';
import { brandCode } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import { internationalNumber } from '../contact/international-number.ts';
import type { Feature } from '../context.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { type DinerCall, serveDiner } from '../http/serve.ts';
import { typedNumbers } from '../store/typed-number.ts';
import { ownCards, restaurantCards } from './voucher-cards.ts';

/** Serves the vouchers there are: a store's, or those of a number. */
export const voucherCardRoutes: Feature = (app, context) => {
  const { database, now, rateLimits, stores } = context;
  const { read } = database;

  const vouchers = async (
    { diner: { uid }, reply }: Pick<DinerCall<{ answer: Vouchers }>, 'diner' | 'reply'>,
    { pos_parent, pos_id, phone_number: phone }: VouchersQuery,
  ): Promise<Answer<Vouchers>> => {
    reply.header('cache-control', 'no-store');
    if (phone !== undefined && !isPhone(phone)) return refuse('MALFORMED', { path: 'phone_number' });
    if (!rateLimits.exchangesOfDiner.take(uid)) return refuse('TOO_OFTEN');
    const brand = brandCode(pos_parent);
    if (pos_id === undefined) {
      if (phone === undefined) return refuse('MALFORMED', { path: 'pos_id' });
      if (brand === null || !(await brandByCode(read, brand))) return refuse('UNKNOWN');
      const numbers = await typedNumbers(read, { brand, phone });
      return ok(await ownCards(read, { brand, store: null, uid, numbers, now: now() }));
    }
    const selling = brand && (await stores.get(read, brand, Number(pos_id)));
    if (!selling) return refuse('UNKNOWN');
    const { store } = selling;
    if (phone === undefined)
      return ok({ vouchers: await restaurantCards(read, store, now()), verification_required: false });
    const number = internationalNumber(phone, store.zone);
    const numbers = number === null ? [] : [number];
    return ok(await ownCards(read, { brand, store, uid, numbers, now: now() }));
  };

  const posted = { body: VouchersOfNumber, answer: Vouchers, reads: true } as const;
  serveDiner(app, context, vouchersOfNumber, posted, (call) => vouchers(call, call.body));
  serveDiner(app, context, getVouchers, { query: VouchersQuery, answer: Vouchers }, (call) =>
    vouchers(call, call.query),
  );
};
