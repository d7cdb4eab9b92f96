import { expect, it } from 'vitest';
import { may, type Role, type StaffAction, worksFor } from './roles.ts';

it('[SF1] cooks move orders and sell out, managers also refund and stop tables and prove phones, owners also add staff', () => {
  const actions: StaffAction[] = [
    'moveOrders',
    'sellOut',
    'refund',
    'stopTables',
    'replaceTableCodes',
    'provePhone',
    'correctPoints',
    'manageStaff',
  ];
  const table = (role: Role) => actions.filter((action) => may(role, action)).length;
  expect((['cook', 'manager', 'owner'] as const).map(table)).toEqual([2, 7, 8]);
  expect([may('cook', 'refund'), may('manager', 'manageStaff')]).toEqual([false, false]);
  expect([may('cook', 'provePhone'), may('manager', 'provePhone')]).toEqual([false, true]);
  expect([may('cook', 'correctPoints'), may('manager', 'correctPoints')]).toEqual([false, true]);
  expect([may('cook', 'replaceTableCodes'), may('manager', 'replaceTableCodes')]).toEqual([false, true]);
  expect([may('cook', 'stopTables'), may('manager', 'stopTables')]).toEqual([false, true]);
});

it('[SF2] a person works for the stores named, or for all of the brand, never for another brand', () => {
  const store = { brand: 'A', id: 1 };
  expect(worksFor({ brand: 'A', stores: [] }, store)).toBe(true);
  expect(worksFor({ brand: 'A', stores: [2, 1] }, store)).toBe(true);
  expect(worksFor({ brand: 'A', stores: [2] }, store)).toBe(false);
  expect(worksFor({ brand: 'B', stores: [] }, store)).toBe(false);
});
