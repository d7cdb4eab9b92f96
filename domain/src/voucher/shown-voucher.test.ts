import { expect, it } from 'vitest';
import { aStore, at } from '../../test/a-store.ts';
import type { NamedCampaign, Store } from '../store/store.ts';
import { codeOfCart, shownVoucher } from './shown-voucher.ts';

const [START, END] = [at('2026-11-01 00:00'), at('2026-11-30 23:59')];
const campaign = (change: Partial<NamedCampaign> = {}): NamedCampaign => ({
  name: 'Tháng cơm tấm',
  from: START,
  until: END,
  storeIds: [],
  ...change,
});
const VOUCHER = { code: 'COMTAM20', name: 'Ngày hội cơm tấm', rate: 2000 };
const shown = (now: number, change: Partial<Store> = {}) =>
  shownVoucher(aStore({ vouchers: [VOUCHER], campaigns: [campaign()], ...change }), now);

it('[VO7] shows the first voucher from the first to the last instant of its campaign', () => {
  expect(shown(START)).toEqual({ ...VOUCHER, key: `TEST:COMTAM20:${START}`, until: END });
  expect(shown(END)?.code).toBe('COMTAM20');
  expect(shown(START - 1)).toBeNull();
  expect(shown(END + 1)).toBeNull();
});

it('[VO7] takes the first campaign that is running here', () => {
  const campaigns = [
    campaign({ until: START + 1 }),
    campaign({ storeIds: [7] }),
    campaign({ from: START + 5 }),
  ];
  expect(shown(END, { campaigns })?.key).toBe(`TEST:COMTAM20:${START + 5}`);
  expect(shown(END, { campaigns: [campaign({ storeIds: [7] })] })).toBeNull();
  expect(shown(END, { campaigns: [campaign({ storeIds: [7, 101] })] })).not.toBeNull();
});

it('[VO7] shows nothing without a voucher or a campaign, and borrows the campaign’s name', () => {
  expect(shown(END, { vouchers: [] })).toBeNull();
  expect(shown(END, { vouchers: [{ ...VOUCHER, code: '' }] })).toBeNull();
  expect(shown(END, { campaigns: [] })).toBeNull();
  expect(shown(END, { vouchers: [{ ...VOUCHER, name: '' }] })?.name).toBe('Tháng cơm tấm');
});

it('[VO9] a cart has the first voucher filled in until the diner says something, also nothing', () => {
  // the menu shows it in a campaign; the cart tries it in any case, and the server says what it is worth
  const store = aStore({ vouchers: [{ ...VOUCHER, code: '' }, VOUCHER], campaigns: [] });
  expect(codeOfCart(null, store)).toEqual({ code: 'COMTAM20', filledIn: true });
  expect(codeOfCart(null, aStore({ vouchers: [] }))).toEqual({ code: '', filledIn: false });
  expect(codeOfCart('', store)).toEqual({ code: '', filledIn: false });
  expect(codeOfCart('LUA30K', store)).toEqual({ code: 'LUA30K', filledIn: false });
});
