import { endpoint } from '../../http/endpoint.ts';
import type { Me, Nothing } from '../me.schema.ts';
import type { ADD_DEVICE_REFUSES, PIN_REFUSES, TURN_REFUSES } from '../refusals.ts';
import type { DeviceHere, Devices, IdParams, NewDeviceBody, PinBody, TurnBody } from './device.schema.ts';

/** The devices of the restaurant and the browsers its people are signed in with, as far as their reader may sign them out. */
export const listDevices = endpoint<{ answer: Devices }>({
  method: 'GET',
  path: '/v1/staff/devices',
  auth: 'staff',
});

/** Registers the device that asks for a store, and sets its cookie. */
export const addDevice = endpoint<{
  body: NewDeviceBody;
  answer: Devices;
  refuses: typeof ADD_DEVICE_REFUSES;
}>({ method: 'POST', path: '/v1/staff/devices', auth: 'staff' });

/** Out at once, with whoever is in at it. */
export const removeDevice = endpoint<{ params: IdParams; answer: Devices }>({
  method: 'DELETE',
  path: '/v1/staff/devices/{id}',
  auth: 'staff',
});

/** Signs one browser out. */
export const endBrowser = endpoint<{ params: IdParams; answer: Devices }>({
  method: 'DELETE',
  path: '/v1/staff/browsers/{id}',
  auth: 'staff',
});

/** Signs all browsers out that are listed, but for the one that asks. */
export const endOtherBrowsers = endpoint<{ answer: Devices }>({
  method: 'DELETE',
  path: '/v1/staff/browsers',
  auth: 'staff',
});

/** The device that asks; UNKNOWN where it is none of the restaurant's. */
export const getDeviceHere = endpoint<{ answer: DeviceHere }>({
  method: 'GET',
  path: '/v1/staff/device',
  auth: 'staff',
});

/** Somebody comes in at the device by their digits. WRONG_PIN says how many tries are left. */
export const beginTurn = endpoint<{ body: TurnBody; answer: Me; refuses: typeof TURN_REFUSES }>({
  method: 'POST',
  path: '/v1/staff/device/turn',
  auth: 'staff',
});

/** The device was touched: who is in stays. */
export const keepTurn = endpoint<{ answer: Nothing }>({
  method: 'PUT',
  path: '/v1/staff/device/turn',
  auth: 'staff',
});

/** Chooses the digits of somebody at the device that asks. */
export const choosePin = endpoint<{ body: PinBody; answer: DeviceHere; refuses: typeof PIN_REFUSES }>({
  method: 'PUT',
  path: '/v1/staff/device/pin',
  auth: 'staff',
});
