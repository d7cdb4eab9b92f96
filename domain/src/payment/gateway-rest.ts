import type { EpochMs } from '../time/moment.ts';

/** How a gateway has answered lately, as far as this server has asked it. */
export interface GatewayHealth {
  /** the last questions, oldest first */
  readonly heard: readonly { readonly at: EpochMs; readonly clear: boolean }[];
  /** it is asked nothing before this; null = it is well */
  readonly restsUntil: EpochMs | null;
  /** the rest is over, and one question has been let through */
  readonly probing: boolean;
}

export const WELL: GatewayHealth = { heard: [], restsUntil: null, probing: false };

const SECOND = 1000;
const LAST = 20;
const IN_A_ROW = 5;
const REMEMBERED = 300 * SECOND;
const RESTS = 15 * SECOND;
const LONGEST = 300 * SECOND;

/** A gateway's turn: it is asked, tried once after its rest, or left to rest. */
export type Turn = 'ask' | 'probe' | 'rest';

/** [PA26] While a gateway rests nobody is sent to it; then one question tries it, and the others wait for its answer. */
export function gatewayTurn({ restsUntil, probing }: GatewayHealth, now: EpochMs): Turn {
  if (restsUntil === null) return 'ask';
  // a clock that was put back makes no rest longer
  const rests = now < restsUntil && restsUntil - now <= LONGEST;
  return rests || probing ? 'rest' : 'probe';
}

/** A question came back. */
export interface GatewayReply {
  /** the gateway answered in its own words, whatever it said */
  readonly clear: boolean;
  readonly at: EpochMs;
  /** it was the one question that tried a gateway after its rest */
  readonly probe: boolean;
  /** it said that it is too busy, and for how long, in ms; 0 = it did not say */
  readonly busyFor: number;
}

/**
 * [PA26] A gateway rests 15 s after 5 unclear answers in a row, 10 of the last 20 (in 5 minutes) or an unclear probe,
 * and up to 5 minutes when it asks for it because it is too busy. A clear answer to a probe makes it well.
 */
export function healthAfter(
  health: GatewayHealth,
  { clear, at, probe, busyFor }: GatewayReply,
): GatewayHealth {
  const { restsUntil } = health;
  const probing = health.probing && !probe;
  const heard = [...health.heard.filter((one) => at - one.at < REMEMBERED), { at, clear }].slice(-LAST);
  if (busyFor > 0) return { heard, restsUntil: at + Math.min(Math.max(busyFor, SECOND), LONGEST), probing };
  if (probe) return clear ? WELL : { heard, restsUntil: at + RESTS, probing };
  // answers to what was asked before it began to rest change nothing
  if (restsUntil !== null) return { ...health, heard };
  return { heard, restsUntil: isIll(heard) ? at + RESTS : null, probing };
}

function isIll(heard: GatewayHealth['heard']): boolean {
  const last = heard.slice(-IN_A_ROW);
  if (last.length === IN_A_ROW && last.every(({ clear }) => !clear)) return true;
  return heard.filter(({ clear }) => !clear).length * 2 >= LAST;
}
