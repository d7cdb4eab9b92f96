import type { PartnerAnswer } from '@mam/domain/delivery/shipping-fee.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { Location } from '@mam/domain/store/store.ts';

/** One end of the way. */
export interface Stop {
  readonly address: string;
  readonly location: Location;
}

/** A trip to be priced: from where, to where, and the worth of the goods. */
export interface CourierTrip {
  readonly pickup: Stop;
  readonly dropoff: Stop;
  readonly value: Minor;
  readonly currency: Currency;
}

/** A delivery partner. */
export interface Courier {
  /** Throws CourierDown when it gives no answer that can be understood. */
  quote(trip: CourierTrip): Promise<PartnerAnswer>;
}

/** The partner did not answer, or not in the agreed words; its message holds no address and no key. */
export class CourierDown extends Error {
  override name = 'CourierDown';
}
