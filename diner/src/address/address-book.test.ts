import { beforeEach, expect, it } from 'vitest';
import { EMPTY, persist, persisted } from '../device/persisted.ts';
import {
  type AddressToSave,
  chooseAddress,
  forgetAddress,
  keepRecipient,
  orderRecipient,
  saveAddress,
} from './address-book.ts';

const address = (more: Partial<AddressToSave> = {}): AddressToSave => ({
  text: '27 Lê Thánh Tôn',
  detail: 'Lầu 2',
  location: { lat: 10.78, lng: 106.7 },
  kind: 'home',
  name: '',
  phone: '',
  ...more,
});

const addresses = () => persisted.getState().addresses;

beforeEach(() => persisted.setState(EMPTY, true));

it('writes the latest first, changes one in its place, and keeps twenty', () => {
  const first = saveAddress(address({ text: 'Một' }), null, 1_000);
  const second = saveAddress(address({ text: 'Hai' }), null, 1_000);
  expect(first).not.toBe(second); // two in one moment are two
  saveAddress(address({ text: 'Một, sửa' }), first, 2_000);
  expect(addresses().map(({ text }) => text)).toEqual(['Một, sửa', 'Hai']);
  expect(addresses()[0]).toMatchObject({ id: first, updatedAt: 2_000 });
  for (let n = 0; n < 20; n += 1) saveAddress(address({ text: `Nhà ${n}` }), null, 3_000 + n);
  expect(addresses()).toHaveLength(20);
  expect(addresses()[0]?.text).toBe('Nhà 19');
  expect(addresses().some(({ id }) => id === first || id === second)).toBe(false);
});

it('takes the first name somebody gives for their own, and no later one', () => {
  saveAddress(address({ name: 'Minh Thư', phone: '0901234567' }), null, 1);
  saveAddress(address({ name: 'Bà Ngoại', phone: '0907654321' }), null, 2);
  expect(persisted.getState().user).toMatchObject({ name: 'Minh Thư', phone: '0901234567' });
});

it('delivers to a chosen address without what the list knows beside it', () => {
  const id = saveAddress(address({ name: 'Bà Ngoại', phone: '0907654321' }), null, 1);
  const [saved] = addresses();
  if (!saved) throw new Error('nothing was saved');
  chooseAddress(saved, id);
  const { text, detail, location } = saved;
  expect(persisted.getState().choices).toMatchObject({ address: { text, detail, location }, addressId: id });
  expect(persisted.getState().choices.address).not.toHaveProperty('name');
});

it('an address that is deleted is not delivered to any more; another one is', () => {
  const home = saveAddress(address({ text: 'Nhà' }), null, 1);
  const work = saveAddress(address({ text: 'Chỗ làm' }), null, 2);
  chooseAddress(address({ text: 'Nhà' }), home);
  forgetAddress(work);
  expect(persisted.getState().choices.addressId).toBe(home);
  forgetAddress(home);
  expect(addresses()).toEqual([]);
  expect(persisted.getState().choices).toMatchObject({ address: null, addressId: null });
});

it('[OR10] asks for whoever the address names, else for the diner; a pickup is always the diner’s', () => {
  persist('user', { name: 'Minh Thư', phone: '0901234567' });
  const id = saveAddress(address({ name: 'Bà Ngoại' }), null, 1);
  chooseAddress(address(), id);
  expect(orderRecipient(persisted.getState(), true)).toEqual({ name: 'Bà Ngoại', phone: '0901234567' });
  expect(orderRecipient(persisted.getState(), false)).toEqual({ name: 'Minh Thư', phone: '0901234567' });
});

it('keeps a typed recipient where it belongs: with the diner, or with the address that names somebody else', () => {
  const thu = { name: 'Minh Thư', phone: '0901234567' };
  const an = { name: 'An', phone: '0911111111' };
  persist('user', thu);
  const unnamed = saveAddress(address(), null, 1);
  chooseAddress(address(), unnamed);
  keepRecipient(an, true);
  expect(persisted.getState().user).toMatchObject(an);
  expect(addresses()[0]).toMatchObject({ name: '', phone: '' });

  const grandma = saveAddress(address({ name: 'Bà Ngoại', phone: '0907654321' }), null, 2);
  chooseAddress(address(), grandma);
  keepRecipient({ name: 'Bà Nội', phone: '0922222222' }, true);
  expect(persisted.getState().user).toMatchObject(an);
  expect(addresses().find(({ id }) => id === grandma)).toMatchObject({ name: 'Bà Nội' });
  // an order that is fetched is the diner's own, also while an address is chosen
  keepRecipient(thu, false);
  expect(persisted.getState().user).toMatchObject(thu);
  expect(addresses().find(({ id }) => id === grandma)).toMatchObject({ name: 'Bà Nội' });
});

it('[CT6] the name of nobody is not kept as one', () => {
  saveAddress(address({ name: 'Khách hàng', phone: '0901234567' }), null, 1);
  expect(addresses()[0]?.name).toBe('');
  expect(persisted.getState().user.name).toBe('');
});
