import { isPreview } from '@mam/contract/checkout/order-draft.ts';
import {
  LET_IN_REFUSES,
  PUT_OUT_REFUSES,
  SIT_DOWN_REFUSES,
  SITTING_REFUSES,
} from '@mam/contract/table/refusals.ts';
import { LetInBody, SitDownBody, Sitting } from '@mam/contract/table/sitting.schema.ts';
import {
  getSitting,
  leaveSitting as leaveCall,
  letIn as letInCall,
  putOut as putOutCall,
  sitDown as sitDownCall,
} from '@mam/contract/table/sitting.ts';
import { nameAtTable, withoutSampleName } from '@mam/domain/contact/name.ts';
import { type GuestState, isSittingOver } from '@mam/domain/table/sitting.ts';
import { nameOfTable, parseTable } from '@mam/domain/table/table-name.ts';
import Type from 'typebox';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { serveDiner } from '../http/serve.ts';
import { sitDown } from './sit-down.ts';
import { leaveSitting, letIn, putOut } from './sitting-guests.ts';
import { guestsOfSitting, sittingNow, tablesOfSitting } from './sitting-queries.ts';
import { roundsOfSitting } from './sitting-rounds.ts';
import { sittingState, sittingWire, whyOver } from './sitting-wire.ts';

const HEAR: ReadonlySet<string> = new Set<GuestState>(['in', 'asking']);

/** Guests sit down at tables, let each other in and leave. */
export const sittingRoutes: Feature = (app, context) => {
  const { database, live, now, rateLimits, stores } = context;

  /** [TB48] [TB49] A sitting for a phone it knows, in whatever state; for anybody else there is none. */
  const sittingOf = async (
    id: string,
    uid: string,
  ): Promise<Answer<Sitting, (typeof SITTING_REFUSES)[number]>> => {
    const sitting = await sittingNow(database.read, id);
    const guests = sitting ? await guestsOfSitting(database.read, sitting.id) : [];
    const you = guests.find((guest) => guest.uid === uid);
    if (!sitting || !you) return refuse('UNKNOWN');
    if (isSittingOver(sittingState(sitting), now())) return refuse(whyOver(sitting));
    const tables = await tablesOfSitting(database.read, sitting.id);
    return ok(
      sittingWire(sitting, { guests, tables, rounds: await roundsOfSitting(database.read, sitting.id) }, you),
    );
  };

  serveDiner(
    app,
    context,
    sitDownCall,
    { body: SitDownBody, answer: Sitting, refuses: SIT_DOWN_REFUSES },
    async ({ body, diner: { uid }, request, speak }) => {
      const brand = brandCode(body.brand_id);
      const selling = brand && (await stores.get(database.read, brand, body.store_id));
      if (!selling) return refuse('UNKNOWN');
      speak(selling.store);
      if (isPreview(body.is_preview)) return refuse('PREVIEW');
      const table = parseTable(body.table_name);
      if (table?.kind !== 'table') return refuse('TABLE_CODE_REQUIRED');
      const name = withoutSampleName(body.user?.name ?? '');
      const wrongName = name === '' ? null : nameAtTable(name);
      if (wrongName) {
        const { refused, ...detail } = wrongName;
        return refuse(refused, detail);
      }
      const network = networkOf(request.ip);
      const insteadOf = body.instead_of ?? null;
      // [LI6] counted before it is known to be one, so that many at once are no more than many in a row
      if (insteadOf !== null && !rateLimits.partiesAnewOfAddress.take(network)) return refuse('TOO_OFTEN');
      const down = await sitDown(context, {
        brand,
        storeId: body.store_id,
        table: nameOfTable(table),
        tableCode: body.table_code,
        uid,
        name,
        digits: body.digits?.trim() ?? null,
        asks: body.asks ?? false,
        network,
        insteadOf,
        moves: body.moves ?? false,
        now: now(),
      });
      const isAnew = !isRefused(down) && down.isAnew;
      if (insteadOf !== null && !isAnew) rateLimits.partiesAnewOfAddress.giveBack(network);
      if (isRefused(down)) return down;
      const sitting = await sittingOf(down.id, uid);
      // it ended in this very moment: scanned again it begins anew
      return isRefused(sitting) ? refuse('BUSY') : sitting;
    },
  );

  serveDiner(
    app,
    context,
    getSitting,
    { answer: Sitting, refuses: SITTING_REFUSES },
    ({ params, diner: { uid } }) => sittingOf(params.id, uid),
  );

  serveDiner(
    app,
    context,
    letInCall,
    { body: LetInBody, answer: Sitting, refuses: LET_IN_REFUSES },
    async ({ params: { id, guest: who }, body: { yes }, diner: { uid } }) =>
      (await letIn(context, { id, uid, who, yes, now: now() })) ?? sittingOf(id, uid),
  );

  serveDiner(
    app,
    context,
    putOutCall,
    { answer: Sitting, refuses: PUT_OUT_REFUSES },
    async ({ params: { id, guest: who }, diner: { uid } }) =>
      (await putOut(context, { id, uid, who, now: now() })) ?? sittingOf(id, uid),
  );

  serveDiner(
    app,
    context,
    leaveCall,
    { answer: Type.Object({}), refuses: SITTING_REFUSES },
    async ({ params: { id }, diner: { uid } }) =>
      (await leaveSitting(context, { id, uid, now: now() })) ?? ok({}),
  );

  // [TB49] [TB88] the guests of a sitting, and those who ask to be, hear of it, also that it has ended
  live.allow('sitting', async (topic, { diner }) => {
    if (topic.kind !== 'sitting' || !diner) return false;
    const guests = await guestsOfSitting(database.read, topic.id);
    return guests.some(({ uid, state }) => uid === diner.uid && HEAR.has(state));
  });
};
