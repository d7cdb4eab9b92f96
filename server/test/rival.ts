import type { Step, StepName } from '../src/db/step.ts';

/** Somebody who acts where a command has read and not yet written: once, at the next step of that name. */
export interface Rival {
  /** given to the server */
  readonly step: Step;
  at(name: StepName, act: () => Promise<unknown>): void;
  /** nobody waits, or no longer */
  readonly acted: boolean;
  forget(): void;
}

export function aRival(): Rival {
  let waiting: readonly [name: StepName, act: () => Promise<unknown>] | null = null;
  return {
    step: (name) => {
      if (waiting?.[0] !== name) return undefined;
      const [, act] = waiting;
      waiting = null;
      return act().then(() => undefined);
    },
    at: (name, act) => {
      waiting = [name, act];
    },
    get acted() {
      return waiting === null;
    },
    forget: () => {
      waiting = null;
    },
  };
}
