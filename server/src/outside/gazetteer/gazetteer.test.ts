import { distanceKm } from '@mam/domain/store/distance.ts';
import { describe, expect, it } from 'vitest';
import { demoBundle } from '../../../test/demo.ts';
import { gazetteerEngine } from './gazetteer.ts';
import { gazetteerEntries } from './read-gazetteer.ts';
import { addressReadings, comparableWords, withoutKinds } from './typed-address.ts';

const entries = gazetteerEntries();
const engine = gazetteerEngine({ entries: () => entries });
const stores = [...demoBundle('bepnha').stores, ...demoBundle('spree').stores].map((store) => ({
  address: store.Pos_Address,
  location: { lat: store.Pos_Latitude ?? 0, lng: store.Pos_Longitude ?? 0 },
}));
const near = stores.map(({ location }) => location);
const asked = { language: 'vi', near, session: null } as const;

describe('the list', () => {
  it('has the 34 provinces, each once', () => {
    const provinces = entries.filter(({ kind }) => kind === 'province').map(({ name }) => name);
    expect(new Set(provinces).size).toBe(34);
    expect(provinces).toHaveLength(34);
  });

  it('puts every street of a ward near the middle of that ward, and every point where it can be', () => {
    const wards = new Map(entries.filter(({ kind }) => kind === 'ward').map((ward) => [ward.name, ward]));
    for (const { kind, name, within, location } of entries) {
      expect(location.lat, name).toBeGreaterThan(8);
      expect(location.lng, name).toBeGreaterThan(13);
      const ward = kind === 'street' && wards.get(within.split(',')[0] ?? '');
      if (ward) expect(distanceKm(location, ward.location), `${name}, ${within}`).toBeLessThan(3);
    }
  });

  it.each(stores)('has wards and streets within 5 km of $address', ({ location }) => {
    const around = entries.filter((entry) => distanceKm(entry.location, location) <= 5);
    expect(around.filter(({ kind }) => kind === 'ward').length).toBeGreaterThanOrEqual(5);
    expect(around.filter(({ kind }) => kind === 'street').length).toBeGreaterThanOrEqual(25);
  });

  it.each(stores)(
    'finds $address within 700 m of where the store says it is',
    async ({ address, location }) => {
      const found = await engine.find(address, null, asked);
      expect(found && distanceKm(found.location, location)).toBeLessThan(0.7);
      expect(found?.address.startsWith(address.split(',')[0] ?? '?')).toBe(true);
    },
  );

  it('finds every entry again by what it suggests', async () => {
    for (const { kind, name, within, location } of entries) {
      if (kind === 'province') {
        const suggestions = await engine.suggest(name, asked);
        expect(suggestions.map((one) => one.location)).toContainEqual(location);
        continue;
      }
      const found = await engine.find(`${name}, ${within}`, null, asked);
      expect(found?.location, `${name}, ${within}`).toEqual(location);
    }
  });

  it('invents no house number', async () => {
    for (const { name } of entries) {
      const [first] = await engine.suggest(name, asked);
      expect(first?.description, name).not.toMatch(/^\d+\S* (?!Tháng)/);
    }
  });
});

describe('what was typed', () => {
  it('is compared without accents, kinds and abbreviations', () => {
    expect(withoutKinds(comparableWords('P. Sài Gòn, TP.HCM'))).toEqual(['sai', 'gon', 'hcm']);
    expect(withoutKinds(comparableWords('Đường Lê Thánh Tôn, Q.1'))).toEqual([
      'le',
      'thanh',
      'ton',
      'quan',
      '1',
    ]);
    expect(comparableWords('Torstr. 140')).toEqual(['torstrasse', '140']);
    expect(comparableWords('hẻm 12/3 Bùi Viện')).toEqual(['bui', 'vien']);
  });

  it.each([
    ['27 Lê Thánh Tôn', '27'],
    ['số 27/3B Lê Thánh Tôn', '27/3B'],
    ['Torstraße 140', '140'],
    ['Oranienstraße 25a, 10999 Berlin', '25a'],
    ['Torstraße 25-27', '25-27'],
    ['Số 27 ngõ 12 Lê Thánh Tôn', '27 ngõ 12'],
    ['27, ngách 3, ngõ 12 Lê Thánh Tôn', '27, ngách 3, ngõ 12'],
    ['hẻm 12/3 Bùi Viện', 'hẻm 12/3'],
    ['Lầu 3, 27 Lê Thánh Tôn', 'Lầu 3, 27'],
    ['hẻm 12 3 Tháng 2', 'hẻm 12'],
  ])('%s has the number %s', (text, number) => {
    expect(addressReadings(text).map(({ door }) => door)).toContain(number);
  });

  it.each([
    ['3 tháng 2', '3 Tháng 2, P. Diên Hồng'],
    ['215 3 tháng 2', '215 3 Tháng 2, P. Diên Hồng'],
    ['nguyen hue quan 1', 'Nguyễn Huệ, P. Sài Gòn'],
    ['da lat', 'Lâm Đồng'],
    ['hà tĩnh', 'Hà Tĩnh'],
    ['tỉnh bình dương', 'TP. Hồ Chí Minh'],
    ['nguyễn tri phư', 'Nguyễn Tri Phương, P. Diên Hồng'],
    ['đường số 6', 'Đường số 6, P. Tân Hưng'],
    ['phường sài gòn', 'P. Sài Gòn, TP. Hồ Chí Minh'],
    ['nguyễn hu', 'Nguyễn Huệ, P. Sài Gòn'],
  ])('%s may be %s', async (text, expected) => {
    const suggestions = await engine.suggest(text, { ...asked, near: near.slice(0, 1) });
    expect(suggestions.map(({ description }) => description).join('\n')).toContain(expected);
  });

  it.each([
    ['Số 27 ngõ 12 Lê Thánh Tôn', '27 ngõ 12 Lê Thánh Tôn, P. Sài Gòn, TP. Hồ Chí Minh'],
    ['27 NGÕ 12 lê thánh tôn', '27 NGÕ 12 Lê Thánh Tôn, P. Sài Gòn, TP. Hồ Chí Minh'],
    ['hẻm 12/3 Lê Thánh Tôn', 'hẻm 12/3 Lê Thánh Tôn, P. Sài Gòn, TP. Hồ Chí Minh'],
    ['27 Lê Thánh Tôn, lầu 3', '27 Lê Thánh Tôn, lầu 3, P. Sài Gòn, TP. Hồ Chí Minh'],
    ['hẻm 12, phường sài gòn', 'hẻm 12, P. Sài Gòn, TP. Hồ Chí Minh'],
    ['Torstraße 140, Hinterhaus, 3. OG', 'Torstraße 140, Hinterhaus, 3. OG, 10119 Berlin'],
  ])('[DE18] %s is suggested as %s, and found as that', async (text, whole) => {
    const suggestions = await engine.suggest(text, asked);
    expect(suggestions.map(({ description }) => description)).toContain(whole);
    expect(await engine.find(whole, null, asked)).toMatchObject({ address: whole });
  });

  it('means the street near the stores first', async () => {
    const [atTanBinh] = await engine.suggest('lê văn sỹ', { ...asked, near: near.slice(3, 4) });
    expect(atTanBinh?.description).toContain('P. Tân Sơn Hòa');
    const [atNguyenHue] = await engine.suggest('lê văn sỹ', { ...asked, near: near.slice(0, 1) });
    expect(atNguyenHue?.description).toContain('P. Nhiêu Lộc');
  });
});
