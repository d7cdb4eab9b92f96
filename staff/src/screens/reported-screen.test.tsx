// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { CountedIssues } from '@mam/contract/staff/issue/issue-count.schema.ts';
import { readDishIssues, readIssueCount } from '@mam/contract/staff/issue/issue-count.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { ReportedSheet } from '../board/reported/reported-sheet.tsx';
import { ReportedScreen } from './reported-screen.tsx';

beginAtWork();

const NOTHING: CountedIssues = {
  ...{ since: 0, reports: 0, unanswered: 0, median: null, dishes: [] },
  answers: {
    refund: { count: 0, amount: 0 },
    voucher: { count: 0, amount: 0 },
    call: { count: 0, amount: 0 },
  },
};
const SOME: CountedIssues = {
  ...{ since: 0, reports: 5, unanswered: 2, median: 4_500 },
  answers: { ...NOTHING.answers, refund: { count: 2, amount: 126_000 }, call: { count: 1, amount: 0 } },
  dishes: [
    { item_id: 'CHA GIO', name: 'Chả giò', reports: 4, missing: 3, wrong: 1, sold: 120 },
    { item_id: 'PHO', name: 'Phở bò', reports: 1, missing: 0, wrong: 1, sold: 0 },
  ],
};

/** The screen over these counts by span; the spans the server was asked for. */
function show(bySpan: Readonly<Record<string, CountedIssues>>) {
  const asked: string[] = [];
  serve(readIssueCount, ({ query }) => {
    const span = query.get('span') ?? '';
    asked.push(`${query.get('store')} ${span}`);
    return { data: bySpan[span] ?? NOTHING };
  });
  showAtWork(<ReportedScreen />);
  return asked;
}

it('[OR137] the week: how many, how they were answered and how fast, each dish of those sold', async () => {
  const asked = show({ week: SOME });
  const dish = await screen.findByRole('button', { name: /Chả giò/ });
  expect(dish.textContent).toContain('3 thiếu · 1 sai');
  expect(dish.textContent).toContain('3,3%');
  expect(dish.textContent).toContain('4 trong 120 phần');
  // a dish of an order that changed since has no share
  expect(screen.getByRole('button', { name: /Phở bò/ }).textContent).not.toContain('%');
  const main = screen.getByRole('main').textContent;
  for (const said of ['Lượt báo5', 'Chưa trả lời2', '1 giờ 15 phút', 'Hoàn tiền2126.000đ', 'Gọi lại1'])
    expect(main).toContain(said);
  expect(asked).toEqual(['101 week']);
});

it('[OR137] another span is asked for; of none it says so', async () => {
  const asked = show({ week: SOME });
  await screen.findByRole('button', { name: /Chả giò/ });
  fireEvent.click(screen.getByRole('radio', { name: 'Hôm nay' }));
  expect(await screen.findByRole('heading', { name: 'Không ai báo gì' })).toBeTruthy();
  expect(screen.queryByText('Chả giò')).toBeNull();
  expect(asked).toEqual(['101 week', '101 today']);
});

it('[OR137] a count that cannot be read can be tried again', async () => {
  let works = false;
  serve(readIssueCount, () =>
    works ? { data: SOME } : { refused: 'FAULT', status: 400, message: 'Máy chủ đang bận.' },
  );
  showAtWork(<ReportedScreen />);
  expect(await screen.findByText('Máy chủ đang bận.')).toBeTruthy();
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('button', { name: /Chả giò/ })).toBeTruthy();
});

it('[OR138] a tap on a dish names it and its span in the address', async () => {
  show({ week: SOME });
  fireEvent.click(await screen.findByRole('button', { name: /Chả giò/ }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('sheet')).toBe('reported'));
  expect(location.search.replaceAll('+', '%20')).toContain('week%20CHA%20GIO');
  history.replaceState(null, '', '/staff');
});

it('[OR138] the orders of a dish are asked for as its address says; none, and older ones, are told', async () => {
  const asked: Record<string, string>[] = [];
  serve(readIssueCount, () => ({ data: SOME }));
  serve(readDishIssues, ({ query }) => {
    asked.push(Object.fromEntries(query));
    return { data: { orders: [], more: true } };
  });
  showAtWork(<ReportedSheet about="month CHA GIO" onClose={() => {}} />);
  const sheet = await screen.findByRole('dialog', { name: 'Chả giò' });
  await waitFor(() => expect(sheet.textContent).toContain('Còn đơn cũ hơn'));
  expect(sheet.textContent).toContain('30 ngày');
  expect(asked).toEqual([{ store: '101', span: 'month', item: 'CHA GIO' }]);
});
