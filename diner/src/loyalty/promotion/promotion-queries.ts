import { dataOrThrow } from '@mam/client/call.ts';
import { getExchangePromotions } from '@mam/contract/loyalty/exchange-calls.ts';
import { pointsOffersFromWire } from '@mam/contract/loyalty/points-offers-wire.ts';
import { getVouchers, vouchersOfNumber } from '@mam/contract/voucher/get-vouchers.ts';
import { voucherCardFromWire } from '@mam/contract/voucher/voucher-card-wire.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../data/call.ts';
import { POINTS } from '../points-queries.ts';

type Where = Pick<Store, 'brand' | 'id' | 'currency'>;

const storeParameters = ({ brand, id }: Where) => ({ pos_parent: brand, pos_id: String(id) });

/** [VO16] The vouchers of a store. */
export const storeVouchersQuery = (store: Where) =>
  queryOptions({
    queryKey: ['vouchers', store.brand, store.id],
    queryFn: async ({ signal }) => {
      const answer = await call(getVouchers, { query: storeParameters(store), signal });
      return dataOrThrow(answer).vouchers.map((card) => voucherCardFromWire(card, store.currency));
    },
    retry: false,
  });

/** [VO15] The vouchers of a number, for a diner who has proved it. */
export const ownVouchersQuery = (store: Where, phone: string) =>
  queryOptions({
    queryKey: ['vouchers', store.brand, store.id, phone, POINTS],
    queryFn: async ({ signal }) => {
      const body = { ...storeParameters(store), phone_number: phone };
      const { vouchers, verification_required } = dataOrThrow(await call(vouchersOfNumber, { body, signal }));
      return {
        cards: vouchers.map((card) => voucherCardFromWire(card, store.currency)),
        isProofNeeded: verification_required,
      };
    },
    retry: false,
  });

/** [LO12] [LO13] Offers of a store in exchange for points. */
export const exchangeOffersQuery = (store: Where) =>
  queryOptions({
    queryKey: ['exchange', store.brand, store.id, POINTS],
    queryFn: async ({ signal }) => {
      const answer = await call(getExchangePromotions, { query: storeParameters(store), signal });
      return pointsOffersFromWire(dataOrThrow(answer), store.currency);
    },
    retry: false,
  });
