import type { Database } from '../src/db/database.ts';

/** One frame of the live stream. */
export interface Frame {
  readonly id: number;
  readonly event: string;
  readonly data: { topic?: string; version?: number };
}

export interface OpenStream {
  readonly status: number;
  readonly frames: readonly Frame[];
  /** true once the server ended or cut the stream */
  readonly ended: () => boolean;
  close(): void;
}

function frameOf(text: string): Frame | null {
  const fields = new Map(text.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const event = fields.get('event');
  return event ? { id: Number(fields.get('id')), event, data: JSON.parse(fields.get('data') ?? '{}') } : null;
}

/** Reads /v1/live as our own app does: with fetch and headers. */
export async function openStream(
  url: string,
  topics: readonly string[],
  headers: Record<string, string> = {},
  line = '',
): Promise<OpenStream> {
  const abort = new AbortController();
  const query = new URLSearchParams({ topics: topics.join(','), ...(line && { line }) });
  const response = await fetch(`${url}/v1/live?${query}`, {
    headers,
    signal: abort.signal,
  });
  const frames: Frame[] = [];
  let ended = !response.ok;
  const read = async () => {
    let unread = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      unread += decoder.decode(part, { stream: true });
      const parts = unread.split('\n\n');
      unread = parts.pop() ?? '';
      for (const text of parts) {
        const frame = frameOf(text);
        if (frame) frames.push(frame);
      }
    }
  };
  if (response.ok)
    void read()
      .catch(() => {})
      .finally(() => {
        ended = true;
      });
  return { status: response.status, frames, ended: () => ended, close: () => abort.abort() };
}

/** The last event that was written: between two processes it may be told a moment later, to a stream opened meanwhile. */
export async function lastEvent({ read }: Pick<Database, 'read'>): Promise<number> {
  const { last } = await read
    .selectFrom('events')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** How often something has changed since the stream was opened, or after an event. */
export const rings = ({ frames }: OpenStream, after = 0): number =>
  frames.filter(({ event, id }) => event === 'change' && id > after).length;
