import type { EpochMs } from '@mam/domain/time/moment.ts';

/** an order put aside comes back after this long, if nobody has answered it by then */
export const COMES_BACK_AFTER_MS = 60_000;

export interface Turn {
  /** the order on the whole screen */
  readonly shown: string | null;
  /** the orders the cook has put aside, and until when */
  readonly aside: ReadonlyMap<string, EpochMs>;
}

export const NO_TURN: Turn = { shown: null, aside: new Map() };

/**
 * Gives the whole screen to a new order; one that has it keeps it. waiting: longest waiting first. blocked: the cook is
 * in the middle of something else, so no other may come in between.
 */
export function nextTurn(turn: Turn, waiting: readonly string[], now: EpochMs, blocked: boolean): Turn {
  const aside = new Map([...turn.aside].filter(([code, until]) => until > now && waiting.includes(code)));
  const free = (code: string) => !aside.has(code);
  const keeps = turn.shown !== null && waiting.includes(turn.shown) && free(turn.shown);
  const shown = keeps ? turn.shown : blocked ? null : (waiting.find(free) ?? null);
  const same = shown === turn.shown && aside.size === turn.aside.size;
  return same ? turn : { shown, aside };
}

/** The cook wants to see the board first. */
export function putAside(waiting: readonly string[], now: EpochMs): Turn {
  return { shown: null, aside: new Map(waiting.map((code) => [code, now + COMES_BACK_AFTER_MS])) };
}
