import { dataOrThrow } from '@mam/client/call.ts';
import { getExchangePromotions } from '@mam/contract/loyalty/exchange-calls.ts';
import { getVouchers, vouchersOfNumber } from '@mam/contract/voucher/get-vouchers.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../data/call.ts';
import type { Place } from '../../start/place.ts';
import { POINTS } from '../points-queries.ts';

type Where = Pick<Place, 'brand' | 'storeId'>;

const storeParameters = ({ brand, storeId }: Where) => ({ pos_parent: brand, pos_id: String(storeId) });

/** [VO16] The vouchers of a store. */
export const storeVouchersQuery = (place: Where) =>
  queryOptions({
    queryKey: ['vouchers', place.brand, place.storeId],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getVouchers, { query: storeParameters(place), signal })),
    retry: false,
  });

/** [VO15] The vouchers of a number, for a diner who has proved it. */
export const ownVouchersQuery = (place: Where, phone: string) =>
  queryOptions({
    queryKey: ['vouchers', place.brand, place.storeId, phone, POINTS],
    queryFn: async ({ signal }) =>
      dataOrThrow(
        await call(vouchersOfNumber, { body: { ...storeParameters(place), phone_number: phone }, signal }),
      ),
    retry: false,
  });

/** [LO12] [LO13] Offers of a store in exchange for points. */
export const exchangeOffersQuery = (place: Where) =>
  queryOptions({
    queryKey: ['exchange', place.brand, place.storeId, POINTS],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getExchangePromotions, { query: storeParameters(place), signal })),
    retry: false,
  });
