import type { Chance } from '../../chance.ts';
import type { Ground } from '../../races/ground.ts';
import type { People, TrackedGroup } from './acts.ts';

/** One run: who there is, what lives, and what came of it. */
export interface Run {
  readonly ground: Ground;
  readonly people: People;
  readonly chance: Chance;
  readonly living: Set<TrackedGroup>;
  readonly counted: Record<string, number>;
  readonly found: string[];
}

export const countInRun = ({ counted }: Run, what: string) => {
  counted[what] = (counted[what] ?? 0) + 1;
};

export const tell = (run: Run, { hash }: TrackedGroup, wrong: string) => run.found.push(`${hash}: ${wrong}`);
