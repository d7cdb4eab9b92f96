import type { Page } from './link.ts';

/** A page that has an address of its own; the other is shown for all other addresses. */
export type DinerPage = Exclude<Page, '/404'>;

const DINER_PAGES: Readonly<Record<DinerPage, true>> = {
  '/': true,
  '/menu': true,
  '/menu/product': true,
  '/menu/combo': true,
  '/menu/favourite': true,
  '/menu/special': true,
  '/menu/new': true,
  '/search': true,
  '/cart': true,
  '/cart/group': true,
  '/promotion': true,
  '/r': true,
  '/order': true,
  '/order/detail': true,
  '/order/split-bill': true,
};

const STAFF_PAGES = {
  '/': true,
  '/sign-in': true,
  '/tables': true,
  '/take-order': true,
  '/menu': true,
  '/people': true,
  '/codes': true,
  '/devices': true,
  '/keys': true,
  '/trail': true,
  '/reported': true,
} as const;

/** A page of the staff's app, after /staff. */
export type StaffPage = keyof typeof STAFF_PAGES;

/** "/menu/" is "/menu". */
export const withoutLastStroke = (path: string): string => path.replace(/(?<=[^/])\/$/, '');

/** Whether the diner's app has a screen for a path; one "/" at its end does not matter. */
export const isDinerPage = (path: string): boolean => Object.hasOwn(DINER_PAGES, withoutLastStroke(path));

/** The same of the staff's app, for a path that begins with /staff. */
export const isStaffPage = (path: string): boolean =>
  Object.hasOwn(STAFF_PAGES, withoutLastStroke(path.replace(/^\/staff/, '')) || '/');
