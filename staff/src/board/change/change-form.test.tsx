// @vitest-environment happy-dom

import { type ServedCall, serve } from '@mam/client/test/served.ts';
import type { WeighAmendmentBody, WeighedAmendment } from '@mam/contract/amendment/amendment.schema.ts';
import { amendOrder, askChange, takeBackChange, weighAmendment } from '@mam/contract/amendment/amendment.ts';
import { boardOrderFromWire } from '@mam/contract/staff/board-wire.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aBoardOrder } from '../../../test/a-board-order.ts';
import { serveMenu } from '../../../test/a-menu.ts';
import { beginAtWork, showAtWork } from '../../../test/at-work.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { forgetEdit } from './edits.ts';

beginAtWork();
afterEach(() => forgetEdit('AAA11'));

const WIRE = aBoardOrder({ status: 'CONFIRMED' });
const { quote: BEFORE } = WIRE;

/** Two salads instead of three, of which the third goes back. */
const aWeighing = (change: Partial<WeighedAmendment> = {}): WeighedAmendment => ({
  version: WIRE.version,
  before: BEFORE,
  after: { ...BEFORE, total_amount: 151_200, rows: [{ kind: 'vat', amount: 11_200, rate: 0.08 }] },
  changes: [],
  difference: -75_600,
  refusal: null,
  needs_agreement: false,
  may_give_back: true,
  promised_at: null,
  ...change,
});

type Sent = 'done' | 'lost' | 'stale';

async function show(change: Partial<WeighedAmendment> = {}, sends: readonly Sent[] = ['done'], wire = WIRE) {
  let closed = 0;
  let nth = 0;
  serveMenu();
  const weighed = serve(weighAmendment, () => ({ data: aWeighing(change) }));
  const sent = serve(amendOrder, () => {
    const how = sends[nth++] ?? 'done';
    if (how === 'lost') return 'lost';
    if (how === 'stale')
      return { refused: 'STALE', status: 409, message: 'Đơn vừa đổi.', more: { order: wire } };
    return { data: { ...wire, version: wire.version + 1 } };
  });
  showAtWork(
    <ChangeSheet
      order={boardOrderFromWire(wire, DONG)}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Sửa AAA11' }));
  return { sheet, weighed, sent, closed: () => closed };
}

type Sheet = Awaited<ReturnType<typeof show>>['sheet'];
const press = (sheet: Sheet, name: string | RegExp) => fireEvent.click(sheet.getByRole('button', { name }));
const bodyOf = (calls: readonly ServedCall[], at = -1) => calls.at(at)?.body as unknown as WeighAmendmentBody;

function oneLess(sheet: Sheet): void {
  press(sheet, 'Sửa Gỏi ngó sen tôm thịt');
  const count = within(sheet.getByRole('group', { name: 'Số lượng Gỏi ngó sen tôm thịt' }));
  fireEvent.click(count.getByRole('button', { name: 'Bớt một' }));
}

it('[OR111] [OR135] one less: worked out by the server, both questions answered, sent once with the total that was read', async () => {
  const { sheet, weighed, sent, closed } = await show();
  press(sheet, 'Chưa đổi gì');
  oneLess(sheet);
  expect((await sheet.findAllByText('75.600đ')).length).toBeGreaterThan(0);
  expect(bodyOf(weighed)).toEqual({
    version: 3,
    lines: [{ key: 'salad', quantity: 2 }],
    added: [],
    swaps: [],
  });
  expect(await sheet.findByText(/bớt 1 Gỏi ngó sen tôm thịt\. Quán trả lại bạn 75\.600đ/)).toBeTruthy();
  press(sheet, 'Chọn: khách biết chưa?');
  fireEvent.click(sheet.getByRole('radio', { name: /^Để khách đọc/ }));
  press(sheet, 'Chọn cách trả lại');
  fireEvent.click(sheet.getByRole('radio', { name: /^Trả lại ngay/ }));
  press(sheet, 'Lưu, trả lại 75.600đ');
  press(sheet, 'Lưu, trả lại 75.600đ');
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent.map(({ body }) => body)).toEqual([
    { ...bodyOf(weighed), give_back: true, total_amount: 151_200 },
  ]);
  expect(screen.getAllByText('Đã sửa đơn AAA11').length).toBeGreaterThan(0);
});

it('[OR112] dearer is told before, by hand; another dish stands in for a line at its price of today', async () => {
  const { sheet, weighed, sent, closed } = await show({
    difference: 30_240,
    needs_agreement: true,
    may_give_back: false,
    after: { ...BEFORE, total_amount: 257_040 },
  });
  press(sheet, 'Sửa Gỏi ngó sen tôm thịt');
  press(sheet, 'Đổi món');
  const picker = within(await screen.findByRole('dialog', { name: /^Đổi Gỏi ngó sen/ }));
  fireEvent.click(await picker.findByRole('button', { name: /^Nem nướng Nha Trang/ }));
  expect(await sheet.findByText('đổi từ Gỏi ngó sen tôm thịt')).toBeTruthy();
  await sheet.findByRole('radio', { name: /^Đã nói qua điện thoại/ });
  const { added, swaps, lines } = bodyOf(weighed);
  expect(lines).toEqual([{ key: 'salad', quantity: 0 }]);
  expect(added.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([['NUO04', 1]]);
  expect(swaps).toEqual([{ added: added[0]?.Pr_Key, line: 'salad' }]);
  press(sheet, 'Khách phải đồng ý đã');
  expect(sheet.queryByRole('radio', { name: /^Để khách đọc/ })).toBeNull();
  fireEvent.click(sheet.getByRole('radio', { name: /^Đã nói qua điện thoại/ }));
  press(sheet, 'Lưu và báo bếp 1 chỗ đổi');
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent.at(0)?.body).toMatchObject({ told: 'phone', total_amount: 257_040 });
});

