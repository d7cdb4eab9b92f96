import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../test/seed.arbitrary.ts';
import type { ActorKind } from '../order/actor.ts';
import { staffMove, staffVerbs, VERBS } from '../order/staff-verbs.ts';
import { isFinal, STATUSES } from '../order/status.ts';
import { mayMove, type OrderKind, TRANSITIONS } from '../order/transitions.ts';

const ACTORS: ActorKind[] = ['diner', 'staff', 'partner', 'payment', 'system'];
const KINDS: OrderKind[] = ['DELI', 'DELIAT', 'PICKUP', 'TABLE'];
const anyStatus = fc.constantFrom(...STATUSES);
const anyActor = fc.constantFrom(...ACTORS);
const anyKind = fc.constantFrom(...KINDS);

describe(`any order (seed ${SEED})`, () => {
  it('[OR3] whatever is tried, a finished order stays as it is', () => {
    const tries = fc.array(fc.tuple(anyStatus, anyActor), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.constantFrom('WAIT_PAYMENT' as const, 'WAIT_CONFIRM' as const),
        anyKind,
        tries,
        (start, type, all) => {
          let status: (typeof STATUSES)[number] = start;
          let finished: string | null = null;
          for (const [to, by] of all) {
            if (mayMove({ status, type }, to, by) === null) {
              expect(finished).toBeNull();
              expect(to).not.toBe(status);
              status = to;
            }
            if (isFinal(status)) finished ??= status;
          }
        },
      ),
      runs(300),
    );
  });

  it('[OR3] from everywhere an order can come to an end', () => {
    for (const type of KINDS) {
      const ends = new Set(STATUSES.filter(isFinal));
      for (let round = 0; round < STATUSES.length; round++) {
        for (const from of STATUSES) {
          const onward = [...ends].some((to) =>
            ACTORS.some((by) => mayMove({ status: from, type }, to, by) === null),
          );
          if (onward) ends.add(from);
        }
      }
      expect([type, STATUSES.filter((status) => !ends.has(status))]).toEqual([type, []]);
    }
  });

  it('[OR4] every verb offered makes a move the table allows', () => {
    fc.assert(
      fc.property(
        anyStatus,
        anyKind,
        fc.boolean(),
        fc.boolean(),
        (status, type, ready, transferUnconfirmed) => {
          const order = { status, type, ready, transferUnconfirmed, feeOpen: false };
          const offered = staffVerbs(order);
          for (const verb of VERBS) {
            const move = staffMove(order, verb);
            expect(!('refused' in move)).toBe(offered.includes(verb));
            if (!('refused' in move) && move.to !== status)
              expect(mayMove(order, move.to, 'staff')).toBeNull();
          }
        },
      ),
      runs(300),
    );
  });

  it('[OR3] the table names no step twice', () => {
    const steps = TRANSITIONS.flatMap(({ from, to, by, kind = 'all' }) =>
      from.flatMap((f) => to.flatMap((t) => by.map((b) => `${f} ${t} ${b} ${kind}`))),
    );
    expect(new Set(steps).size).toBe(steps.length);
  });
});
