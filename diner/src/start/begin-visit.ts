import { rememberedInTab, rememberInTab } from '../device/storage/tab-memory.ts';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { parseVisit, visitQuery } from './address-parameters.ts';
import type { Place } from './place.ts';
import { VISIT } from './plain-visit.ts';

/**
 * Begins or goes on with the visit of this tab: what the address says now wins over what it said before, and both are
 * remembered until the tab is closed. So a reload never turns a preview into real ordering.
 */
export function beginVisit(search: string, { brand, storeId }: Place): void {
  const query = new URLSearchParams(search);
  query.set('pos_parent', brand);
  query.set('pos_id', String(storeId));
  const [before, now] = [parseVisit(rememberedInTab(VISIT)), parseVisit(query)];
  const colours = { ...before.colours, ...now.colours };
  visit.setState({ ...PLAIN_VISIT, ...before, ...now, colours }, true);
  rememberInTab(VISIT, visitQuery(visit.getState()));
}
