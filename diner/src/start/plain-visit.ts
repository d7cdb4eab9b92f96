import { rememberedInTab } from '../device/storage/tab-memory.ts';

/** The name under which a tab remembers what was said about the visit. */
export const VISIT = 'visit';

const EVERYDAY = new Set([
  'pos_parent',
  'pos_id',
  'source',
  'lang',
  'product_id',
  'combo_id',
  'index',
  'order_hash',
]);

/** Most visits say nothing but where: the code that reads the rest is fetched for those that say more. */
export function isPlainVisit(search: string): boolean {
  return (
    !rememberedInTab(VISIT) && [...new URLSearchParams(search).keys()].every((name) => EVERYDAY.has(name))
  );
}
