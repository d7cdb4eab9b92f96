// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import type { SoldOutBody, StaffMenu } from '@mam/contract/staff/sold-out.schema.ts';
import { getStaffMenu, setSoldOut } from '@mam/contract/staff/sold-out.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beginAtWork, showAtWork } from '../../test/at-work.tsx';
import { SoldOutList } from './sold-out-list.tsx';

beginAtWork();

const there = { sold_out: false, until: null, by: null };
const picture = { url: null, hue: 60, cutout: false };
const TOMORROW = Date.now() + 20 * 3_600_000;

const aDish = (id: string, name: string, egg: Partial<typeof there> = {}) => ({
  id,
  name,
  category: 'Phở',
  picture,
  ingredient: null,
  ...there,
  sizes: [{ id: `${id}/l`, name: `Tô lớn ${id}`, price: 90_000, ingredient: null, ...there }],
  groups: [
    {
      name: 'Thêm',
      options: [
        { id: `${id}/g/egg`, name: 'Trứng chần', price: 10_000, ingredient: 'egg', ...there, ...egg },
      ],
    },
  ],
});

const aMenu = (gone = false): StaffMenu => {
  const egg = gone ? { sold_out: true, until: TOMORROW as never, by: 'Lan' as never } : {};
  return {
    dishes: [aDish('1', 'Phở bò', egg), aDish('2', 'Phở gà', egg)],
    combos: [{ id: 'c', name: 'Mâm đôi', picture, ...there }],
    ingredients: [{ id: 'egg', name: 'Trứng gà', dishes: ['1', '2'], ...there, ...egg }],
    closing: null,
    tomorrow: TOMORROW,
  };
};

function show(menu: StaffMenu) {
  serve(getStaffMenu, () => ({ data: menu }));
  const sent = serve(setSoldOut, ({ body }) => {
    const { item_id: id, sold_out, until = null } = body as unknown as SoldOutBody;
    return { data: { ...there, id, name: 'Trứng', sold_out, until } };
  });
  showAtWork(<SoldOutList storeId={101} />);
  return sent;
}

const openDish = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return within(await screen.findByRole('dialog', { name }));
};

it('[ME16] [ME17] sells an option out in three taps until tomorrow, in every dish it stands in', async () => {
  const sent = show(aMenu());
  const sheet = await openDish('Phở bò');
  expect(sheet.getByText(/Cũng dùng trong Phở gà/)).toBeTruthy();
  fireEvent.click(sheet.getByRole('switch', { name: 'Còn món Trứng chần' }));
  const chips = within(sheet.getByRole('group', { name: 'Trứng chần hết tới khi nào?' }));
  const pressed = chips.getAllByRole('button').filter((chip) => chip.getAttribute('aria-pressed') === 'true');
  expect(pressed).toHaveLength(1);
  expect(chips.getByRole('checkbox', { name: 'Tắt luôn ở 1 món kia' })).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Báo hết Trứng chần ở 2 món' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    store: 101,
    kind: 'ingredient',
    item_id: 'egg',
    sold_out: true,
    until: TOMORROW,
  });
});

it('[OP16] sells out the option of this dish alone, till somebody says so', async () => {
  const sent = show(aMenu());
  const sheet = await openDish('Phở bò');
  fireEvent.click(sheet.getByRole('switch', { name: 'Còn món Trứng chần' }));
  fireEvent.click(sheet.getByRole('checkbox', { name: 'Tắt luôn ở 1 món kia' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Tới khi bật lại' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Báo hết Trứng chần' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ kind: 'option', item_id: '1/g/egg', until: null });
});

it('a switch turned back before its end was chosen says nothing to the server', async () => {
  const sent = show(aMenu());
  const sheet = await openDish('Phở gà');
  const large = sheet.getByRole('switch', { name: 'Còn món Tô lớn 2' });
  fireEvent.click(large);
  expect(sheet.getByText('Vừa tắt, chọn hết tới khi nào')).toBeTruthy();
  fireEvent.click(large);
  expect(sheet.queryByRole('button', { name: /^Báo hết/ })).toBeNull();
  expect(sent).toHaveLength(0);
});

it('[ME16] says until when and by whom, in how many dishes an ingredient stands, and is back with one tap', async () => {
  const sent = show(aMenu(true));
  const row = await screen.findByRole('button', { name: /^Trứng gà/ });
  expect(row.textContent).toMatch(/Có trong 2 món.*Hết tới .*mai · Lan/);
  expect(screen.getByRole('button', { name: /^Phở bò/ }).textContent).toContain('1 lựa chọn hết');
  fireEvent.click(screen.getByRole('switch', { name: 'Còn món Trứng gà' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ kind: 'ingredient', item_id: 'egg', sold_out: false });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'trung chan' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mâm đôi/ })).toBeNull());
  expect(screen.getByRole('button', { name: /^Phở bò/ })).toBeTruthy();
});
