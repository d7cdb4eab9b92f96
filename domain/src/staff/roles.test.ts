import { expect, it } from 'vitest';
import { may, needsPassword, ROLES, type StaffAction, worksFor } from './roles.ts';

const ACTIONS: readonly StaffAction[] = [
  ...([
    'watchBoard',
    'ownAccount',
    'moveOrders',
    'answerCalls',
    'seatGuests',
    'sellOut',
    'slowDown',
  ] as const),
  ...(['takeOrders', 'pause', 'editOrders', 'readPhones', 'countCash', 'refund', 'stopTables'] as const),
  ...(['makeExceptions', 'countIssues'] as const),
  ...(['replaceTableCodes', 'provePhone', 'correctPoints', 'readTrail', 'manageDevices'] as const),
  ...(['manageStaff', 'manageKeys'] as const),
];

it('[SF1] each of the six roles may do what those before may, and something more; a tablet alone looks on', () => {
  const table = (['device', ...ROLES] as const).map((rank) => ACTIONS.filter((action) => may(rank, action)));
  expect(table.map((actions) => actions.length)).toEqual([1, 2, 7, 8, 12, 21, 23]);
  for (const [rank, actions] of table.entries())
    expect(table[rank + 1] ?? ACTIONS).toEqual(expect.arrayContaining(actions));
});

it('[SF1] a cook moves orders and slows down, a cashier pauses and reads phones, a manager gives back, an owner employs', () => {
  const first = (action: StaffAction) => ROLES.find((role) => may(role, action));
  expect(first('moveOrders')).toBe('cook');
  expect(first('slowDown')).toBe('cook');
  expect(first('takeOrders')).toBe('waiter');
  expect(first('pause')).toBe('cashier');
  expect(first('readPhones')).toBe('cashier');
  expect(first('refund')).toBe('manager');
  expect(first('manageDevices')).toBe('manager');
  expect(first('manageStaff')).toBe('owner');
});

it('[SF29] people, devices, keys and the own account want the password, an evening does not', () => {
  expect(ACTIONS.filter(needsPassword)).toEqual(['ownAccount', 'manageDevices', 'manageStaff', 'manageKeys']);
});

it('[SF2] a person works for the stores named, or for all of the brand, never for another brand', () => {
  const store = { brand: 'A', id: 1 };
  expect(worksFor({ brand: 'A', stores: [] }, store)).toBe(true);
  expect(worksFor({ brand: 'A', stores: [2, 1] }, store)).toBe(true);
  expect(worksFor({ brand: 'A', stores: [2] }, store)).toBe(false);
  expect(worksFor({ brand: 'B', stores: [] }, store)).toBe(false);
});
