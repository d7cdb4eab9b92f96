// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { TableCode } from '@mam/contract/staff/table-codes.schema.ts';
import { getTableCodes, replaceTableCode } from '@mam/contract/staff/table-codes.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { CodesSheet } from './codes-sheet.tsx';

beginAtWork();

const coded = (code: string): TableCode => ({ table: '19', code, url: `http://here/t/${code}` });

async function show(tables: TableCode[]) {
  serve(getTableCodes, () => ({ data: { tables } }));
  showAtWork(<CodesSheet onClose={() => {}} />);
  return screen.findByRole('dialog', { name: 'Mã bàn' });
}

it('[TB40] a code is replaced once somebody has said yes: the old address stands there no more', async () => {
  const sent = serve(replaceTableCode, () => ({ data: { tables: [coded('NEW')] } }));
  const codes = await show([coded('OLD')]);
  await waitFor(() => expect(codes.textContent).toContain('/t/OLD'));
  fireEvent.click(screen.getByRole('button', { name: 'Đổi mã của Bàn 19' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Đổi mã của Bàn 19?' }));
  expect(sent).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Đổi mã' }));
  expect((await screen.findAllByText('Bàn 19 đã có mã mới.')).length).toBeGreaterThan(0);
  expect(sent.map(({ body }) => body)).toEqual([{ store: 101, table: '19', code: 'OLD' }]);
  expect(codes.textContent).toContain('/t/NEW');
  expect(codes.textContent).not.toContain('/t/OLD');
});

it('[TB70] the address that makes a device stay on a table is shown as a code', async () => {
  await show([coded('OLD')]);
  fireEvent.click(await screen.findByRole('button', { name: 'Máy gắn với Bàn 19' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Máy gắn với Bàn 19' }));
  expect(shown.getByRole('img').getAttribute('aria-label')).toBe('http://here/t/OLD?is_tablet=true');
});

it('where no tables are listed there is nothing to print', async () => {
  await show([]);
  expect(await screen.findByText('Quán chưa khai báo bàn nào')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'In thẻ bàn' })).toBeNull();
});
