import { pauseUntilOnline } from '@mam/client/pause.ts';
import type { Failed } from '@mam/contract/http/client.ts';
import { sittingTopic } from '@mam/contract/http/topic.ts';
import type { Sitting } from '@mam/contract/table/sitting.schema.ts';
import {
  getSitting,
  leaveSitting as leaveCall,
  letIn,
  putOut,
  sitDown,
} from '@mam/contract/table/sitting.ts';
import { nameAtTable, withoutSampleName } from '@mam/domain/contact/name.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { SeenSitting } from '@mam/domain/table/seen-sitting.ts';
import { nameOfTable, type Table, tableKey } from '@mam/domain/table/table-name.ts';
import { call } from '../../data/call.ts';
import { queryCache } from '../../data/query-cache.ts';
import { persisted } from '../../device/persisted.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { type KeptSitting, keepSitting, keptSitting } from './kept-sitting.ts';

/** A table whose code this tab knows. */
export interface CodedTable {
  readonly store: Pick<Store, 'brand' | 'id'>;
  readonly table: Table;
  readonly code: string;
}

/** The same, with the whole of its store. */
export interface SittingPlace extends CodedTable {
  readonly store: StoreMenu['store'];
}

/** Four digits, or the question to the first phone; nothing = the scan alone. */
export interface Entrance {
  readonly digits?: string;
  readonly asks?: boolean;
  /** [TB90] the sitting that is of another party */
  readonly instead_of?: string;
  /** [TB91] a guest who sits elsewhere leaves that table */
  readonly moves?: boolean;
}

/** A sitting is cached under its topic, so that its bell asks for it anew. */
export const sittingKey = (id: string | null) => [id === null ? null : sittingTopic(id)];

/** Keeps the server's word on the sitting at the table of this code. */
export function storeSitting(code: string, sitting: Sitting): void {
  keepSitting({ code, id: sitting.id, state: sitting.state });
  queryCache.setQueryData(sittingKey(sitting.id), sitting);
}

/** [TB55] Keeps how a sitting goes on: put together with another party it has another name, and is known by that. */
export function followSitting(code: string, id: string, now: Pick<SeenSitting, 'id' | 'state'>): void {
  if (now.id !== id) queryCache.setQueryData(sittingKey(now.id), queryCache.getQueryData(sittingKey(id)));
  keepSitting({ code, id: now.id, state: now.state });
}

/** [TB54] Whether its party sits at this table. */
export const isAt = ({ tables }: { readonly tables: readonly string[] }, table: Table): boolean =>
  tables.some((name) => tableKey(name) === tableKey(nameOfTable(table)));

/** The name others at the table read; "" = none that fits a table [TB20]. */
export const nameToTell = (stored: string): string =>
  nameAtTable(stored) === null ? withoutSampleName(stored) : '';

/** [TB43] [TB45] Says to the server that this phone scanned the code. null = it is in, or asks; else why not. */
export async function enter(
  { store, table, code }: CodedTable,
  entrance: Entrance = {},
): Promise<Failed | null> {
  const name = nameToTell(persisted.getState().user.name);
  const answer = await call(sitDown, {
    body: {
      brand_id: store.brand,
      store_id: store.id,
      table_name: nameOfTable(table),
      table_code: code,
      ...(name !== '' && { user: { name } }),
      ...entrance,
    },
  });
  if (answer.ok) {
    storeSitting(code, answer.data);
    return null;
  }
  const isAlone = Object.keys(entrance).length === 0;
  if (answer.code === 'SITTING_DIGITS_NEEDED') keepSitting(keptAsOutsider(code, answer.data));
  if (answer.code === 'SITTING_ELSEWHERE' && isAlone)
    keepSitting({ code, id: null, state: 'left', from: String(answer.data.from ?? '') });
  return answer;
}

/** Others sit here; a party that no staff has seen may be another one than theirs. */
const keptAsOutsider = (code: string, { sitting, seen }: Failed['data']): KeptSitting => ({
  ...{ code, id: null, state: 'left' },
  ...(seen === false && typeof sitting === 'string' && { others: sitting }),
});

