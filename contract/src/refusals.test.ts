import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from './http/language.ts';
import { REFUSALS, type RefusalCode, refusalText } from './refusals.ts';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const CODES = Object.keys(REFUSALS) as RefusalCode[];

it.each(CODES)('%s has three sentences with the same places', (code) => {
  for (const language of LANGUAGES) {
    expect(REFUSALS[code][language].trim()).not.toBe('');
    expect(placeholders(REFUSALS[code][language])).toEqual(placeholders(REFUSALS[code].vi));
  }
});

it('every code stands in one feature, and every feature is in the list', async () => {
  const files = readdirSync('contract/src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?:[\w-]+\/)+(?:[\w-]+-)?refusals\.ts$/.test(path),
  );
  const features: object[] = await Promise.all(files.map((path) => import(`./${path}`)));
  // beside its codes a feature says which of all codes its calls refuse with
  const lists = features.flatMap((feature) =>
    Object.values(feature).filter((named) => !Array.isArray(named)),
  );
  const codes = lists.flatMap(Object.keys);
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.sort()).toEqual([...CODES].sort());
});

it('is answered with the status its kind has always had', () => {
  const statusOf = (...codes: RefusalCode[]) => codes.map((code) => REFUSALS[code].status);
  expect(statusOf('MALFORMED', 'NO_IDENTITY', 'NOT_YOURS', 'UNKNOWN')).toEqual([400, 401, 403, 404]);
  expect(statusOf('SOLD_OUT', 'BELOW_MINIMUM', 'TOO_OFTEN', 'BUSY')).toEqual([409, 422, 429, 503]);
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
    for (const code of CODES) expect(refusalText(code, {}, language)).not.toMatch(/[{}]/);
  }
});
