import { isPreview } from '@mam/contract/checkout/order-draft.ts';
import {
  CallBody,
  CallTarget,
  GuestCall,
  GuestCalls,
  GuestCallsQuery,
} from '@mam/contract/table/call-staff.schema.ts';
import { callStaff as callStaffCall, getGuestCalls } from '@mam/contract/table/call-staff.ts';
import { CALL_REFUSES } from '@mam/contract/table/refusals.ts';
import { forwardedTo } from '@mam/domain/table/call-target.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { readProfile } from '../diner/queries.ts';
import { isRefused, ok, refuse } from '../http/answer.ts';
import { serveDiner } from '../http/serve.ts';
import { callLimitsOf } from '../limits.ts';
import { callStaff } from './call-staff.ts';
import { guestCall } from './calls-wire.ts';
import { callsOfGuest } from './queries.ts';

/** Guests call staff to their tables, and read who is on the way. */
export const tableRoutes: Feature = (app, context) => {
  const { callTargets, database, config, live, now, stores } = context;
  const limits = callLimitsOf(config.limits);

  serveDiner(
    app,
    context,
    callStaffCall,
    { query: CallTarget, body: CallBody, answer: GuestCall, refuses: CALL_REFUSES },
    async ({ query, body, diner, speak }) => {
      const brand = brandCode(body.brand_id);
      const selling = brand && (await stores.get(database.read, brand, body.store_id));
      if (!selling) return refuse('UNKNOWN');
      speak(selling.store);
      const listed = callTargets.of(brand, body.store_id).map(({ url }) => url);
      const forwarded = forwardedTo(query.target ?? '', listed);
      if ('refused' in forwarded) return refuse(forwarded.refused);
      const asked = {
        preview: isPreview(query.is_preview) || isPreview(body.is_preview),
        table: parseTable(body.table_name ?? ''),
        // [TB76] clients there are name nobody in a call: whom they told us of before calls
        name: body.user?.name ?? (await readProfile(database.read, diner.uid)).name,
        choices: body.choices ?? [],
        note: body.note ?? '',
        score: body.score ?? null,
      };
      const called = await callStaff(context, {
        asked,
        selling,
        tableCode: body.table_code,
        uid: diner.uid,
        ...forwarded,
        limits,
        now: now(),
      });
      return isRefused(called) ? called : ok(guestCall(called));
    },
  );

  serveDiner(
    app,
    context,
    getGuestCalls,
    { query: GuestCallsQuery, answer: GuestCalls },
    async ({ query, diner }) => {
      const brand = brandCode(query.pos_parent);
      const storeId = Number(query.pos_id ?? 0);
      if (!brand || !storeId) return refuse('UNKNOWN');
      const calls = await callsOfGuest(database.read, { brand, storeId, uid: diner.uid }, now());
      return ok({ calls: calls.map(guestCall) });
    },
  );

  // [TB28] nobody hears of a call but its guest here, and staff of the store elsewhere
  live.allow('guest-calls', (topic, { diner }) => topic.kind === 'guest-calls' && diner?.uid === topic.uid);
};
