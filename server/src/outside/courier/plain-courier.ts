import { fromWire, toWire, WireError } from '@mam/contract/money/money-wire.ts';
import type { PartnerAnswer } from '@mam/domain/delivery/shipping-fee.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { ask, jsonOrNull } from '../ask.ts';
import { type Courier, CourierDown, type Stop } from './courier.ts';

const BOUNDS = {
  // a diner looks at the fee row meanwhile, and an order waits for it
  patience: 4_000,
  mostBytes: 16 * 1024,
  fault: (why: string) => new CourierDown(why),
};

const Kilometres = Type.Optional(Type.Number({ minimum: 0, maximum: 20_000 }));
const CourierReply = Type.Union([
  Type.Object({ status: Type.Literal('fee'), fee: Type.Number({ minimum: 0 }), distance_km: Kilometres }),
  Type.Object({ status: Type.Literal('unsure'), distance_km: Kilometres }),
  Type.Object({ status: Type.Literal('too_far'), distance_km: Kilometres, limit_km: Kilometres }),
  Type.Object({ status: Type.Literal('unserved') }),
]);
type CourierReply = Static<typeof CourierReply>;

interface Reached {
  /** without a slash at the end */
  readonly url: string;
  readonly key: string;
}

/** Throws WireError where the fee is no amount of that currency. */
function parseCourierReply(said: CourierReply, currency: Currency): PartnerAnswer {
  switch (said.status) {
    case 'fee':
      return {
        kind: 'fee',
        amount: fromWire(said.fee, currency, 'fee'),
        distanceKm: said.distance_km ?? null,
      };
    case 'unsure':
      return { kind: 'unsure', distanceKm: said.distance_km ?? null };
    case 'too_far':
      return { kind: 'too-far', distanceKm: said.distance_km ?? null, limitKm: said.limit_km ?? null };
    case 'unserved':
      return { kind: 'unserved' };
  }
}

const stopOf = ({ address, location }: Stop) => ({ address, lat: location.lat, lng: location.lng });

/** A courier that speaks our plain JSON: POST {url}/quotes, amounts in the main unit (decision 0017). */
export function plainCourier({ url, key }: Reached): Courier {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  return {
    quote: async ({ pickup, dropoff, value, currency }) => {
      const trip = {
        pickup: stopOf(pickup),
        dropoff: stopOf(dropoff),
        value: toWire(value, currency),
        decimals: currency.decimals,
      };
      const asked = { method: 'POST', headers, body: JSON.stringify(trip) };
      const { status, text } = await ask(`${url}/quotes`, asked, BOUNDS);
      if (status < 200 || status > 299) throw new CourierDown(`answered ${status}`);
      const said = jsonOrNull(text);
      if (!Value.Check(CourierReply, said)) throw new CourierDown('the answer is not what was agreed');
      return readFee(said, currency);
    },
  };
}

function readFee(said: CourierReply, currency: Currency): PartnerAnswer {
  try {
    return parseCourierReply(said, currency);
  } catch (fault) {
    if (fault instanceof WireError) throw new CourierDown(`the fee ${fault.message}`);
    throw fault;
  }
}
