// @vitest-environment happy-dom

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aShop } from '../../test/a-shop.ts';
import { beginInApp, keep, nameDiner, showInApp } from '../../test/in-app.tsx';
import { EMPTY, persisted, type SavedAddress } from '../device/persisted.ts';
import { AddressDialogs } from './address-dialogs.tsx';

beginInApp();

const NEAR = { lat: 10.7795, lng: 106.7042 };
const HANOI = { lat: 21.0278, lng: 105.8342 };

const anAddress = (text: string, change: Partial<SavedAddress> = {}): SavedAddress => ({
  id: text,
  kind: 'home',
  text,
  detail: '',
  location: NEAR,
  name: '',
  phone: '',
  updatedAt: Date.now(),
  ...change,
});

const PASTEUR = anAddress('12 Pasteur, P. Sài Gòn', { name: 'Minh Thư', detail: 'Lầu 12' });
const LONELY = anAddress('Hà Nội', { location: HANOI });

/** The way to choose an address; the order goes to the first of these. */
function show(saved: readonly SavedAddress[], form = false): () => number {
  let closed = 0;
  const [first] = saved;
  nameDiner('Lê Ghim Tay', '0901234567');
  keep({
    addresses: [...saved],
    choices: { ...EMPTY.choices, type: 'DELI', address: first ?? null, addressId: first?.id ?? null },
  });
  showInApp(
    <AddressDialogs
      store={aShop().store}
      itemTotal={50_000}
      form={form}
      onClose={() => {
        closed += 1;
      }}
    />,
    { address: '/cart?pos_parent=BEPNHA&pos_id=101' },
  );
  return () => closed;
}

const list = () => within(screen.getByRole('dialog', { name: 'Giao đến đâu?' }));
const chosen = () => persisted.getState().choices.address;

it('the list says where the order goes, who is asked for there, and what lies outside', () => {
  show([PASTEUR, LONELY]);
  expect(list().getByRole<HTMLInputElement>('radio', { name: /12 Pasteur/ }).checked).toBe(true);
  expect(list().getByText(/Lầu 12 · Minh Thư/)).toBeTruthy();
  expect(list().getByText(/^Ngoài vùng giao/)).toBeTruthy();
});

it('another one of the list is chosen with one tap more', () => {
  const closed = show([LONELY, PASTEUR]);
  fireEvent.click(list().getByRole('radio', { name: /12 Pasteur/ }));
  fireEvent.click(list().getByRole('button', { name: 'Giao đến đây' }));
  expect([closed(), chosen()?.text]).toEqual([1, PASTEUR.text]);
});

it('a saved one is changed where it stands', async () => {
  show([PASTEUR]);
  fireEvent.click(list().getByRole('button', { name: 'Sửa' }));
  fireEvent.click(list().getByRole('button', { name: `Sửa ${PASTEUR.text}` }));
  const form = within(await screen.findByRole('dialog', { name: 'Sửa địa chỉ' }));
  fireEvent.change(form.getByLabelText('Toà nhà, lầu, cách vào'), { target: { value: 'Toà B' } });
  fireEvent.click(form.getByRole('button', { name: 'Lưu địa chỉ này' }));
  expect(await list().findByText(/Toà B · Minh Thư/)).toBeTruthy();
  expect(chosen()?.detail).toBe('Toà B');
});

it('one is deleted once somebody has said yes, and the order goes there no more', async () => {
  show([PASTEUR, LONELY]);
  fireEvent.click(list().getByRole('button', { name: 'Sửa' }));
  fireEvent.click(list().getByRole('button', { name: `Xoá ${PASTEUR.text}` }));
  const question = () => within(screen.getByRole('alertdialog', { name: 'Xoá địa chỉ này?' }));
  fireEvent.click(question().getByRole('button', { name: 'Giữ lại' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(persisted.getState().addresses).toHaveLength(2);
  fireEvent.click(list().getByRole('button', { name: `Xoá ${PASTEUR.text}` }));
  fireEvent.click(question().getByRole('button', { name: 'Xoá' }));
  await waitFor(() => expect(list().queryByText(PASTEUR.text)).toBeNull());
  expect(chosen()?.text).not.toBe(PASTEUR.text);
});

it('[DE6] a new one without words says so, and keeps the cursor', async () => {
  show([], true);
  const form = within(screen.getByRole('dialog', { name: 'Thêm địa chỉ' }));
  fireEvent.click(form.getByRole('button', { name: 'Giao đến đây' }));
  expect(await form.findByText('Nhập địa chỉ của bạn!')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'Địa chỉ' })));
  expect(chosen()).toBeNull();
});

it('[CT3] whom nobody can call is asked again, and nothing is saved', async () => {
  show([PASTEUR], true);
  const form = within(screen.getByRole('dialog', { name: 'Sửa địa chỉ' }));
  fireEvent.change(form.getByLabelText('Điện thoại'), { target: { value: '12' } });
  fireEvent.click(form.getByRole('button', { name: 'Lưu địa chỉ này' }));
  expect(await form.findByText('Số điện thoại cần 8 đến 15 chữ số')).toBeTruthy();
  expect(persisted.getState().addresses[0]?.phone).toBe('');
});
