import type { EventRow } from '../db/tables.ts';

/** One server-sent event. `id` is what a browser sends back as Last-Event-ID. */
function frame(event: string, id: number, data: object): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** A doorbell: what changed and which version it is now, never the data itself. */
export function changeFrame({ seq, topic, version }: EventRow): string {
  return frame('change', seq, { topic, version });
}

/** The stream is complete up to here; what follows is new. */
export function helloFrame(seq: number): string {
  return frame('hello', seq, {});
}

/** Missed events are no longer kept: refetch everything. */
export function resetFrame(seq: number): string {
  return frame('reset', seq, {});
}

/** A comment line, so that proxies and clients know the stream lives. */
export const PING = ': ping\n\n';
