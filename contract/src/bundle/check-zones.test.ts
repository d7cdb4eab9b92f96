import { expect, it } from 'vitest';
import type { RestaurantWire, ShippingWire } from '../store/restaurant.schema.ts';
import { checkBundle } from './check-bundle.ts';

/** The mistakes of a store with this shipping, as "path message". */
function mistakesOf(shipping: ShippingWire, more: Partial<RestaurantWire> = {}): string[] {
  const checked = checkBundle({
    format: 'mam-bundle/1',
    brand: { id: 'B', pos_parent: 'NHO', name: 'Quán Nhỏ', delivery_fee_calculation_type: 'Config' },
    stores: [
      {
        Id: 1,
        Pos_Name: 'Quán Nhỏ',
        Pos_Address: '1 Lê Lợi',
        Active: 1,
        Pos_Latitude: 10.7769,
        Pos_Longitude: 106.7009,
        shipping,
        ...more,
      },
    ],
    menus: [],
  });
  return 'mistakes' in checked ? checked.mistakes.map(({ path, message }) => `${path} ${message}`) : [];
}

const at = (lat: number, lng: number) => ({ lat, lng });
const SQUARE = [at(10, 106), at(10, 107), at(11, 107), at(11, 106)];

it('takes zones that are in order', () => {
  expect(
    mistakesOf({
      zones: [
        { name: 'A', polygon: SQUARE, fee: 0 },
        { name: 'B', polygon: [...SQUARE, at(10, 106)], fee: 0 },
        { name: 'C', up_to_km: 3, fee: 5_000 },
      ],
    }),
  ).toEqual([]);
});

it('[DE13] refuses an outline that crosses itself, or has a corner twice', () => {
  const [a, b, c, d] = SQUARE as [
    (typeof SQUARE)[0],
    (typeof SQUARE)[0],
    (typeof SQUARE)[0],
    (typeof SQUARE)[0],
  ];
  expect(
    mistakesOf({
      zones: [
        { name: 'A', polygon: [a, c, b, d], fee: 0 },
        { name: 'B', polygon: [a, b, b, c], fee: 0 },
        { name: 'C', polygon: [a, b, a], fee: 0 },
      ],
    }),
  ).toEqual([
    'stores[0].shipping.zones[0].polygon crosses itself',
    'stores[0].shipping.zones[1].polygon has a corner twice',
    'stores[0].shipping.zones[2].polygon needs three corners',
  ]);
});

it('refuses a zone that lies nowhere, twice somewhere, or has no radius, and one name for two', () => {
  const circle = { center: at(10, 106), radius_km: 0 };
  expect(mistakesOf({ zones: [{ name: 'A', fee: 0 }] })).toEqual([
    'stores[0].shipping.zones[0] needs one of polygon, circle and up_to_km',
  ]);
  expect(mistakesOf({ zones: [{ name: 'A', polygon: SQUARE, up_to_km: 3, fee: 0 }] })).toHaveLength(1);
  expect(mistakesOf({ zones: [{ name: 'A', circle, fee: 0 }] })).toEqual([
    'stores[0].shipping.zones[0].circle.radius_km must be > 0',
  ]);
  expect(
    mistakesOf({
      zones: [
        { name: 'A', up_to_km: 1, fee: 0 },
        { name: 'A', up_to_km: 2, fee: 0 },
      ],
    }),
  ).toEqual(['stores[0].shipping.zones[1].name is there already (A)']);
});

it('[DE9] refuses a distance from a store that is on no map, and two ways of pricing at once', () => {
  const nowhere = { Pos_Latitude: null, Pos_Longitude: null };
  expect(mistakesOf({ zones: [{ name: 'A', up_to_km: 3, fee: 0 }] }, nowhere)).toEqual([
    'stores[0].shipping.zones[0].up_to_km is measured from the store, whose place on the map is not given',
  ]);
  expect(mistakesOf({ flat: 5_000, zones: [{ name: 'A', up_to_km: 3, fee: 0 }] })).toEqual([
    'stores[0].shipping needs one of flat, steps and zones',
  ]);
});
