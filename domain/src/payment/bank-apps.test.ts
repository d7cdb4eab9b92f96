import { expect, it } from 'vitest';
import { BANK_APPS, bankAppLink } from './bank-apps.ts';
import { bankOf } from './banks.ts';

const transfer = {
  bank: '970415',
  account: '113366668888',
  holder: 'Bếp Nhà Lúa',
  amount: 65_000,
  text: 'MAMA3F92',
};
const app = (id: string) => BANK_APPS.find((each) => each.id === id) ?? { id, name: id, fills: false };

it('[PA37] an app that fills in gets bank, account, amount, words and holder, as a bank writes them', () => {
  expect(bankAppLink(app('mb'), transfer)).toBe(
    'https://dl.vietqr.io/pay?app=mb&ba=113366668888%40icb&am=65000&tn=MAMA3F92&bn=Bep%20Nha%20Lua',
  );
});

it('[PA37] an app that fills in nothing is told nothing', () => {
  expect(bankAppLink(app('vcb'), transfer)).toBe('https://dl.vietqr.io/pay?app=vcb');
});

it('[PA37] no link to a bank nobody knows', () => {
  expect(bankAppLink(app('mb'), { ...transfer, bank: 'Sparkasse' })).toBeNull();
});

it('[PA37] each app is of a bank we know, once, those that fill in first', () => {
  expect(BANK_APPS.filter(({ id }) => bankOf(id) === null)).toEqual([]);
  expect(new Set(BANK_APPS.map(({ id }) => id)).size).toBe(BANK_APPS.length);
  expect(BANK_APPS.map(({ fills }) => fills).lastIndexOf(true)).toBe(
    BANK_APPS.filter(({ fills }) => fills).length - 1,
  );
});
