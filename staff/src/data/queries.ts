import { Refused } from '@mam/client/call.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { focusManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { say } from '../words/words.ts';
import { mayComeYet, pauseAfter } from './read-again.ts';

/** The keys of the query cache; the live stream invalidates by them. */
export const keys = {
  me: ['me'],
  brands: ['brands'],
  people: ['people'],
  devices: ['devices'],
  deviceHere: ['device-here'],
  programs: ['programs'],
  stores: (brand: string) => ['stores', brand],
  money: (code: string) => ['money', code],
  issueCount: ['issue-count'],
  issuePicture: (id: string, version: number) => ['issue-picture', id, version],
  points: (code: string) => ['points', code],
  unplacedMoney: ['unplaced-money'],
  board: (storeId: number) => ['board', storeId],
  search: (storeId: number, text: string) => ['search', storeId, text],
  found: (storeId: number, code: string) => ['found', storeId, code],
  calls: (storeId: number) => ['calls', storeId],
  tables: (storeId: number) => ['tables', storeId],
  // hangs on the tables: read again whenever they are; kept in its currency, which may be known later only
  bill: (storeId: number, sitting: string, currency: string) => [
    'tables',
    storeId,
    'bill',
    sitting,
    currency,
  ],
  tableCodes: (storeId: number) => ['table-codes', storeId],
  trail: ['trail'],
  trailLine: ['trail-line'],
  cardWords: (language: string) => ['card-words', language],
  dishes: (storeId: number) => ['dishes', storeId],
  soldMenu: (storeId: number) => ['sold-menu', storeId],
  changes: (code: string) => ['change', code],
  change: (code: string, body: unknown) => ['change', code, body],
} as const;

/** How many sign out at this moment. */
let leaving = 0;

/** Signs somebody out: what is still being read for them may be refused meanwhile, which is no news. */
export async function whileLeaving<T>(leave: () => Promise<T>): Promise<T> {
  leaving += 1;
  try {
    return await leave();
  } finally {
    leaving -= 1;
  }
}

/** A session that has ended leads to the sign-in and back to the same address. Answers whether that was it. */
export function noteRefusal(error: Error): boolean {
  if (!(error instanceof Refused) || error.status !== 401) return false;
  if (leaving === 0 && queries.getQueryData(keys.me)) showToast(say('session.over'), { urgent: true });
  queries.setQueryData(keys.me, null);
  return true;
}

/** Says why something was not done, unless it was the session that ended. */
export function sayRefusal(refused: Refused): void {
  if (!noteRefusal(refused)) showToast(refused.message, { urgent: true });
}

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => void noteRefusal(error) }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: (_, error) => mayComeYet(error),
      retryDelay: pauseAfter,
      staleTime: 5000,
    },
  },
});

// a board behind another tab rings all the same
focusManager.setFocused(true);
globalThis.addEventListener?.('online', () => void queries.invalidateQueries());
