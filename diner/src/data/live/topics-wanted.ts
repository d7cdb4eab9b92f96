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
