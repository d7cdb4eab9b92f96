import { fromWire, toWire, WireError } from '@mam/contract/money/money-wire.ts';
import type { PartnerAnswer } from '@mam/domain/delivery/shipping-fee.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { type Courier, CourierDown, type CourierTrip, type Stop } from './courier.ts';

/** A diner looks at the fee row meanwhile, and an order waits for it. */
const PATIENCE = 4_000;
const MOST_BYTES = 16 * 1024;

const Kilometres = Type.Optional(Type.Number({ minimum: 0, maximum: 20_000 }));
const Said = Type.Union([
  Type.Object({ status: Type.Literal('fee'), fee: Type.Number({ minimum: 0 }), distance_km: Kilometres }),
  Type.Object({ status: Type.Literal('unsure'), distance_km: Kilometres }),
  Type.Object({ status: Type.Literal('too_far'), distance_km: Kilometres, limit_km: Kilometres }),
  Type.Object({ status: Type.Literal('unserved') }),
]);
type Said = Static<typeof Said>;

interface Reached {
  /** without a slash at the end */
  readonly url: string;
  readonly key: string;
}

async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new CourierDown('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function answerOf(said: Said, currency: Currency): PartnerAnswer {
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
  async function ask({ pickup, dropoff, value, currency }: CourierTrip): Promise<PartnerAnswer> {
    const response = await fetch(`${url}/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        pickup: stopOf(pickup),
        dropoff: stopOf(dropoff),
        value: toWire(value, currency),
        decimals: currency.decimals,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) throw new CourierDown(`answered ${response.status}`);
    const said: unknown = JSON.parse(await readAll(response));
    if (!Value.Check(Said, said)) throw new CourierDown('the answer is not what was agreed');
    return answerOf(said, currency);
  }
  return {
    quote: async (trip) => {
      try {
        return await ask(trip);
      } catch (fault) {
        if (fault instanceof CourierDown) throw fault;
        if (fault instanceof WireError) throw new CourierDown(`the fee ${fault.message}`);
        const name = fault instanceof Error ? fault.name : 'unknown';
        throw new CourierDown(name === 'TimeoutError' ? 'no answer in time' : `no readable answer (${name})`);
      }
    },
  };
}
