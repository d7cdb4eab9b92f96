import { expect, it } from 'vitest';
import { holds, pinned, type Spot, settledBy, whyNotHere, wrongWith } from './spot.ts';

const HERE = { lat: 10.7769, lng: 106.7009 };
/** about 110 m and 1.1 km to the north */
const NEXT_DOOR = { lat: 10.7779, lng: 106.7009 };
const AWAY = { lat: 10.7869, lng: 106.7009 };
const found: Spot = { text: '27 Lê Thánh Tôn', location: HERE, by: 'words' };

it('[DE6] says what is wrong with words that are too few for their use', () => {
  const nine = '27 Lê Lợi';
  expect(nine).toHaveLength(9);
  expect(['', 'ab', 'abcd', 'abcde', nine].map((typed) => wrongWith(typed, 'confirm'))).toEqual([
    'empty',
    'short',
    'short_confirm',
    null,
    null,
  ]);
  expect(['', 'ab', 'abcde', nine, `${nine}1`].map((typed) => wrongWith(typed, 'save'))).toEqual([
    'empty',
    'short',
    'short_save',
    'short_save',
    null,
  ]);
});

it('a place found by words goes with them; one set by hand stays when words are added', () => {
  expect(holds(found, '27 Lê Thánh Tôn')).toBe(true);
  expect(holds(found, '27 Lê Thánh Tôn, lầu 2')).toBe(false);
  expect(holds({ ...found, by: 'hand' }, '27 Lê Thánh Tôn, lầu 2')).toBe(true);
  expect(holds({ ...found, by: 'hand' }, '')).toBe(false);
  expect(holds(null, '27 Lê Thánh Tôn')).toBe(false);
});

it('[DE14] a pin that only moves the door keeps the words, one that moves on wants new ones', () => {
  expect(pinned('27 Lê Thánh Tôn', NEXT_DOOR, found)).toEqual({
    spot: { text: '27 Lê Thánh Tôn', location: NEXT_DOOR, by: 'hand' },
    unnamed: false,
  });
  expect(pinned('27 Lê Thánh Tôn', AWAY, found)).toMatchObject({ spot: { location: AWAY }, unnamed: true });
  expect(pinned('27 Lê Thánh Tôn', HERE, null).unnamed).toBe(true);
  expect(pinned('', NEXT_DOOR, found).unnamed).toBe(true);
});

it('[DE4] takes words the map does not know only where the fee does not depend on the place', () => {
  const place = { text: '27 Lê Thánh Tôn', location: HERE };
  expect(settledBy(place, 'x', false)).toBe(place);
  expect(settledBy('nowhere', 'Nhà cô Ba', true)).toEqual({ text: 'Nhà cô Ba', location: null });
  expect(settledBy('failed', 'Nhà cô Ba', true)).toEqual({ text: 'Nhà cô Ba', location: null });
  expect(settledBy('nowhere', 'Nhà cô Ba', false)).toBe('not_on_map');
  expect(settledBy('failed', 'Nhà cô Ba', false)).toBe('failed');
});

it('tells a refused location from one that could not be had', () => {
  expect(whyNotHere('refused')).toBe('cant_locate_refused');
  expect(whyNotHere('failed')).toBe('cant_locate');
});
