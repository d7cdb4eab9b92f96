import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../chance.ts';

/** The chances of a bad net's faults, each from 0 to 1, and its longest delay in ms. */
const [ASKED_IN_VAIN, ANSWER_LOST, SENT_TWICE, SLOWEST] = [0.08, 0.08, 0.08, 120];

/** A phone's way to the server. */
export interface BadNet {
  readonly fetch: typeof globalThis.fetch;
  /** cut off = in a tunnel: nothing leaves and nothing arrives */
  cutOff: boolean;
  /** from then on everything arrives, at once */
  isGood: boolean;
}

const broken = () => new TypeError('fetch failed');

/** Requests are lost, late, sent twice, and their answers lost, by chance. */
export function badNet(chance: Chance): BadNet {
  const net: BadNet = {
    cutOff: false,
    isGood: false,
    fetch: async (...asked) => {
      if (net.isGood) return fetch(...asked);
      const luck = chance.next();
      await pause(chance.whole(0, SLOWEST));
      if (net.cutOff || luck < ASKED_IN_VAIN) throw broken();
      // the first of two may come last
      const twice = luck > 1 - SENT_TWICE ? fetch(...asked).catch(() => null) : null;
      const answer = await fetch(...asked);
      await twice;
      await pause(chance.whole(0, SLOWEST));
      if (net.cutOff || luck < ASKED_IN_VAIN + ANSWER_LOST) throw broken();
      return answer;
    },
  };
  return net;
}
