import { endpoint } from '../http/endpoint.ts';
import type { CORRECT_POINTS_REFUSES } from '../loyalty/refusals.ts';
import type { CorrectPointsBody, NumberPoints } from './order-points.schema.ts';

/** The points of the number an order was placed with. */
export const getNumberPoints = endpoint<{ params: { code: string }; answer: NumberPoints }>({
  method: 'GET',
  path: '/v1/staff/order/{code}/points',
  auth: 'staff',
});

/** Gives that number points, or takes some; takes an Idempotency-Key: the same key corrects once. */
export const correctPoints = endpoint<{
  params: { code: string };
  body: CorrectPointsBody;
  answer: NumberPoints;
  refuses: typeof CORRECT_POINTS_REFUSES;
}>({ method: 'POST', path: '/v1/staff/order/{code}/points', auth: 'staff' });
