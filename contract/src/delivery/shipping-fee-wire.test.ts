import type { ShippingFee } from '@mam/domain/delivery/delivery.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answer } from '../http/client.ts';
import { storeFromWire } from '../store/store-wire.ts';
import type { ShippingFeeAnswer } from './shipping-fee.schema.ts';
import { type ShippingRefusal, shippingFeeFromWire, shippingFeeToWire } from './shipping-fee-wire.ts';

const store = storeFromWire(
  { Id: 201, Pos_Name: 'Spree Phở', Pos_Address: 'Torstraße', Active: 1, currency: { locale: 'de' } },
  { id: 'c', pos_parent: 'SPREE' },
);

/** The fee call as the app sees it. */
function answered(fee: ShippingFee): Answer<ShippingFeeAnswer, ShippingRefusal['refused']> {
  const said = JSON.parse(JSON.stringify(shippingFeeToWire(fee, store)));
  if (!('refused' in said)) return { ok: true, data: said, message: '' };
  const { refused, ...data } = said;
  return { ok: false, code: refused, message: '', status: 422, data };
}

const km = fc.integer({ min: 0, max: 20_000 }).map((metres) => metres / 1000);
const anyFee: fc.Arbitrary<ShippingFee> = fc.oneof(
  fc.record({ kind: fc.constant('fee' as const), amount: fc.nat(100_000), distanceKm: fc.option(km) }),
  fc.record({
    kind: fc.constant('fee' as const),
    amount: fc.nat(100_000),
    distanceKm: fc.option(km),
    zone: fc.record({ name: fc.string(), minimum: fc.nat(100_000), freeFrom: fc.option(fc.nat(100_000)) }),
  }),
  fc.record({ kind: fc.constant('to-confirm' as const), distanceKm: fc.option(km) }),
  fc.constant({ kind: 'unsupported' as const }),
  fc.constant({ kind: 'needs-location' as const }),
  fc.record({
    kind: fc.constant('out-of-range' as const),
    distanceKm: fc.option(km),
    limitKm: fc.option(km),
  }),
);

it('a fee of any kind is the same after going over the wire', () => {
  fc.assert(
    fc.property(anyFee, (fee) => {
      expect(shippingFeeFromWire(answered(fee), store.currency)).toEqual(fee);
    }),
  );
});

it('a fee that is still to be agreed is −1', () => {
  expect(shippingFeeToWire({ kind: 'to-confirm', distanceKm: 2 }, store)).toMatchObject({
    fee: -1,
    distance: 2,
  });
});

it('knows nothing when the call failed for another reason', () => {
  const failed = { ok: false, code: 'CONNECTION', message: '', status: 0, data: {} } as const;
  expect(shippingFeeFromWire(failed, store.currency)).toBeNull();
});
