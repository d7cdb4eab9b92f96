import { END_SWITCH_REFUSES, SWITCH_REFUSES } from '@mam/contract/staff/refusals.ts';
import { endSwitch as endSwitchCall, setSwitch as setSwitchCall } from '@mam/contract/staff/switches.ts';
import {
  EndSwitchBody,
  SwitchBody,
  SwitchesAnswer,
  type SwitchWire,
} from '@mam/contract/store/switch.schema.ts';
import { may } from '@mam/domain/staff/roles.ts';
import type { Store, SwitchedType } from '@mam/domain/store/store.ts';
import { endOfSwitch, type WantedEnd } from '@mam/domain/store/switch-end.ts';
import type { Context, Feature } from '../context.ts';
import type { StoreSwitchRow } from '../db/tables/brand-tables.ts';
import { ok, refuse } from '../http/answer.ts';
import { dropSwitchedPages, endSwitch, lockSwitches, type Switched, setSwitch } from '../store/set-switch.ts';
import { switchesOfStore, switchesToWire } from '../store/switch-queries.ts';
import { recordStoreAct } from './acts.ts';
import { atStore } from './places.ts';
import { serveStaffCommand } from './serve-staff.ts';

/** The one end that is said; null = none, or several. */
function wantedEnd({ minutes, until, opening }: SwitchBody['end']): WantedEnd | null {
  const said: WantedEnd[] = [];
  if (minutes !== undefined) said.push({ minutes });
  if (until !== undefined) said.push({ at: until * 1000 });
  if (opening) said.push({ opening });
  return said.length === 1 ? (said[0] ?? null) : null;
}

const isOffered = ({ orderTypes }: Store, types: readonly SwitchedType[]): boolean =>
  types.every((type) => type === 'TABLE' || orderTypes.includes(type));

const toWire = (rows: readonly StoreSwitchRow[]): SwitchWire[] =>
  switchesToWire(rows).map(({ by: _, ...one }) => one);

const answer = ({ rows, replaced }: Switched): SwitchesAnswer => ({
  switches: toWire(rows),
  replaced: toWire(replaced),
});

/** [TB9] Tables that were stopped without an end are taken again by whoever may stop them. */
const isStopOfTables = (rows: readonly StoreSwitchRow[], types: readonly SwitchedType[]): boolean =>
  types.includes('TABLE') && rows.some(({ type, until }) => type === 'TABLE' && until === null);

/** [ST24] A cook says that it takes longer; who pauses, or ends a pause, must be allowed to pause. */
export const staffSwitchRoutes: Feature = (app, context) => {
  serveSetting(app, context);

  serveStaffCommand(
    app,
    context,
    endSwitchCall,
    {
      may: 'slowDown',
      at: atStore,
      once: true,
      body: EndSwitchBody,
      answer: SwitchesAnswer,
      refuses: END_SWITCH_REFUSES,
    },
    {
      act: async ({ trx, staff, actor, row: { brand, id: store, name }, body: { types }, now }) => {
        await lockSwitches(trx, { brand, store });
        const rows = await switchesOfStore(trx, brand, store);
        const ended = rows.filter((row) => types.includes(row.type));
        if (ended.some(({ kind }) => kind === 'pause') && !may(staff.role, 'pause'))
          return refuse('NOT_YOURS');
        if (isStopOfTables(rows, types) && !may(staff.role, 'stopTables')) return refuse('NOT_YOURS');
        const done = await endSwitch(trx, { brand, store, types }, now);
        const subject = { id: String(store), name };
        if (done.replaced.length > 0)
          recordStoreAct(
            { trx, actor, now, brand, store },
            { name: 'takeOrdersAgain', subject, details: { types: done.replaced.map(({ type }) => type) } },
          );
        return ok(answer(done));
      },
      tell: dropped(context),
    },
  );
};

const dropped =
  (context: Context) =>
  async (done: SwitchesAnswer, { staff }: { readonly staff: { readonly brand: string } }) => {
    dropSwitchedPages(context, staff.brand);
    return ok(done);
  };

function serveSetting(...[app, context]: Parameters<Feature>): void {
  serveStaffCommand(
    app,
    context,
    setSwitchCall,
    {
      may: 'slowDown',
      at: atStore,
      once: true,
      body: SwitchBody,
      answer: SwitchesAnswer,
      refuses: SWITCH_REFUSES,
    },
    {
      act: async ({ trx, staff, actor, row: { brand, id: store, name }, body, now }) => {
        const { types, kind, minutes } = body;
        const wanted = wantedEnd(body.end);
        if (wanted === null) return refuse('MALFORMED', { path: 'end' });
        if ((kind === 'busy') !== (minutes !== undefined)) return refuse('MALFORMED', { path: 'minutes' });
        await lockSwitches(trx, { brand, store });
        const rows = await switchesOfStore(trx, brand, store);
        const replaced = rows.filter((row) => types.includes(row.type));
        const pauses =
          kind === 'pause' || replaced.some((row) => row.kind === 'pause' && (row.until ?? now + 1) > now);
        if (pauses && !may(staff.role, 'pause')) return refuse('NOT_YOURS');
        if (isStopOfTables(rows, types) && !may(staff.role, 'stopTables')) return refuse('NOT_YOURS');
        const selling = await context.stores.get(trx, brand, store);
        if (!selling) return refuse('UNKNOWN');
        if (!isOffered(selling.store, types)) return refuse('TYPE_UNAVAILABLE');
        const until = endOfSwitch(selling.store, wanted, now);
        if (typeof until !== 'number') return refuse(until.refused);
        const change = { brand, store, types, kind, minutes: minutes ?? 0, until, by: actor };
        const [subject, at] = [
          { id: String(store), name },
          { trx, actor, now, brand, store },
        ];
        if (kind === 'pause') recordStoreAct(at, { name: 'pauseOrders', subject, details: { types, until } });
        else
          recordStoreAct(at, {
            name: 'slowOrders',
            subject,
            details: { types, minutes: minutes ?? 0, until },
          });
        return ok(answer(await setSwitch(trx, change, now)));
      },
      tell: dropped(context),
    },
  );
}
