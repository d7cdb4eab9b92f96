import { describe, expect, it } from 'vitest';
import { DONG, EURO } from '../money/currency.ts';
import { epcQr, isIban } from './epc-qr.ts';
import { transferCode } from './transfer-code.ts';

describe('the European payments QR', () => {
  it('[PA63] is the published example, line by line', () => {
    const iban = 'DE89370400440532013000';
    expect(epcQr({ iban, holder: 'Max Mustermann', amount: 9_999, text: 'Invoice 2026-001' })).toBe(
      'BCD\n002\n1\nSCT\n\nMax Mustermann\nDE89370400440532013000\nEUR99.99\n\n\nInvoice 2026-001',
    );
  });

  it.each([
    [1, 'EUR0.01'],
    [10, 'EUR0.10'],
    [1_230, 'EUR12.30'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('[PA63] %i cents are %s', (amount, euro) => {
    const code = epcQr({ iban: 'DE33100205000001194700', holder: 'W', amount, text: 'MAMA4C7F' });
    expect(code?.split('\n')[7]).toBe(euro);
  });

  it.each([0, -1, 0.5, 100_000_000_000, Number.NaN])('[PA63] %s cents make no code', (amount) => {
    expect(epcQr({ iban: 'DE33100205000001194700', holder: 'W', amount, text: '' })).toBeNull();
  });

  it('[PA63] keeps umlauts and Vietnamese, one line each, and never more than it holds', () => {
    const asked = { iban: 'de02 1203 0000 0000 2020 51', amount: 500, text: 'MAM\nABCDE' };
    const lines = epcQr({ ...asked, holder: 'Spree Phở & Käse GmbH' })?.split('\n') ?? [];
    expect(lines).toHaveLength(11);
    expect([lines[5], lines[6], lines[10]]).toEqual([
      'Spree Phở & Käse GmbH',
      'DE02120300000000202051',
      'MAM ABCDE',
    ]);
    expect(epcQr({ ...asked, holder: 'ở'.repeat(70), text: 'ở'.repeat(140) })).toBeNull();
    expect(epcQr({ ...asked, holder: '   ' })).toBeNull();
  });

  it('[PA63] an account number that is no IBAN makes none', () => {
    for (const iban of ['GB33BUKB20201555555555', 'AT611904300234573201', 'NL91ABNA0417164300'])
      expect(isIban(iban)).toBe(true);
    for (const iban of ['DE02120300000000202052', 'DE0212', '1012345678', '', 'DE02120300000000202051X'])
      expect(isIban(iban)).toBe(false);
  });

  it('[PA11] [PA63] the money says which standard: đồng never becomes a code in euro, nor the other way round', () => {
    const german = { bank: 'COBADEFF', number: 'DE02120300000000202051', holder: 'Spree Phở GmbH' };
    const vietnamese = { bank: '970436', number: '1012345678', holder: 'CONG TY' };
    const asked = { amount: 500, text: 'MAMABCDE' };
    expect(transferCode(german, EURO, asked)).toMatch(/^BCD\n002/);
    expect(transferCode(german, DONG, asked)).toBeNull();
    expect(transferCode(vietnamese, DONG, asked)).toMatch(/^000201/);
    expect(transferCode(vietnamese, EURO, asked)).toBeNull();
    expect(transferCode(german, { ...EURO, symbol: '$' }, asked)).toBeNull();
  });
});
