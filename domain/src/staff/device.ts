import type { EpochMs } from '../time/moment.ts';
import type { Role } from './roles.ts';

/** [SF27] A device of the restaurant, as who looks after it reads of it. */
export interface StoreDevice {
  readonly id: string;
  readonly name: string;
  readonly storeId: number;
  /** the one that reads */
  readonly isHere: boolean;
  /** the name of who is in at it; null = nobody */
  readonly person: string | null;
  readonly lastAt: EpochMs;
}

/** [SF32] A browser somebody is signed in with by their password. */
export interface SignedInBrowser {
  readonly id: string;
  readonly person: string;
  readonly role: Role;
  /** as it names itself; '' = it does not */
  readonly browser: string;
  readonly system: string;
  readonly lastAt: EpochMs;
  readonly isHere: boolean;
}

export interface WaysIn {
  readonly devices: readonly StoreDevice[];
  readonly browsers: readonly SignedInBrowser[];
}

/** [SF28] Somebody who works where a device stands. */
export interface PersonAtDevice {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** they have chosen digits there */
  readonly hasPin: boolean;
}

/** The device that reads, and who may stand at it. */
export interface DeviceHere {
  readonly name: string;
  readonly storeName: string;
  readonly people: readonly PersonAtDevice[];
}
