import { dataOrThrow } from '@mam/client/call.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { membershipOfNumber } from '@mam/contract/loyalty/get-membership.ts';
import { getOrderPoints } from '@mam/contract/loyalty/get-order-points.ts';
import { membershipFromWire } from '@mam/contract/loyalty/membership-wire.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../data/call.ts';
import { queryCache } from '../data/query-cache.ts';

/** Stands in the key of everything that follows from points. */
export const POINTS = 'points';

/** [LO11] Points an order brought its number; read anew when the order rings: it is paid, or some of it goes back. */
export const orderPointsQuery = (hash: string) =>
  queryOptions({
    queryKey: [orderTopic(hash), POINTS],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getOrderPoints, { params: { order_hash: hash }, signal })),
    retry: false,
  });

/** [LO9] The points a number has at a brand, for a diner who has proved it. */
export const membershipQuery = (brand: string, phone: string) =>
  queryOptions({
    queryKey: [POINTS, brand, phone],
    queryFn: async ({ signal }) =>
      membershipFromWire(
        dataOrThrow(
          await call(membershipOfNumber, { body: { pos_parent: brand, phone_number: phone }, signal }),
        ),
      ),
    retry: false,
  });

/** A number was proved: what is known of points is asked for anew. */
export const askPointsAnew = (): void =>
  void queryCache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(POINTS) });

/** Keeps the points an exchange left: they hold at once, also where they cannot be read anew just now. */
export const rememberPoints = (brand: string, phone: string, points: number): void => {
  queryCache.setQueryData(membershipQuery(brand, phone).queryKey, (known) => known && { ...known, points });
  askPointsAnew();
};
