import { dataOrThrow, Refused } from '@mam/client/call.ts';
import type { Answer } from '@mam/contract/http/client.ts';
import type {
  DeviceHere,
  Devices,
  NewDeviceBody,
  PinBody,
  TurnBody,
} from '@mam/contract/staff/device/device.schema.ts';
import {
  addDevice as addDeviceCall,
  beginTurn as beginTurnCall,
  choosePin as choosePinCall,
  endBrowser as endBrowserCall,
  endOtherBrowsers as endOtherBrowsersCall,
  getDeviceHere,
  keepTurn as keepTurnCall,
  listDevices,
  removeDevice as removeDeviceCall,
} from '@mam/contract/staff/device/device.ts';
import { deviceHereFromWire, waysInFromWire } from '@mam/contract/staff/device/device-wire.ts';
import type { PIN_REFUSES, TURN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../data/ask.ts';
import { keys, noteRefusal, queries } from '../data/queries.ts';
import { become } from '../people/session.ts';

/** The device that is this browser, and who may stand at it. */
export const useDeviceHere = () =>
  useQuery({
    queryKey: keys.deviceHere,
    queryFn: async ({ signal }) => deviceHereFromWire(dataOrThrow(await call(getDeviceHere, { signal }))),
  });

/** The devices of the restaurant and the browsers its people use. */
export const useDevices = () =>
  useQuery({
    queryKey: keys.devices,
    queryFn: async ({ signal }) => waysInFromWire(dataOrThrow(await call(listDevices, { signal }))),
  });

/** All of them as they are after a change; answers null, or the refusal. */
function keepDevices<Code extends string>(answer: Answer<Devices, Code>): Refused<Code> | null {
  if (answer.ok) {
    queries.setQueryData(keys.devices, waysInFromWire(answer.data));
    return null;
  }
  const refused = new Refused(answer);
  noteRefusal(refused);
  return refused;
}

/** Makes this browser a device of the restaurant; who is in at it is read anew afterwards. */
export const addDevice = async (body: NewDeviceBody) => keepDevices(await call(addDeviceCall, { body }));

export const removeDevice = async (id: string) =>
  keepDevices(await call(removeDeviceCall, { params: { id } }));

export const endBrowser = async (id: string) => keepDevices(await call(endBrowserCall, { params: { id } }));

export const endOtherBrowsers = async () => keepDevices(await call(endOtherBrowsersCall));

/** Somebody comes in by their digits, in place of whoever was in; answers null, or the refusal. */
export async function beginTurn(body: TurnBody): Promise<Refused<(typeof TURN_REFUSES)[number]> | null> {
  const answer = await call(beginTurnCall, { body });
  if (!answer.ok) return new Refused(answer);
  become(answer.data);
  return null;
}

/** The device was touched. */
export async function keepTurn(): Promise<void> {
  await call(keepTurnCall);
}

/** Digits for oneself or somebody beside; answers null, or the refusal. */
export async function choosePin(body: PinBody): Promise<Refused<(typeof PIN_REFUSES)[number]> | null> {
  const answer: Answer<DeviceHere, (typeof PIN_REFUSES)[number]> = await call(choosePinCall, { body });
  if (answer.ok) {
    queries.setQueryData(keys.deviceHere, deviceHereFromWire(answer.data));
    return null;
  }
  return new Refused(answer);
}
