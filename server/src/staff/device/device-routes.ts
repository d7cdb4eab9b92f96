import { seconds } from '@mam/contract/http/moment-wire.ts';
import {
  DeviceHere,
  Devices,
  IdParams,
  NewDeviceBody,
  PinBody,
  TurnBody,
} from '@mam/contract/staff/device/device.schema.ts';
import {
  addDevice as addDeviceCall,
  beginTurn as beginTurnCall,
  choosePin as choosePinCall,
  endBrowser,
  endOtherBrowsers,
  getDeviceHere,
  keepTurn as keepTurnCall,
  listDevices,
  removeDevice as removeDeviceCall,
} from '@mam/contract/staff/device/device.ts';
import { Me, Nothing } from '@mam/contract/staff/me.schema.ts';
import { ADD_DEVICE_REFUSES, PIN_REFUSES, TURN_REFUSES } from '@mam/contract/staff/refusals.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { may } from '@mam/domain/staff/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Context, Feature } from '../../context.ts';
import { isRefused, ok, refuse } from '../../http/answer.ts';
import { readStaffCookie, type StaffMember, staffCookie } from '../../http/caller/principal.ts';
import { recordOwnAct, recordStoreAct } from '../acts.ts';
import { readMe } from '../me.ts';
import { noteAccount } from '../people/people-log.ts';
import { atStore, worksAt } from '../places.ts';
import { memberById } from '../queries.ts';
import { serveStaff, serveStaffCommand } from '../serve-staff.ts';
import { browserOfRequest } from '../sign-in/browser-of-request.ts';
import { BROWSER_SECONDS } from '../sign-in/known-browser.ts';
import { sessionCookies } from '../sign-in/sign-in.ts';
import { browsersFor, endBrowsers } from './browsers.ts';
import { choosePin } from './choose-pin.ts';
import { addDevice, deviceById, devicesOfBrand, removeDevice } from './devices.ts';
import { readDevice } from './people-at.ts';
import { beginTurn, keepTurn, type Stand } from './turns.ts';

/** [SF32] The devices and browsers that somebody may sign out. */
async function readDevices({ database: { read } }: Context, staff: StaffMember, now: number) {
  const devices = may(staff.role, 'manageDevices') ? await devicesOfBrand(read, staff.brand, now) : [];
  return ok({
    devices: devices
      .filter(({ store_id }) => worksAt(staff, store_id))
      .map(({ id, name, store_id, person, last_at }) => ({
        ...{ id, name, store_id, person },
        here: id === staff.device?.id,
        last_at: seconds(last_at),
      })),
    browsers: await browsersFor(read, staff, now),
  });
}