/** [TB48] [TB90] The sitting is over, for all or for those who were set aside. */
const OVER: ReadonlySet<Failed['code']> = new Set(['SITTING_OVER', 'SITTING_ASIDE']);

/** Failures that are no word on sitting down: a moment later it may go well. */
const PASSING: ReadonlySet<Failed['code']> = new Set(['CONNECTION', 'BUSY', 'TOO_OFTEN', 'FAULT']);
/** ms between tries; the last one again and again */
const PAUSES = [500, 1_000, 2_000, 5_000, 10_000];

/** [TB43] The same, tried until the server gives its word: nobody scans twice because the network was bad. */
export async function enterAtLast(place: CodedTable): Promise<void> {
  for (let tried = 0; keptSitting(place.code) === null; tried += 1) {
    const failed = await enter(place);
    if (failed === null || !PASSING.has(failed.code)) return;
    await pauseUntilOnline(PAUSES[Math.min(tried, PAUSES.length - 1)] ?? 0);
  }
}

/** Whether the page was opened by the code of a table: opened again or gone back to, nobody has scanned anything. */
export function isScan(search: string, navigation: NavigationTimingType | undefined): boolean {
  return new URLSearchParams(search).has('table_code') && (navigation ?? 'navigate') === 'navigate';
}

/** codes this page has come with */
const come = new Set<string>();

/** [TB61] True for a guest led back to their sitting; without a network nobody knows, and nothing else begins. */
async function isLedBack(code: string, id: string): Promise<boolean> {
  if (keptSitting(code)?.id === id) return true;
  const now = await call(getSitting, { params: { id } });
  if (now.ok) storeSitting(code, now.data);
  // its bill can still be read
  else if (OVER.has(now.code)) keepSitting({ code, id, state: 'in' });
  return now.ok || now.code !== 'UNKNOWN';
}

/** [TB43] Sits down once for each scan; what came of an earlier one is gone on with, also that it has ended. */
export async function arrive(place: CodedTable, search: string): Promise<void> {
  const { code } = place;
  if (come.has(code)) return;
  come.add(code);
  const ledTo = new URLSearchParams(search).get('sitting');
  const isBack = ledTo !== null && (await isLedBack(code, ledTo));
  if (!isBack) {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isScan(search, navigation?.type)) keepSitting(null);
    await enterAtLast(place);
  }
  // nothing came of it: the next look at the table home tries again
  if (keptSitting(code) === null) come.delete(code);
}

/** [TB49] A name that is said later is told to the others, as long as the sitting goes on. */
export async function tellName(place: CodedTable, id: string): Promise<void> {
  // a scan of a table where nobody sits any more would begin another sitting
  const now = await call(getSitting, { params: { id } });
  if (now.ok && now.data.state === 'in' && isAt(now.data, place.table)) await enter(place);
}

/** [TB45] The first phone's word to one that asks. null = said; else why not, in words. */
export async function answerGuest(
  code: string,
  id: string,
  guest: string,
  yes: boolean,
): Promise<string | null> {
  const answer = await call(letIn, { params: { id, guest }, body: { yes } });
  if (answer.ok) storeSitting(code, answer.data);
  return answer.ok ? null : answer.message;
}

/** [TB88] Somebody is at the table no more. null = so it is; else why not, in words. */
export async function putGuestOut(code: string, id: string, guest: string): Promise<string | null> {
  const answer = await call(putOut, { params: { id, guest } });
  if (answer.ok) storeSitting(code, answer.data);
  return answer.ok ? null : answer.message;
}

/** [TB48] This phone is no guest any more. null = so it is; else why not, in words. */
export async function leaveSitting(code: string, id: string): Promise<string | null> {
  const answer = await call(leaveCall, { params: { id } });
  if (!answer.ok && !OVER.has(answer.code)) return answer.message;
  keepSitting({ code, id, state: 'left' });
  return null;
}
