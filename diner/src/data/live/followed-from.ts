/** Where the stream goes on: the last event seen, or the one the page was made at. */
export const resume = { lastId: null as string | null };

const upToDate = new Set<string>();

/** The page brought these topics along, as of this event: nothing of them has to be read when the stream opens. */
export function followFrom(seq: number, topics: readonly string[]): void {
  resume.lastId ??= String(seq);
  for (const topic of topics) upToDate.add(topic);
}

/** True once for a topic the page brought along. */
export function takeUpToDate(topic: string): boolean {
  return upToDate.delete(topic);
}
