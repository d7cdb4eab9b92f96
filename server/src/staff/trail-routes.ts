import { Trail, type TrailLine, TrailQuery } from '@mam/contract/audit/trail.schema.ts';
import { readTrail as readTrailCall } from '@mam/contract/audit/trail.ts';
import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { ActDetails } from '@mam/domain/audit/act.ts';
import { trailScope } from '@mam/domain/audit/reader.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { FILE_PAGE, readTrail } from '../audit/read-trail.ts';
import type { Context, Feature } from '../context.ts';
import type { TrailRow } from '../db/tables/audit-tables.ts';
import { ok, refuse } from '../http/answer.ts';
import { serveStaff } from './serve-staff.ts';

/** Leaves out what an act does not say. */
const told = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

const secondsOf = (at: number | undefined) => (at === undefined ? undefined : seconds(at));

function detailsWire(details: ActDetails, currency: Currency | null): TrailLine['details'] {
  const { amount, currency: symbol = '', promisedBefore, promised, until, ...others } = details;
  const { minutes, way, reason, from, to, role, stores, points, refused } = others;
  const money =
    amount === undefined ? undefined : currency ? formatMoney(amount, currency) : `${amount} ${symbol}`;
  return told({
    ...{ minutes, amount: money, way, reason, from, to, role, points, refused },
    ...(stores && { stores: [...stores] }),
    ...(others.types && { types: [...others.types] }),
    ...(others.storesBefore && { stores_before: [...others.storesBefore] }),
    promised_before: secondsOf(promisedBefore),
    promised: secondsOf(promised),
    until: secondsOf(until),
    role_before: others.roleBefore,
  }) as TrailLine['details'];
}

const lineWire = (line: TrailRow, currency: Currency | null): TrailLine => ({
  seq: line.seq,
  at: seconds(line.at),
  store: line.store_id,
  actor: line.actor,
  name: line.staff_name,
  device: line.device,
  act: line.act,
  kind: line.kind,
  subject: { kind: line.subject_kind, id: line.subject_id, name: line.subject_name },
  details: detailsWire(JSON.parse(line.details) as ActDetails, currency),
});

/** How each store of some lines writes its money; a store that is gone has no line about money. */
async function currenciesOf(
  { database, stores }: Context,
  brand: string,
  lines: readonly TrailRow[],
): Promise<ReadonlyMap<number, Currency>> {
  const found = new Map<number, Currency>();
  for (const id of new Set(lines.map(({ store_id }) => store_id))) {
    const selling = id === null ? undefined : await stores.get(database.read, brand, id);
    if (id !== null && selling) found.set(id, selling.store.currency);
  }
  return found;
}

/** Serves the trail to whoever may read a part of it. */
export const trailRoutes: Feature = (app, context) => {
  serveStaff(
    app,
    context,
    readTrailCall,
    { may: 'ownAccount', query: TrailQuery, answer: Trail },
    async ({ staff: { id, brand, role, stores }, query: { store, kind, from, to, q, before, as } }) => {
      // [AU7] a file of one's own acts is nobody's business here
      if (as === 'file' && !may(role, 'readTrail')) return refuse('NOT_YOURS');
      const scope = trailScope({
        id,
        stores,
        readsOthers: may(role, 'readTrail'),
        readsAll: may(role, 'manageStaff'),
      });
      const days = {
        from: from === undefined ? undefined : from * 1000,
        to: to === undefined ? undefined : to * 1000,
      };
      const page = await readTrail(context.database.read, {
        ...{ brand, scope, store, kind, ...days, q, before },
        size: as === 'file' ? FILE_PAGE : undefined,
      });
      const currencies = await currenciesOf(context, brand, page.lines);
      return ok({
        lines: page.lines.map((line) => lineWire(line, currencies.get(line.store_id ?? 0) ?? null)),
        before: page.before,
      });
    },
  );
};
