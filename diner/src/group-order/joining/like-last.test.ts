import { expect, it } from 'vitest';
import { aGroupOrder, aMember, aReader } from '../../../test/a-group-order.ts';
import { likeLast } from './like-last.ts';

const address = { text: '12 Lê Lợi', detail: 'Lầu 2', location: null };
const recipient = { name: 'Thư', phone: '0901234567', address };
const pickupAt = { days: 0, hour: 12, minute: 30 };
const choice = { type: 'DELI', orderNow: false, pickupAt, note: 'ít cay', recipient } as const;
const account = { bank: 'Vietcombank', number: '0071', holder: 'THU' };
const old = aGroupOrder(
  [
    aReader('Thư', [], { isOwner: true }),
    aMember('Long'),
    aMember('Bà Ngoại', [], { madeBy: 'long' }),
    aMember('Đi', [], { status: 0 }),
    aMember('Chặn', [], { isBanned: true }),
  ],
  { splitRule: 'equal-fees', payTo: account, limitPerPerson: 80_000, choice },
);

it('[GO23] [GO28] takes over how it is paid, the limit and where to; neither time nor code, and only who was in it is named', () => {
  expect(likeLast(old)).toEqual({
    rule: 'equal-fees',
    account,
    limit: 80_000,
    title: '',
    choices: { type: 'DELI', address, addressId: null },
    names: ['Long'],
  });
  const fetched = { ...old, choice: { ...choice, type: 'PICKUP' as const } };
  expect(likeLast(fetched)?.choices).toEqual({ type: 'PICKUP' });
});

it('[GO23] of somebody else’s nothing is taken over', () => {
  for (const role of ['member', 'left', 'banned', 'stranger'] as const)
    expect(likeLast({ ...old, role })).toBeNull();
});
