import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { BEP_NHA, type Shop, SPREE } from './shops.ts';

/** The owner who answers orders left on the boards of the stores that journeys order from. */
export interface Kitchen {
  readonly shop: Shop;
  readonly request: APIRequestContext;
}

type NewContext = (origin: string) => Promise<APIRequestContext>;

/** The owners of these stores have come to work. */
export async function openKitchens(
  newContext: NewContext,
  origin: string,
  password: string,
): Promise<Kitchen[]> {
  return Promise.all(
    [BEP_NHA, SPREE].map(async (shop) => {
      const request = await newContext(origin);
      const data = { pos_parent: shop.brand, name: shop.brand.toLowerCase(), password };
      const answer = await request.post('/v1/staff/sign-in', { data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return { shop, request };
    }),
  );
}

/**
 * Refuses what an earlier journey left unanswered, and ends what it paused: the first order of a board is answered otherwise than the next, and
 * a new one takes over the whole of a small one and keeps its bell ringing.
 */
export async function emptyBoard({ shop, request }: Kitchen): Promise<void> {
  const answer = await request.get(`/v1/staff/board?store=${shop.store}`);
  const { orders, switches } = (await answer.json()).data;
  const types = switches.map(({ type }: { type: string }) => type);
  if (types.length > 0)
    await request.post('/v1/staff/switch/end', {
      data: { store: shop.store, types },
      headers: { 'idempotency-key': randomUUID() },
    });
  for (const { code, version, status } of orders) {
    if (!['WAIT_CONFIRM', 'PENDING'].includes(status)) continue;
    const data = { version, reason: 'Hành trình này đã xong' };
    await request.post(`/v1/staff/order/${code}/reject`, { data });
  }
}
