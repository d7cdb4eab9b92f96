// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { manageGroupOrder } from '@mam/contract/group-order/group-order.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import type { GroupOrderPromotion } from '@mam/domain/group-order/promotion.ts';
import { aLine } from '@mam/domain/test/a-cart.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aGroupOrder, aMember, answeredAs, aReader } from '../../../test/a-group-order.ts';
import { aShop } from '../../../test/a-shop.ts';
import { beginInApp, showInApp } from '../../../test/in-app.tsx';
import { MemberCard } from '../member-card.tsx';
import { PromotionLine } from '../promotion-line.tsx';
import { WaitButton } from './owner-button.tsx';
import { OwnerTools } from './owner-tools.tsx';

beginInApp();

const FLAN = aLine('k1', 'CHE03');
const OWNER = { isOwner: true, status: 2 } as const;
const [FREE] = [
  { code: 'P3', people: 3, items: 0, delivery: 10_000 },
] as const satisfies GroupOrderPromotion[];
const LATE = aGroupOrder([aReader('Minh Thư', [FLAN], OWNER), aMember('Bảo Trâm', [FLAN], { status: 1 })]);

const tools = (groupOrder: GroupOrder) => {
  const said = serve(manageGroupOrder, () => ({ data: answeredAs(groupOrder) }));
  showInApp(<OwnerTools groupOrder={groupOrder} zone={aShop().store.zone} />, { address: '/cart' });
  return said;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('[GO43] the owner reminds everybody, and not again at once', async () => {
  const said = tools(LATE);
  press('Nhắc mọi người');
  await waitFor(() => expect(said.map(({ body }) => body)).toEqual([{ action: 'remind' }]));
  expect(await screen.findAllByText('Đã nhắc 1 người chưa xong')).not.toEqual([]);
});

it('[GO43] whoever has just reminded waits, and where everybody is done nobody is reminded', () => {
  tools({ ...LATE, remindedAt: Date.now() - 60_000 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Nhắc lại sau 0[34]:/ }).disabled).toBe(true);
});

it('[GO7] the owner moves the end by tens of minutes, and says so once', async () => {
  const said = tools(LATE);
  press('Dời giờ chốt');
  const sheet = within(await screen.findByRole('dialog', { name: 'Dời giờ chốt' }));
  const chip = (name: string) => sheet.getByRole<HTMLButtonElement>('button', { name });
  // half an hour is left of it
  expect(chip('−30 phút').disabled).toBe(true);
  fireEvent.click(chip('+30 phút'));
  fireEvent.click(chip('−10 phút'));
  expect(said).toEqual([]);
  fireEvent.click(sheet.getByRole('button', { name: /^Chốt lúc/ }));
  await waitFor(() =>
    expect(said.map(({ body }) => body)).toEqual([
      { action: 'end', expire_at: LATE.endsAt / 1_000 + 20 * 60 },
    ]),
  );
});

it('[GO7] in the owner’s hour people can be let choose again; a member has none of it', () => {
  tools({ ...LATE, state: 'closing' });
  expect(screen.getByRole('button', { name: 'Cho chọn thêm' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nhắc mọi người' })).toBeNull();
});

it.each([
  ['people are missing', { people: 0, peopleHere: 2 }, 'Thêm 1 người nữa là được miễn phí giao.'],
  ['only their word is', { people: 1, peopleHere: 3 }, 'Còn 2 người bấm “Tôi chọn xong”'],
  ['they have it', { people: 3, peopleHere: 3 }, 'Đủ 3 người rồi!'],
  ['it is lost', { people: 2, peopleHere: 3, state: 'closing' }, 'Thiếu 1 người chọn xong'],
] as const)('[GO44] a promotion is said as it stands: %s', (_, standing, words) => {
  showInApp(<PromotionLine promotions={[FREE]} standing={{ ...LATE, ...standing }} />);
  const text = screen.getAllByRole('status')[0]?.textContent ?? '';
  expect(text).toContain(words);
  expect(text.includes('Cho chọn thêm thì vẫn kịp.')).toBe(words.startsWith('Thiếu'));
});

it('[GO44] ending the choosing says what is given up by it', async () => {
  const groupOrder = { ...LATE, people: 2, peopleHere: 3 };
  showInApp(<WaitButton groupOrder={groupOrder} promotions={[FREE]} />, { address: '/cart' });
  press('Chốt mâm ngay');
  const question = await screen.findByRole('alertdialog', { name: 'Chốt mâm bây giờ?' });
  expect(question.textContent).toContain('Chốt bây giờ thì không có miễn phí giao: còn thiếu 1 người');
});

it('[GO41] the owner reads that somebody came under a name they have blocked, and can call them', () => {
  const back = aMember('Người Lạ', [], { isNamedLikeBanned: true, phone: '0901234567' });
  showInApp(
    <ul>
      <MemberCard session={back} store={aShop().store} own={false} onActions={null} />
    </ul>,
  );
  expect(screen.getByText('Trùng tên người bạn đã chặn')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Gọi Người Lạ: 0901234567' }).getAttribute('href')).toBe(
    'tel:0901234567',
  );
});
