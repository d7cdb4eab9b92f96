// @vitest-environment happy-dom
import { serve } from '@mam/client/test/served.ts';
import { addKey, endKey, listKeys } from '@mam/contract/staff/key/keys.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { KeysScreen } from '../screens/keys-screen.tsx';
import { KeySheet } from './key-sheet.tsx';

beginAtWork();

const SECRET = `mam_${'0'.repeat(12)}_${'x'.repeat(43)}`;
const KEY = {
  ...{ id: 'k1', name: 'Máy in bếp', scopes: ['sayPrinted'], stores: [101], made_by: 'Chủ' },
  ...{ made_at: 1_790_000_000, last_at: null, ends_at: null, ended_at: null },
};

it('[SF35] a key is made with a name, and its secret stands there until it is closed', async () => {
  const sent = serve(addKey, () => ({ data: { secret: SECRET, keys: [KEY] } }));
  const onClose = vi.fn();
  showAtWork(<KeySheet onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Đặt tên cho khoá trước đã' }));
  expect(sent).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('Tên khoá'), { target: { value: 'Máy in bếp' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tạo khoá này' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tạo khoá này' }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ name: 'Máy in bếp', scopes: ['sayPrinted'], stores: [] });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Tôi đã chép, đóng lại' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('[SF35] a refusal is said at its name, and no secret is shown', async () => {
  serve(addKey, () => ({ refused: 'NAME_TAKEN', status: 409, message: 'Tên đã có.' }));
  showAtWork(<KeySheet onClose={() => {}} />);
  fireEvent.change(screen.getByLabelText('Tên khoá'), { target: { value: 'Máy in bếp' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tạo khoá này' }));
  expect(await screen.findByText('Tên đã có.')).toBeTruthy();
  expect(screen.queryByText(/^mam_/)).toBeNull();
});

it('[SF35] the list says what a key may do and when it was used; the second tap ends it', async () => {
  serve(listKeys, () => ({ data: { keys: [KEY] } }));
  const ended = serve(endKey, () => ({ data: { keys: [{ ...KEY, ended_at: 1_790_000_100 }] } }));
  showAtWork(<KeysScreen />);
  expect(await screen.findByText(/Báo đã in đơn · Bếp Nhà Lúa Nguyễn Huệ/)).toBeTruthy();
  expect(screen.getByText(/chưa dùng lần nào · Không hết hạn/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ngưng khoá Máy in bếp' }));
  expect(ended).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Ngưng khoá Máy in bếp: chạm lần nữa' }));
  await waitFor(() => expect(screen.getAllByText('Đã ngưng').length).toBeGreaterThan(1));
  expect(ended).toHaveLength(1);
});