const less = (sheet: Sheet) => {
  const count = within(sheet.getByRole('group', { name: 'Số lượng Gỏi ngó sen tôm thịt' }));
  fireEvent.click(count.getByRole('button', { name: 'Bớt một' }));
};

it('[OR111] the last dish is not taken out, and what was done with a line is taken back there', async () => {
  const { sheet, sent } = await show();
  oneLess(sheet);
  less(sheet);
  less(sheet);
  expect(sheet.getByText('Bỏ ra')).toBeTruthy();
  press(sheet, 'Đơn không còn món nào: hãy huỷ đơn');
  press(sheet, 'Giữ lại Gỏi ngó sen tôm thịt');
  expect(sheet.getByRole('button', { name: 'Chưa đổi gì' })).toBeTruthy();
  expect(sent).toEqual([]);
});

it('a no is said at its line, and nothing is sent', async () => {
  const refusal = { code: 'SOLD_OUT', message: 'Món này vừa hết.', lineKeys: ['salad'] };
  const { sheet, sent } = await show({ refusal });
  oneLess(sheet);
  const line = within(sheet.getByRole('listitem', { name: 'Gỏi ngó sen tôm thịt' }));
  expect((await line.findByRole('alert')).textContent).toBe('Món này vừa hết.');
  press(sheet, 'Có món chưa sửa được');
  expect(sent).toEqual([]);
});

it('[OR110] a lost answer is asked about under its own key; whoever was faster, the change is kept', async () => {
  const { sheet, sent, closed } = await show({ difference: 0 }, ['lost', 'lost', 'lost', 'stale', 'done']);
  oneLess(sheet);
  fireEvent.click(await sheet.findByRole('radio', { name: /^Đã nói qua điện thoại/ }));
  press(sheet, 'Lưu và báo bếp 1 chỗ đổi');
  await sheet.findByText(/^Mạng vừa mất/);
  press(sheet, 'Lưu và báo bếp 1 chỗ đổi');
  expect((await screen.findAllByText('Đơn vừa đổi.')).length).toBeGreaterThan(0);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(closed()).toBe(0);
  await sheet.findByRole('radio', { name: /^Đã nói qua điện thoại/ });
  press(sheet, 'Lưu và báo bếp 1 chỗ đổi');
  await waitFor(() => expect(closed()).toBe(1));
});

it('[OR134] closed and opened again, the change in hand is still there', async () => {
  const { sheet } = await show();
  oneLess(sheet);
  document.body.replaceChildren();
  const again = await show();
  expect(again.sheet.getByRole('group', { name: 'Số lượng Gỏi ngó sen tôm thịt' }).textContent).toContain(
    '2',
  );
});

it.each([
  ['ready', aBoardOrder({ status: 'CONFIRMED', ready_at: 1_796_000_000 }), /^Bếp đã xong/],
  ['cancelled', aBoardOrder({ status: 'CANCELLED' }), /^Bếp đã xong/],
  ['claimed', aBoardOrder({ transfer_unconfirmed: true }), /^Khách báo đã chuyển/],
  ['paid in shares', aBoardOrder({ shares: { all: 3, paid: 1, less: 0 } }), /^Nhiều người/],
] as const)('[OR110] an order that is %s says why its dishes stay', async (_, wire, words) => {
  const { sheet } = await show({}, ['done'], wire);
  expect(sheet.getByText(words)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Thêm món' })).toBeNull();
});

it('[OR115] dearer is asked on the order’s page instead: the same change, once, and nothing is written', async () => {
  const { sheet, weighed, sent, closed } = await show({ difference: 0, needs_agreement: true });
  const asked = serve(askChange, () => ({ data: { ...WIRE, version: WIRE.version + 1 } }));
  oneLess(sheet);
  fireEvent.click(await sheet.findByRole('radio', { name: /^Hỏi khách trên trang đơn/ }));
  press(sheet, 'Hỏi khách');
  await waitFor(() => expect(closed()).toBe(1));
  expect(asked.map(({ body }) => body)).toEqual([{ ...bodyOf(weighed), total_amount: 151_200 }]);
  expect(sent).toEqual([]);
});

it('[OR115] while a question stands its sheet says until when, and takes it back', async () => {
  const at = Date.now();
  const asked_change = {
    ...{ state: 'asked' as const, asked_at: at, until: Math.floor(at / 1000) + 300, lines: [] },
    ...{ before: 226_800, after: 257_040, difference: 0 },
  };
  const { sheet } = await show({}, ['done'], { ...WIRE, asked_change });
  const back = serve(takeBackChange, () => ({ data: { ...WIRE, version: WIRE.version + 1 } }));
  expect(sheet.getByText(/^Đang hỏi khách đổi món, đến \d/)).toBeTruthy();
  press(sheet, 'Thu lại câu hỏi');
  await waitFor(() => expect(back.map(({ body }) => body)).toEqual([{ version: WIRE.version }]));
});
