/** The topics the screens of this tab follow, counted. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Follows a topic until the returned function is called. */
export function want(topic: string): () => void {
  const count = counts.get(topic) ?? 0;
  counts.set(topic, count + 1);
  if (count === 0) tell();
  return () => {
    const left = (counts.get(topic) ?? 1) - 1;
    if (left > 0) counts.set(topic, left);
    else {
      counts.delete(topic);
      tell();
    }
  };
}

export function wantedTopics(): string[] {
  return [...counts.keys()].sort();
}

export function onWantedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
