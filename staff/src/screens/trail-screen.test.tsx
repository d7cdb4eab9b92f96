// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { Trail } from '@mam/contract/audit/trail.schema.ts';
import { readTrail } from '@mam/contract/audit/trail.ts';
import { ACT_NAMES, kindOfAct, subjectOfAct } from '@mam/domain/audit/act.ts';
import { currentToast } from '@mam/ui/dialog/toast-store.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { LineSheet } from '../audit/line-sheet.tsx';
import { TrailScreen } from './trail-screen.tsx';

beginAtWork();

type Line = Trail['lines'][number];

const AT = Date.UTC(2026, 10, 20, 11, 4) / 1000;
const aLine = (part: Partial<Line> = {}): Line => ({
  ...{ seq: 7, at: AT, store: 101, actor: 'staff', name: 'Thu Phương', device: 'Máy ở quầy' },
  ...{ act: 'refund', kind: 'moneyOut', subject: { kind: 'order', id: '77C1D', name: '' } },
  details: { amount: '63.000đ', reason: 'cơm tấm nguội', way: 'momo' },
  ...part,
});

/** The screen over a trail of these lines; the wishes the server was asked for. */
function show(lines: readonly Line[] | null, as: 'owner' | 'cook' = 'owner') {
  const asked: Record<string, unknown>[] = [];
  serve(readTrail, ({ query }) => {
    asked.push(Object.fromEntries(query));
    if (!lines) return { refused: 'FAULT', status: 400, message: 'Máy chủ đang bận.' };
    const before = Number(query.get('before') ?? Number.MAX_SAFE_INTEGER);
    const left = lines.filter(({ seq }) => seq < before);
    return { data: { lines: left.slice(0, 50), before: left.length > 50 ? (left[49]?.seq ?? null) : null } };
  });
  showAtWork(<TrailScreen />, { as });
  return asked;
}

it('[AU2] a line says when, who, what, where and why, and money that goes out stands out', async () => {
  show([
    aLine(),
    aLine({ seq: 6, actor: 'system', name: '', act: 'forgetTrail', kind: 'people', details: {} }),
  ]);
  const row = await screen.findByRole('button', { name: /Thu Phương trả lại 63.000đ cho đơn 77C1D/ });
  for (const said of ['18:04', 'Máy ở quầy', '“cơm tấm nguội”', 'Tiền ra'])
    expect(row.textContent).toContain(said);
  expect(screen.getByRole('button', { name: /Mâm xoá các dòng cũ hơn 24 tháng/ })).toBeTruthy();
  expect(screen.getByRole('heading', { name: /20\/11\/2026/ })).toBeTruthy();
});

it('[AU2] every act has its sentence, without a hole', async () => {
  show(
    ACT_NAMES.map((act, index) => ({
      ...aLine({ seq: ACT_NAMES.length - index, act, kind: kindOfAct(act) }),
      subject: { kind: subjectOfAct(act), id: 'X1', name: '' },
      details: { amount: '1đ', points: 2, from: '3', refused: 1 },
    })),
  );
  await screen.findByRole('button', { name: /nhận đơn X1/ });
  // more acts than a page has lines
  fireEvent.click(screen.getByRole('button', { name: 'Xem thêm cũ hơn' }));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /Thu Phương/ })).toHaveLength(ACT_NAMES.length),
  );
  const rows = screen.getAllByRole('button', { name: /Thu Phương/ });
  expect(rows).toHaveLength(ACT_NAMES.length);
  for (const row of rows) expect(row.textContent).not.toMatch(/[{}\p{Cc}]|undefined/u);
});

