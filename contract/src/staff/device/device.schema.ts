import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../../http/fields.schema.ts';
import { Role } from '../me.schema.ts';

const Id = Type.String({ maxLength: 64 });

export const DeviceName = Type.String({ minLength: 1, maxLength: 40 });

/** A tablet of the restaurant. */
export const Device = Type.Object({
  id: Id,
  name: DeviceName,
  store_id: StoreId,
  /** the one that asks */
  here: Type.Boolean(),
  /** the name of who is in at it; null = nobody */
  person: Type.Union([Type.String(), Type.Null()]),
  last_at: EpochSeconds,
});

/** A browser in which somebody is signed in by their password. */
export const SignedInBrowser = Type.Object({
  id: Id,
  person: Type.String(),
  role: Role,
  /** as it names itself, "" = it does not: Chrome, Windows */
  browser: Type.String(),
  system: Type.String(),
  since: EpochSeconds,
  last_at: EpochSeconds,
  here: Type.Boolean(),
});

export const Devices = Type.Object({
  devices: Type.Array(Device),
  browsers: Type.Array(SignedInBrowser),
});
export type Devices = Static<typeof Devices>;

export const NewDeviceBody = Type.Object({ store: StoreId, name: DeviceName });
export type NewDeviceBody = Static<typeof NewDeviceBody>;

export const IdParams = Type.Object({ id: Id });
export type IdParams = Static<typeof IdParams>;

/** The device that asks, and who may stand at it. */
export const DeviceHere = Type.Object({
  name: DeviceName,
  store: Type.Object({ id: StoreId, name: Type.String() }),
  people: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      role: Role,
      /** they have chosen digits here */
      has_pin: Type.Boolean(),
    }),
  ),
});
export type DeviceHere = Static<typeof DeviceHere>;

const Pin = Type.String({ maxLength: 12 });

export const TurnBody = Type.Object({ person: Id, pin: Pin });
export type TurnBody = Static<typeof TurnBody>;

export const PinBody = Type.Object({
  /** the person whose digits they are; absent = one's own */
  person: Type.Optional(Id),
  pin: Pin,
});
export type PinBody = Static<typeof PinBody>;
