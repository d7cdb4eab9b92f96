import { WireError } from '../money/money-wire.ts';

/** Told of every entry that is left out, with its path inside the menu. */
export type Report = (path: string, message: string) => void;

export const SILENT: Report = () => {};

/**
 * Reads a list entry by entry: one that cannot be read is reported and left out, as is a second one with the
 * same id, so that a broken entry never takes the menu down. `read` answers null for what is not sold.
 */
export function keepReadable<W, T extends { readonly id: string }>(
  list: readonly W[] | undefined,
  path: string,
  report: Report,
  read: (wire: W, path: string) => T | null,
): T[] {
  const kept = new Map<string, T>();
  for (const [index, wire] of (list ?? []).entries()) {
    const at = `${path}[${index}]`;
    try {
      const entry = read(wire, at);
      if (!entry) continue;
      if (kept.has(entry.id)) report(`${at}`, `has the id of an earlier entry (${entry.id})`);
      else kept.set(entry.id, entry);
    } catch (problem) {
      if (problem instanceof WireError) report(problem.path, problem.message);
      else report(at, 'cannot be read');
    }
  }
  return [...kept.values()];
}
