import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { expect, it } from 'vitest';
import { likeLast } from './like-last.ts';

const member = (name: string, change: object = {}) => ({
  name,
  is_owner: false,
  is_banned: false,
  made_by: '',
  status: 2,
  ...change,
});
const user = { name: 'Thư', phone: '0901234567', address: '12 Lê Lợi', sub_address: 'Lầu 2', location: null };
const pickup_at = { number_of_days: 0, hour: 12, minute: 30 };
const old = {
  role: 'owner',
  split_rule: 'equal-fees',
  pay_to: { bank_id: 'Vietcombank', account_number: '0071', account_name: 'THU' },
  limit_per_person: 80_000,
  setting: { type: 'DELI', voucher_code: 'CU', user, is_order_now: false, pickup_at },
  sessions: [
    member('Thư', { is_owner: true }),
    member('Long'),
    member('Bà Ngoại', { made_by: 'long' }),
    member('Đi', { status: 0 }),
    member('Chặn', { is_banned: true }),
  ],
} as unknown as GroupOrderWire;

it('[GO23] [GO28] takes over how it is paid, the limit and where to; neither time nor code, and only who was in it is named', () => {
  expect(likeLast(old, DONG)).toEqual({
    rule: 'equal-fees',
    account: { bank: 'Vietcombank', number: '0071', holder: 'THU' },
    limit: 80_000,
    choices: {
      type: 'DELI',
      address: { text: '12 Lê Lợi', detail: 'Lầu 2', location: null },
      addressId: null,
    },
    names: ['Long'],
  });
  const fetched = { ...old, setting: { ...old.setting, type: 'PICKUP' } } as GroupOrderWire;
  expect(likeLast(fetched, DONG)?.choices).toEqual({ type: 'PICKUP' });
});

it('[GO23] of somebody else’s nothing is taken over', () => {
  for (const role of ['member', 'left', 'banned', 'stranger'] as const)
    expect(likeLast({ ...old, role }, DONG)).toBeNull();
});
