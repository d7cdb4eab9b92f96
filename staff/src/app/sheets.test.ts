import { ROLES, type Role, type StaffAction } from '@mam/domain/staff/roles.ts';
import { expect, it } from 'vitest';
import { SHEET_NAMES, type SheetName } from '../device/sheet-address.ts';
import { maySee, type ScreenPath } from './area.ts';
import { screens } from './areas.ts';
import { sheets } from './sheets.ts';

/** The rows that need a right; every other is open to all. */
const RIGHT_OF: Readonly<Partial<Record<SheetName | ScreenPath, StaffAction>>> = {
  refund: 'refund',
  change: 'editOrders',
  issue: 'editOrders',
  issues: 'editOrders',
  reported: 'countIssues',
  '/reported': 'countIssues',
  code: 'editOrders',
  codes: 'replaceTableCodes',
  '/codes': 'replaceTableCodes',
  person: 'manageStaff',
  member: 'manageStaff',
  '/people': 'manageStaff',
  '/menu': 'sellOut',
  '/tables': 'seatGuests',
  '/take-order': 'takeOrders',
  device: 'manageDevices',
  key: 'manageKeys',
  '/keys': 'manageKeys',
  switch: 'slowDown',
};

/** The first role that may do it: those after it may as well. */
const FIRST: Readonly<Partial<Record<StaffAction, Role>>> = {
  refund: 'manager',
  countIssues: 'manager',
  editOrders: 'cashier',
  replaceTableCodes: 'manager',
  manageStaff: 'owner',
  manageDevices: 'manager',
  manageKeys: 'owner',
  sellOut: 'cook',
  slowDown: 'cook',
  seatGuests: 'cook',
  takeOrders: 'waiter',
};

const ROWS = [...Object.entries(screens), ...Object.entries(sheets)];

it('every sheet that has a name has a row, and no row is of a sheet without one', () => {
  expect(Object.keys(sheets).sort()).toEqual([...SHEET_NAMES].sort());
});

it.each(ROWS)('[SF1] %s is seen by whom its right says, and by nobody else', (name, row) => {
  const right = RIGHT_OF[name as keyof typeof RIGHT_OF];
  const first = (right && FIRST[right]) ?? 'courier';
  expect(ROLES.filter((role) => maySee(role, row))).toEqual(ROLES.slice(ROLES.indexOf(first)));
});
