import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './http/language.ts';
import { REFUSALS as de } from './refusals.de.ts';
import { REFUSALS as en } from './refusals.en.ts';
import { refusalText } from './refusals.ts';
import { REFUSALS as vi } from './refusals.vi.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each([
  ['en', en],
  ['de', de],
] as const)('the refusals in %s', (_, texts) => {
  it('have the codes of the Vietnamese ones', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(vi));
  });

  it.each(Object.entries(vi))('%s has the same placeholders', (code, text) => {
    const other: Record<string, string> = texts;
    expect(placeholders(other[code] ?? '')).toEqual(placeholders(text));
    expect(other[code]).not.toBe('');
  });
});

it('every code stands in one feature only', () => {
  const codes = readdirSync('contract/src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('refusals.vi.json'))
    .flatMap((path) => Object.keys(JSON.parse(readFileSync(`contract/src/${path}`, 'utf8'))));
  expect(codes.length).toBeGreaterThan(50);
  expect(new Set(codes).size).toBe(codes.length);
  expect([...codes].sort()).toEqual(Object.keys(vi).sort());
});

it('a closed or paused store is said with the words clients look for', () => {
  expect(refusalText('STORE_CLOSED', {}, 'vi')).toContain('ngừng phục vụ');
  expect(refusalText('STORE_PAUSED', {}, 'vi')).toContain('ngừng phục vụ');
});

it('voucher results have their exact words', () => {
  const words = (['VOUCHER_0', 'VOUCHER_1', 'VOUCHER_2', 'VOUCHER_3', 'VOUCHER_4'] as const).map((code) =>
    refusalText(code, {}, 'vi'),
  );
  expect(words).toEqual([
    'Không áp dụng',
    'Mã giảm giá không đúng',
    'Mã đã được sử dụng',
    'Hết hạn sử dụng',
    'Có thể sử dụng',
  ]);
});

it('fills names and numbers in the language’s format', () => {
  expect(refusalText('SOLD_OUT', { names: ['Phở bò', 'Chè'] }, 'vi')).toBe('Phở bò, Chè hiện đã bán hết');
  expect(refusalText('OVER_DISTANCE', { limitKm: 2.5 }, 'vi')).toBe('Khoảng cách giao tối đa 2,5 km');
  expect(refusalText('OVER_DISTANCE', { limitKm: 2.5 }, 'en')).toBe('The restaurant delivers up to 2.5 km');
  expect(refusalText('BELOW_MINIMUM', { minimum: '12,90 €' }, 'de')).toBe(
    'Der Mindestbestellwert beträgt 12,90 €',
  );
});

it('leaves no brace behind whatever is handed in', () => {
  for (const language of LANGUAGES) {
    for (const code of Object.keys(vi) as (keyof typeof vi)[]) {
      expect(refusalText(code, {}, language)).not.toMatch(/[{}]/);
    }
  }
});
