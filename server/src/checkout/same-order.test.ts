import { expect, it } from 'vitest';
import { orderContent } from './same-order.ts';

const body = { items: [], setting: {}, brand_id: 'BEPNHA', store_id: 101 } as never;
const same = (a: object, b: object) =>
  JSON.stringify(orderContent({ ...(body as object), ...a } as never)) ===
  JSON.stringify(orderContent({ ...(body as object), ...b } as never));

it('another code is another order, wherever it stands', () => {
  const log = (voucher_code: string) => ({ voucher_log: { voucher_code } });
  const setting = (voucher_code: string) => ({ setting: { voucher_code } });
  expect(same(log('LUA30K'), log('LUA30K'))).toBe(true);
  expect(same(log('LUA30K'), log('COMTAM20'))).toBe(false);
  expect(same(log('LUA30K'), {})).toBe(false);
  expect(same(setting('LUA30K'), setting('COMTAM20'))).toBe(false);
});

it('what a code is said to be worth says nothing', () => {
  const log = (Discount_Amount: number) => ({ voucher_log: { voucher_code: 'LUA30K', Discount_Amount } });
  expect(same(log(1), log(2))).toBe(true);
});
