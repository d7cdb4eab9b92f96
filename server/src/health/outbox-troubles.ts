import type { Database } from '../db/database.ts';
import { waitingMessages } from '../outbox/waiting-messages.ts';
import { inTime } from './in-time.ts';
import type { Trouble } from './trouble.ts';

/** ms a message may wait before somebody should look: by then it was tried four times */
const LONG = 30 * 60_000;
const PATIENCE = 2_000;

/** Whether messages to the world outside have waited for long: a provider is away, or nobody sends. */
export async function outboxTroubles({ read }: Database, now: number): Promise<Trouble[]> {
  const waiting = await inTime(waitingMessages(read), PATIENCE).catch(() => null);
  if (waiting?.since == null || now - waiting.since < LONG) return [];
  const minutes = Math.floor((now - waiting.since) / 60_000);
  return [
    {
      reason: 'outbox-stuck',
      bearable: true,
      detail: `A message waits to be sent since ${minutes} minutes (${waiting.count} wait): look for "a message could not be sent" in the log.`,
    },
  ];
}
