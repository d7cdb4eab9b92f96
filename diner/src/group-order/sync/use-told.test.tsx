// @vitest-environment happy-dom

import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aGroupOrder, aMember, aReader } from '../../../test/a-group-order.ts';
import { beginInApp, showInApp } from '../../../test/in-app.tsx';
import { useOwnerNews } from './use-told.ts';

beginInApp();

const OWNER = aMember('Minh Thư', [], { isOwner: true });
const LONG = aGroupOrder([aReader('Hoàng Long', [aLine('k1', 'CHE03')], { status: 1 }), OWNER]);
const NOW = Date.now();

/** The device of somebody, which hears of a change. */
function Hears({
  groupOrder,
  change,
}: {
  readonly groupOrder: GroupOrder;
  readonly change: Partial<GroupOrder>;
}) {
  const [changed, setChanged] = useState(false);
  useOwnerNews(changed ? { ...groupOrder, ...change } : groupOrder, 'Asia/Ho_Chi_Minh');
  return (
    <button type="button" onClick={() => setChanged(true)}>
      hear
    </button>
  );
}

function hears(change: Partial<GroupOrder>, groupOrder = LONG): void {
  showInApp(<Hears groupOrder={groupOrder} change={change} />);
  fireEvent.click(screen.getByRole('button', { name: 'hear' }));
}

it('[GO7] a member hears that the end is another', async () => {
  hears({ endsAt: LONG.endsAt + 600_000 });
  expect(await screen.findAllByText(/^Minh Thư dời giờ chốt sang \d\d:\d\d\.$/)).not.toEqual([]);
});

it('[GO7] that the choosing was ended is no other end', () => {
  hears({ endsAt: NOW, state: 'closing' });
  expect(screen.queryAllByText(/dời giờ chốt/)).toEqual([]);
});

it('[GO43] whoever is not done hears that the owner waits, once', async () => {
  hears({ remindedAt: NOW });
  expect(await screen.findAllByText(/^Minh Thư đang chờ bạn\. Chọn đủ rồi/)).not.toEqual([]);
});

it.each([
  ['who is done', aGroupOrder([aReader('Hoàng Long', [aLine('k1', 'CHE03')]), OWNER]), NOW - 1],
  ['the owner', aGroupOrder([aReader('Minh Thư', [], { isOwner: true, status: 1 })]), NOW - 2],
  ['nobody when it is long ago', LONG, NOW - 600_000],
] as const)('[GO43] is not reminded: %s', (_, groupOrder, remindedAt) => {
  hears({ remindedAt }, groupOrder);
  expect(screen.queryAllByText(/đang chờ bạn/)).toEqual([]);
});
