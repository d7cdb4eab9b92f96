import type { DeviceHere as DeviceHereValue, WaysIn } from '@mam/domain/staff/device.ts';
import type { DeviceHere, Devices } from './device.schema.ts';

export const waysInFromWire = ({ devices, browsers }: Devices): WaysIn => ({
  devices: devices.map(({ store_id: storeId, here: isHere, last_at, ...device }) => ({
    ...device,
    storeId,
    isHere,
    lastAt: last_at * 1000,
  })),
  browsers: browsers.map(({ here: isHere, last_at, since: _, ...browser }) => ({
    ...browser,
    isHere,
    lastAt: last_at * 1000,
  })),
});

export const deviceHereFromWire = ({ name, store, people }: DeviceHere): DeviceHereValue => ({
  name,
  storeName: store.name,
  people: people.map(({ has_pin: hasPin, ...person }) => ({ ...person, hasPin })),
});
