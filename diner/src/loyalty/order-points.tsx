import { dataOf } from '@mam/client/call.ts';
import { getOrderPoints } from '@mam/contract/loyalty/get-order-points.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { call } from '../data/call.ts';
import { screen } from '../start/lazy-screen.ts';
import { loyaltyWords } from '../words/areas.ts';
import { ORDER_POINTS, type PointsCardProps } from './points-of-order.ts';

const card = screen<PointsCardProps>(
  () => import('./points-card.tsx').then((m) => m.PointsCard),
  [loyaltyWords],
);

/** [LO11] What an order that is completed has brought its buyer's number, where it brought anything. */
export function OrderPoints({ order }: { readonly order: Order }) {
  const { hash, mine, status, brand, person } = order;
  const done = mine && statusGroup(status) === 'COMPLETED';
  const { data } = useQuery({
    queryKey: [ORDER_POINTS, hash],
    queryFn: async ({ signal }) =>
      dataOf(await call(getOrderPoints, { params: { order_hash: hash }, signal })),
    enabled: done,
    retry: false,
  });
  if (!done || !data || data.point === 0) return null;
  return (
    <Suspense>
      <card.Screen points={data} phone={person.phone} brand={brand} />
    </Suspense>
  );
}