it('[AU2] filters, search and days are asked of the server', async () => {
  const asked = show([aLine()]);
  await screen.findByText('77C1D');
  fireEvent.click(screen.getByRole('button', { name: 'Tiền ra' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'moneyOut' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Đơn, món, người' }), {
    target: { value: ' 77c1d ' },
  });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'moneyOut', q: '77c1d' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Ngày' }), { target: { value: 'today' } });
  await waitFor(() => expect(Number(asked.at(-1)?.to) - Number(asked.at(-1)?.from)).toBe(86_400));
});

it('[AU5] five hundred lines come fifty at a time; none says so; a fault can be tried again', async () => {
  show(Array.from({ length: 500 }, (_, n) => aLine({ seq: 500 - n })));
  await screen.findAllByText('77C1D');
  expect(screen.getAllByText('77C1D')).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Xem thêm cũ hơn' }));
  await waitFor(() => expect(screen.getAllByText('77C1D')).toHaveLength(100));
});

it('[AU5] nothing, and nothing that could be read', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'Chưa có gì ở đây' })).toBeTruthy();
});

it('[AU5] a trail that cannot be read can be tried again', async () => {
  show(null);
  expect(await screen.findByRole('heading', { name: 'Chưa mở được' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Thử lại' })).toBeTruthy();
});

it('[AU5] a cook finds their own acts and no tab of people', async () => {
  show([aLine()], 'cook');
  const tabs = await screen.findByRole('navigation', { name: 'Phần của nhân viên' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Ai làm gì', 'Thiết bị']);
});

it('[AU1] a line opened by its address says from what to what, and that nobody changes it', async () => {
  const details = { role: 'manager', role_before: 'cook', stores: [], stores_before: [101] };
  const subject = { kind: 'person', id: 'x', name: 'Anh Tuấn' };
  serve(readTrail, ({ query }) => {
    expect(query.get('before')).toBe('8');
    const line = aLine({ act: 'changePerson', kind: 'people', subject, details });
    return { data: { lines: [line], before: null } };
  });
  showAtWork(<LineSheet about="7" onClose={() => {}} />);
  const sheet = await screen.findByRole('dialog', { name: /Thu Phương đổi quyền của Anh Tuấn/ });
  for (const said of [
    'Bếp',
    'Quản lý',
    'Bếp Nhà Lúa Nguyễn Huệ',
    'Mọi quán',
    'Không ai xoá hay sửa dòng này được',
  ])
    expect(sheet.textContent).toContain(said);
});

it('[AU7] the lines go along as a file as they are filtered, to the last page; a cell is no formula', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const asked = show(
    Array.from({ length: 120 }, (_, n) =>
      aLine({ seq: n + 1, details: { amount: '63.000đ', reason: n === 0 ? '=HYPERLINK("x")' : '' } }),
    ).reverse(),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Tiền ra' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Tải về cho bảng tính' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const bytes = new Uint8Array(await (files[0] as Blob).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(rows).toHaveLength(121);
  expect(rows[0]).toContain('Lúc;Quán;Ai');
  expect(rows[1]).toContain('120;2026-11-20 18:04:00;Bếp Nhà Lúa Nguyễn Huệ;Thu Phương');
  expect(rows.at(-1)).toContain(`"'=HYPERLINK(""x"")"`);
  expect(asked.at(-1)).toMatchObject({ as: 'file', kind: 'moneyOut' });
});

it('[AU7] a fault on the way leaves no file; who reads their own acts alone is offered none', async () => {
  const make = vi.spyOn(URL, 'createObjectURL');
  make.mockClear();
  show([aLine()], 'cook');
  await screen.findByRole('button', { name: /trả lại/ });
  expect(screen.queryByRole('button', { name: 'Tải về cho bảng tính' })).toBeNull();
  cleanup();
  show([aLine()]);
  const button = await screen.findByRole('button', { name: 'Tải về cho bảng tính' });
  serve(readTrail, () => ({ refused: 'FAULT', status: 500, message: 'Máy chủ đang bận.' }));
  fireEvent.click(button);
  await waitFor(() => expect(currentToast()?.text).toBeTruthy());
  expect(make).not.toHaveBeenCalled();
});
