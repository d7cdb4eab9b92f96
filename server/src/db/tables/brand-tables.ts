import type { SoldOutKind } from '@mam/domain/menu/sold-out.ts';
import type { SwitchedType } from '@mam/domain/store/store.ts';

/** The tables of brands and the menus they sell. */
export interface BrandTables {
  brands: BrandRow;
  stores: StoreRow;
  menus: MenuRow;
  sold_out: SoldOutRow;
  sold_out_past: SoldOutPastRow;
  store_switches: StoreSwitchRow;
}

export interface BrandRow {
  /** pos_parent, upper case */
  code: string;
  name: string;
  /** the brand as its bundle gives it */
  document: string;
  version: number;
  created_at: number;
  updated_at: number;
}

export interface StoreRow {
  brand: string;
  id: number;
  name: string;
  /** place in the brand's own order of stores */
  position: number;
  /** the store as its bundle gives it: restaurant, zone, overrides, shipping, tables */
  document: string;
  version: number;
  /** the menu on sale */
  menu_id: string | null;
  /** counts every publication and every sell-out change */
  menu_version: number;
  created_at: number;
  updated_at: number;
}

/** A published menu never changes; stores point at the one they sell. */
export interface MenuRow {
  id: string;
  brand: string;
  document: string;
  published_at: number;
}

/** The overlay: one row while a thing of the menu is sold out in a store, or an ingredient [ME17]. */
/** A kind of order that staff have paused or slowed in a store; no bundle says it. A row stays when its end has passed. */
export interface StoreSwitchRow {
  brand: string;
  store_id: number;
  type: SwitchedType;
  kind: 'pause' | 'busy';
  /** 0 of a pause */
  minutes: number;
  /** null = until somebody turns it back: a pause of the tables alone */
  until: number | null;
  at: number;
  /** staff id; '' = from before it was kept */
  by_staff: string;
  /** as others read the name */
  by_name: string;
  /** 1 = every screen has been told of its end */
  end_told: number;
}

/** The overlay: one row while a dish (or option, by its id) is sold out in a store. */
export interface SoldOutRow {
  brand: string;
  store_id: number;
  kind: SoldOutKind;
  /** of a size or an option the ids that lead to it */
  item_id: string;
  at: number;
  /** staff id */
  by_staff: string;
  /** as the staff call them; empty = a bundle, or from before names were kept */
  by_name: string;
  /** null = till somebody says it is back */
  until: number | null;
}

/** A thing that was sold out and is on sale again: who sold it out when, and who put it back. */
export interface SoldOutPastRow extends SoldOutRow {
  ended_at: number;
  /** staff id; null = by the clock */
  ended_by: string | null;
  ended_by_name: string;
}
