import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { BenefitWire, CampaignWire } from '../voucher/campaign.schema.ts';
import { campaignFromWire } from '../voucher/campaign-wire.ts';
import { checkDates } from './check-dates.ts';
import { checkStoreIds } from './check-stores.ts';
import { attempt, type Tell } from './mistake.ts';
import type { Parts } from './parts.ts';

/** The stores and menus of a bundle that can be read. */
export interface Read {
  readonly stores: ReadonlyMap<number, Store>;
  readonly menus: ReadonlyMap<number, Menu>;
}

/** The dish of a gift or of a fixed price must be on some menu where the voucher holds. */
export function checkDish(
  benefit: BenefitWire,
  where: readonly Store[],
  { menus }: Read,
  path: string,
  tell: Tell,
): void {
  if (!('item_id' in benefit)) return;
  const id = String(benefit.item_id);
  if (!where.some((store) => menus.get(store.id)?.dishById.has(id)))
    tell(`${path}.benefit.item_id`, `names an unknown dish (${id})`);
}

function checkCampaign(wire: CampaignWire, path: string, read: Read, parts: Parts): void {
  const ids = wire.list_pos_id ?? [];
  checkStoreIds(ids, `${path}.list_pos_id`, parts);
  checkDates(wire, path, parts.tell);
  const where = [...read.stores.values()].filter((store) => ids.length === 0 || ids.includes(store.id));
  for (const { currency } of where) attempt(path, parts.tell, () => campaignFromWire(wire, currency));
  checkDish(wire.benefit, where, read, path, parts.tell);
}

/** Everything wrong with the voucher campaigns of a bundle. */
export function checkCampaigns(parts: Parts, read: Read): void {
  const codes = new Set<string>();
  const ids = new Set<string>();
  for (const { wire, path } of parts.campaigns) {
    const [code, id] = [wire.many_times_code.toUpperCase(), String(wire.campaign_id)];
    if (codes.has(code)) parts.tell(`${path}.many_times_code`, `is used by an earlier campaign (${code})`);
    if (ids.has(id)) parts.tell(`${path}.campaign_id`, `is used by an earlier campaign (${id})`);
    codes.add(code);
    ids.add(id);
    checkCampaign(wire, path, read, parts);
  }
}
