import { type OutlineProblem, outlineProblem } from '@mam/domain/delivery/zone-outline.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { BundleStore } from './bundle.schema.ts';
import type { Tell } from './mistake.ts';

const SAID: Record<OutlineProblem, string> = {
  TOO_FEW_CORNERS: 'needs three corners',
  SAME_CORNER_TWICE: 'has a corner twice',
  CROSSES_ITSELF: 'crosses itself',
};

/** [DE13] [DE9] Checks where and how a store delivers, beyond the shape of it. */
export function checkShipping(wire: BundleStore, store: Store, path: string, tell: Tell): void {
  const { flat, steps, zones } = wire.shipping ?? {};
  if ([flat, steps, zones].filter((way) => way !== undefined).length > 1)
    tell(`${path}.shipping`, 'needs one of flat, steps and zones');
  const names = (zones ?? []).map(({ name }) => name);
  for (const [index, { polygon, name, up_to_km: upToKm }] of (zones ?? []).entries()) {
    const at = `${path}.shipping.zones[${index}]`;
    const problem = polygon && outlineProblem(polygon);
    if (problem) tell(`${at}.polygon`, SAID[problem]);
    if (names.indexOf(name) < index) tell(`${at}.name`, `is there already (${name})`);
    if (upToKm !== undefined && store.location === null)
      tell(`${at}.up_to_km`, 'is measured from the store, whose place on the map is not given');
  }
}
