/**
 * So many calls of one person in a span, counted in this process: for questions that cost little each and
 * would tell much in bulk. What must hold exactly is counted in the database instead.
 */
export function personLimit(most: number, span: number, now: () => number): (person: string) => boolean {
  let counts = new Map<string, number>();
  let current = 0;
  return (person) => {
    const started = Math.floor(now() / span);
    if (started !== current) {
      current = started;
      counts = new Map();
    }
    const count = (counts.get(person) ?? 0) + 1;
    counts.set(person, count);
    return count <= most;
  };
}
