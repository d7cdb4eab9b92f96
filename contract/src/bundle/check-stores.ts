import type { Store } from '@mam/domain/store/store.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { storeFromWire } from '../store/store-wire.ts';
import type { BundleStore } from './bundle.schema.ts';
import { checkDates } from './check-dates.ts';
import { checkHours } from './check-hours.ts';
import { checkServiceNotes } from './check-service-notes.ts';
import { checkSpecialDays } from './check-special-days.ts';
import { checkTableCodes } from './check-table-codes.ts';
import { checkShipping } from './check-zones.ts';
import { attempt } from './mistake.ts';
import type { Parts } from './parts.ts';

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Store ids that a list names but the bundle does not have. */
export function checkStoreIds(
  ids: readonly number[] | undefined,
  path: string,
  { storeIds, tell }: Parts,
): void {
  for (const [index, id] of (ids ?? []).entries()) {
    if (!storeIds.has(id)) tell(`${path}[${index}]`, `names an unknown store (${id})`);
  }
}

function checkBrand(parts: Parts): void {
  checkServiceNotes(parts.brand.request_service_notes, 'brand.request_service_notes', parts.tell);
  const { pos_ids: ids, payments, campaign_detail: campaigns } = parts.brand;
  checkStoreIds(ids, 'brand.pos_ids', parts);
  for (const [index, payment] of (payments ?? []).entries()) {
    checkStoreIds(payment.apply_pos_list, `brand.payments[${index}].apply_pos_list`, parts);
  }
  for (const [index, campaign] of (campaigns ?? []).entries()) {
    const path = `brand.campaign_detail[${index}]`;
    checkStoreIds(campaign.list_pos_id, `${path}.list_pos_id`, parts);
    checkDates(campaign, path, parts.tell);
  }
}

/** [OR16] An order must know which places it takes one of. */
function checkSlots({ order_slots: slots }: BundleStore, path: string, tell: Parts['tell']): void {
  const seen = new Set<string>();
  for (const [index, { order_types: named }] of (slots ?? []).entries()) {
    for (const type of named ?? ['DELI', 'DELIAT', 'PICKUP']) {
      const kind = type === 'PICK' ? 'PICKUP' : type;
      if (seen.has(kind))
        tell(`${path}.order_slots[${index}]`, `counts orders an earlier limit counts (${kind})`);
      seen.add(kind);
    }
  }
}

/** [ST14] Guests sit at each of them, and it can be read where. */
function checkTables(tables: readonly string[], path: string, tell: Parts['tell']): void {
  for (const [index, name] of tables.entries()) {
    const table = parseTable(name);
    if (table === null) tell(`${path}[${index}]`, 'says nothing that can be read');
    else if (table.kind === 'counter') tell(`${path}[${index}]`, 'is the counter, which every store has');
    else if (tables.indexOf(name) < index) tell(`${path}[${index}]`, `is there already (${name})`);
  }
}

/** [ST15] An export that knows no place writes this one: it lies in the sea, and nobody is ever near. */
function checkPlace({ location }: Store, path: string, tell: Parts['tell']): void {
  if (location?.lat === 0 && location.lng === 0)
    tell(`${path}.Pos_Latitude`, 'is 0, as Pos_Longitude is: leave both out where the place is not known');
}

function checkStore(wire: BundleStore, path: string, { brand, tell }: Parts): Store | null {
  if (wire.pos_parent !== undefined && wire.pos_parent.toUpperCase() !== brand.pos_parent.toUpperCase())
    tell(`${path}.pos_parent`, `is another brand (${wire.pos_parent})`);
  checkTables(wire.tables ?? [], `${path}.tables`, tell);
  if (wire.tz !== undefined && !isZone(wire.tz)) tell(`${path}.tz`, `is not a time zone (${wire.tz})`);
  checkSlots(wire, path, tell);
  // [BR4] guests read the same languages at every store of a brand
  if (wire.config && 'languages' in wire.config)
    tell(`${path}.config.languages`, "is the brand's to say, for all its stores");
  checkServiceNotes(wire.config?.request_service_notes, `${path}.config.request_service_notes`, tell);
  const store = attempt(path, tell, () => storeFromWire(wire, brand));
  if (store) {
    checkHours(wire, store, path, tell);
    checkPlace(store, path, tell);
    checkSpecialDays(store, path, tell);
    checkShipping(wire, store, path, tell);
  }
  return store;
}

/** The stores of a bundle that can be read, by id; the rest is told. */
export function checkStores(parts: Parts): Map<number, Store> {
  checkBrand(parts);
  checkTableCodes(parts);
  const read = new Map<number, Store>();
  const seen = new Set<number>();
  for (const { wire, path } of parts.stores) {
    if (seen.has(wire.Id)) parts.tell(`${path}.Id`, `is used by an earlier store (${wire.Id})`);
    seen.add(wire.Id);
    const store = checkStore(wire, path, parts);
    if (store) read.set(store.id, store);
  }
  return read;
}
