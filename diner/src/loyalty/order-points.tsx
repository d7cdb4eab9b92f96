import { screen } from '@mam/client/lazy-screen.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { loyaltyWords } from '../words/areas.ts';
import type { PointsCardProps } from './points-card.tsx';
import { orderPointsQuery } from './points-queries.ts';

const card = screen<PointsCardProps>(
  () => import('./points-card.tsx').then((m) => m.PointsCard),
  [loyaltyWords],
);

/** [LO11] Points a completed order brought its buyer's number; nothing where it brought none. */
export function OrderPoints({ order }: { readonly order: Order }) {
  const { hash, mine, status, brand, person } = order;
  const done = mine && statusGroup(status) === 'COMPLETED';
  const { data } = useQuery({ ...orderPointsQuery(hash), enabled: done });
  if (!done || !data || data.point === 0) return null;
  return (
    <Suspense>
      <card.Screen points={data} phone={person.phone} brand={brand} />
    </Suspense>
  );
}
