import type { Ground, Headers, Maker } from '../request.ts';
import { STORES } from '../world.ts';
import { byNewcomer, sessionOfStaff } from './people-requests.ts';

const DIGITS = '482913';

/** A tablet that an owner has just registered, and is in at. */
interface Stand {
  readonly id: string;
  readonly headers: Headers;
}

const newDevice = ({ brand }: Ground) => ({ store: STORES[brand][0], name: 'Máy ở quầy' });

async function atNewDevice(ground: Ground): Promise<Stand> {
  const { server } = ground.world;
  const headers = await sessionOfStaff(ground, `${ground.brand} owner`);
  const added = await server.send('POST', '/v1/staff/devices', newDevice(ground), headers);
  const cookie = `${headers.cookie}; ${added.headers.get('set-cookie')?.split(';')[0]}`;
  const { devices } = (await added.json()).data;
  return { id: devices.at(-1).id, headers: { ...headers, cookie } };
}

/** An owner who has chosen digits there. */
async function withDigits(ground: Ground) {
  const { headers } = await atNewDevice(ground);
  const chosen = await ground.world.server.send('PUT', '/v1/staff/device/pin', { pin: DIGITS }, headers);
  const { people } = (await chosen.json()).data;
  const { id } = people.find((person: { has_pin: boolean }) => person.has_pin);
  return { headers, body: { person: id, pin: DIGITS } };
}

/** A browser of a newcomer's, as the owner lists it. */
async function newBrowser(ground: Ground): Promise<string> {
  await byNewcomer()(ground);
  const owner = ground.world.staff[ground.brand].owner;
  const { data } = await (
    await ground.world.server.send('GET', '/v1/staff/devices', undefined, owner)
  ).json();
  return data.browsers[0].id;
}

const atDevice =
  (body?: object): Maker =>
  async (ground) => ({ headers: (await atNewDevice(ground)).headers, ...(body && { body }) });

/** A valid request of every call about a device of the restaurant, and about browsers. */
export const DEVICE_MAKERS: Readonly<Record<string, Maker>> = {
  'GET /v1/staff/devices': ({ world, brand }) => ({ headers: world.staff[brand].owner }),
  'POST /v1/staff/devices': async (ground) => ({
    headers: await sessionOfStaff(ground, `${ground.brand} owner`),
    body: newDevice(ground),
  }),
  'DELETE /v1/staff/devices/{id}': async (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    params: { id: (await atNewDevice(ground)).id },
  }),
  'DELETE /v1/staff/browsers/{id}': async (ground) => ({
    headers: ground.world.staff[ground.brand].owner,
    params: { id: await newBrowser(ground) },
  }),
  'DELETE /v1/staff/browsers': byNewcomer(),
  'GET /v1/staff/device': atDevice(),
  'POST /v1/staff/device/turn': withDigits,
  'PUT /v1/staff/device/turn': atDevice(),
  'PUT /v1/staff/device/pin': atDevice({ pin: DIGITS }),
};
