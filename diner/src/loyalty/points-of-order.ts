import type { OrderPoints } from '@mam/contract/loyalty/order-points.schema.ts';

/** The first word of the key under which points of orders are kept. */
export const ORDER_POINTS = 'order-points';

export interface PointsCardProps {
  readonly points: OrderPoints;
  /** the number of the order, as it was typed */
  readonly phone: string;
  readonly brand: string;
}
