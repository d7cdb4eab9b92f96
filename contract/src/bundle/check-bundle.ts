import type { Bundle } from './bundle.schema.ts';
import { checkCampaigns } from './check-campaigns.ts';
import { checkExchange } from './check-exchange.ts';
import { checkMenus } from './check-menus.ts';
import { checkNames } from './check-names.ts';
import { checkPromotions } from './check-promotions.ts';
import { checkStores } from './check-stores.ts';
import { checkTexts } from './check-texts.ts';
import type { Mistake } from './mistake.ts';
import { inspectBundle } from './parts.ts';

/** Every mistake of a bundle with its path; a bundle without any can be imported. */
export function checkBundle(
  value: unknown,
): { readonly bundle: Bundle } | { readonly mistakes: readonly Mistake[] } {
  const { mistakes, parts } = inspectBundle(value);
  const broken = checkTexts(value);
  const unread = checkNames(value).filter(({ path }) => !broken.some((text) => text.path === path));
  mistakes.push(...broken, ...unread);
  if (parts) {
    const stores = checkStores(parts);
    const menus = checkMenus(parts, stores);
    checkCampaigns(parts, { stores, menus });
    checkPromotions(parts);
    checkExchange(parts, { stores, menus });
  }
  return mistakes.length === 0 ? { bundle: value as Bundle } : { mistakes };
}