/** Serves the devices of a restaurant and the browsers of its people, to who may sign them out. */
function serveDevices(...[app, context]: Parameters<Feature>): void {
  const { config, log, now } = context;

  serveStaff(app, context, listDevices, { may: 'ownAccount', answer: Devices }, ({ staff, now: at }) =>
    readDevices(context, staff, at),
  );

  serveStaffCommand(
    app,
    context,
    addDeviceCall,
    { may: 'manageDevices', at: atStore, body: NewDeviceBody, answer: Devices, refuses: ADD_DEVICE_REFUSES },
    {
      act: async ({ trx, staff, actor, row, body, now: at }) => {
        const name = cleanText(body.name);
        if (name === '') return refuse('NAME_REQUIRED');
        const secret = await addDevice(trx, staff, { store: row.id, name, now: at });
        const hand = { trx, actor, now: at, brand: row.brand, store: row.id };
        recordStoreAct(hand, { name: 'addDevice', subject: { id: name, name } });
        return ok(secret);
      },
      tell: (secret, { staff, reply, now: at }) => {
        reply.header('set-cookie', staffCookie('device', secret, BROWSER_SECONDS, config));
        noteAccount(log, 'device added', staff);
        return readDevices(context, staff, at);
      },
    },
  );

  serveStaffCommand(
    app,
    context,
    removeDeviceCall,
    {
      may: 'manageDevices',
      at: async (_, { staff, params }, trx) => {
        const device = await deviceById(trx, staff.brand, params.id);
        return device && worksAt(staff, device.store_id) ? { device } : null;
      },
      params: IdParams,
      answer: Devices,
    },
    {
      act: async ({ trx, actor, device: { id, name, brand, store_id: store }, now: at }) => {
        await removeDevice(trx, id);
        const hand = { trx, actor, now: at, brand, store };
        recordStoreAct(hand, { name: 'removeDevice', subject: { id: name, name } });
        return ok(null);
      },
      tell: (_, { staff, now: at }) => {
        noteAccount(log, 'device removed', staff);
        return readDevices(context, staff, at);
      },
    },
  );

  const end = async (staff: StaffMember, named: string | null) => {
    const at = now();
    const ended = await context.database.transaction(async (trx) => {
      const count = await endBrowsers(trx, staff, { named, now: at });
      if (count > 0) recordOwnAct(trx, staff, at, { name: 'signOutBrowsers' });
      return count;
    });
    if (named !== null && ended === 0) return refuse('UNKNOWN');
    noteAccount(log, 'browsers signed out', staff);
    return readDevices(context, staff, at);
  };
  const own = { may: 'ownAccount', answer: Devices } as const;
  serveStaff(app, context, endBrowser, { ...own, params: IdParams }, ({ staff, params }) =>
    end(staff, params.id),
  );
  serveStaff(app, context, endOtherBrowsers, own, ({ staff }) => end(staff, null));
}

/** The device that asks with its secret; null = it is none. */
function standOf({ config }: Context, { staff, request }: { staff: StaffMember; request: FastifyRequest }) {
  const secret = readStaffCookie(request.headers, 'device', config);
  return staff.device && secret
    ? ({ device: staff.device, secret, session: staff.session } satisfies Stand)
    : null;
}

/** Serves a device of the restaurant to whoever stands there. */
export const deviceRoutes: Feature = (app, context) => {
  const { database, config, log, now } = context;
  serveDevices(app, context);

  serveStaff(
    app,
    context,
    getDeviceHere,
    { may: 'watchBoard', answer: DeviceHere },
    async ({ staff: { device } }) => {
      const here = device && (await readDevice(database.read, device));
      return here ? ok(here) : refuse('UNKNOWN');
    },
  );

  serveStaff(
    app,
    context,
    beginTurnCall,
    { may: 'watchBoard', body: TurnBody, answer: Me, refuses: TURN_REFUSES },
    async ({ staff, body, request, reply }) => {
      const stand = standOf(context, { staff, request });
      if (!stand) return refuse('UNKNOWN');
      const session = await beginTurn(database, stand, body, await browserOfRequest(context, request));
      if (isRefused(session)) {
        log.warn({ event: 'digits refused', device: stand.device.id, refused: session.refused });
        return session;
      }
      const member = await memberById(database.read, session.staffId);
      if (!member) return refuse('PIN_UNSET');
      noteAccount(log, 'signed in', { id: session.staffId, ...member }, { device: stand.device.id });
      reply.header('set-cookie', sessionCookies(session, config));
      const { staffId: id, device } = session;
      return ok(await readMe(database.read, { id, ...member, device, byPin: true }));
    },
  );

  serveStaff(
    app,
    context,
    keepTurnCall,
    { may: 'watchBoard', answer: Nothing },
    async ({ staff: { session } }) => {
      await database.transaction((trx) => keepTurn(trx, session, now()));
      return ok({});
    },
  );

  serveStaff(
    app,
    context,
    choosePinCall,
    { may: 'ownAccount', body: PinBody, answer: DeviceHere, refuses: PIN_REFUSES },
    async ({ staff, body, request }) => {
      const stand = standOf(context, { staff, request });
      if (!stand) return refuse('UNKNOWN');
      const refused = await choosePin(database, { staff, ...stand }, body, now());
      if (refused) return refused;
      noteAccount(log, 'digits chosen', staff, { person: body.person ?? staff.id });
      const here = await readDevice(database.read, stand.device);
      return here ? ok(here) : refuse('UNKNOWN');
    },
  );
};
