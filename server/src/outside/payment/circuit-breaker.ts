import { type GatewayHealth, gatewayTurn, healthAfter, WELL } from '@mam/domain/payment/gateway-rest.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { askGateway, type GatewayQuestion } from './ask-gateway.ts';
import { GatewayBusy, GatewayUnclear } from './gateway.ts';

/** Stands before one gateway and remembers how it has answered: after too many faults it is asked nothing for a while. */
export interface CircuitBreaker {
  /** `read` makes sense of the answer, or throws GatewayUnclear: then it has not been one */
  ask<T>(question: GatewayQuestion, read: (text: string) => T): Promise<T>;
  /** [PA26] it is asked nothing before this; null = ask */
  restsUntil(now: EpochMs): EpochMs | null;
}

/** A question that tries the gateway is on its way: soon it is known. */
const SOON = 1_000;

/** Known to this process only: each of several finds out by itself, and forgets when it ends. */
export function openCircuitBreaker(): CircuitBreaker {
  let health: GatewayHealth = WELL;

  const ask: CircuitBreaker['ask'] = async (question, read) => {
    const turn = gatewayTurn(health, question.now);
    // nothing is concluded from it: whoever asked tries again later
    if (turn === 'rest') throw new GatewayUnclear('not asked: the gateway rests');
    const probe = turn === 'probe';
    if (probe) health = { ...health, probing: true };
    const begun = performance.now();
    const hear = (clear: boolean, busyFor = 0) => {
      const at = question.now + Math.round(performance.now() - begun);
      health = healthAfter(health, { clear, at, probe, busyFor });
    };
    try {
      const answer = read(await askGateway(question));
      hear(true);
      return answer;
    } catch (fault) {
      hear(false, fault instanceof GatewayBusy ? fault.busyFor : 0);
      throw fault;
    }
  };

  return {
    ask,
    restsUntil: (now) =>
      gatewayTurn(health, now) === 'rest' ? Math.max(health.restsUntil ?? now, now + SOON) : null,
  };
}
