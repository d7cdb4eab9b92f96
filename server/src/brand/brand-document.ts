import type { ConfigWire } from '@mam/contract/brand/config.schema.ts';
import type { GroupPromotionWire } from '@mam/contract/group-order/promotion.schema.ts';
import type { ExchangeWire } from '@mam/contract/loyalty/exchange.schema.ts';
import type { BrandRow } from '../db/tables/brand-tables.ts';

/** The part of a bundle about the brand as a whole; its stores, menus and campaigns have rows of their own. */
export interface BrandDocument {
  readonly brand: ConfigWire & { readonly name: string };
  readonly group_promotions?: readonly GroupPromotionWire[];
  readonly exchange?: ExchangeWire;
  readonly [rest: string]: unknown;
}

export function brandDocument(row: Pick<BrandRow, 'document'>): BrandDocument {
  return JSON.parse(row.document) as BrandDocument;
}

const CODE = /^[A-Z0-9_-]{2,32}$/;

/** pos_parent as Mâm writes it, or null when no brand can be called so. */
export function brandCode(given: unknown): string | null {
  const code = typeof given === 'string' ? given.toUpperCase() : '';
  return CODE.test(code) ? code : null;
}
