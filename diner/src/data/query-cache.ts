import { Refused } from '@mam/client/call.ts';
import { readAgain, readOld } from '@mam/client/live/read-again.ts';
import { dinerTopic } from '@mam/contract/http/topic.ts';
import { QueryClient } from '@tanstack/react-query';

/** Answers of the server, by topic. The live stream says when one is out of date; time does not. */
export const queryCache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      // without a network a question is asked all the same: what was seen last answers it
      networkMode: 'always',
      gcTime: 30 * 60_000,
      // a refusal stays one; a call without an answer may have one in a moment
      retry: (failures, error) =>
        failures < 2 && !(error instanceof Refused && error.status >= 400 && error.status < 500),
      retryDelay: (failures) => 600 * 2 ** failures,
      refetchOnWindowFocus: false,
    },
  },
});

/** A topic of this app alone, never rung by the server: what deliveries were said to cost. */
export const FEES = 'shipping-fee';

/** Reads every query again that begins with this topic: at once where it is on screen, the rest when it is shown. */
export function invalidateTopic(topic: string): void {
  readAgain(queryCache, [topic]);
}

/** ms; a screen that asks at times of its own does so more often, or has just done it */
const OLD = 15_000;

/** Orders further down a diner's list, for which no bell rings. */
export const OLDER = 'older-orders';

/** This diner has changed an order of theirs, however old: the list is read again as far as it is shown. */
export function invalidateOwnOrders(uid: string | null): void {
  if (uid === null) return;
  invalidateTopic(dinerTopic(uid));
  invalidateTopic(OLDER);
}

/** The stream is down: what of this topic was not read of late is read again. */
export function refetchStaleTopic(topic: string): void {
  readOld(queryCache, [topic], OLD);
}

export function invalidateAllTopics(): void {
  readAgain(queryCache);
}
