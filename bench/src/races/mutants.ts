import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { seededChance } from '../chance.ts';
import { mutatedTree } from '../servers/mutated-tree.ts';
import { type Engine, openGround } from './ground.ts';
import { RACES } from './races.ts';
import { runRace } from './round.ts';

/** A bug on purpose, and the race that is expected to find it; one of the crash trial is a race's bug too. */
interface Mutant {
  readonly name: string;
  readonly patch: string;
  readonly race: keyof typeof RACES;
}

const own = (name: string, race: string): Mutant => ({ name, patch: `mutants/${name}.patch`, race });

export const MUTANTS: readonly Mutant[] = [
  { name: 'key-saved-late', patch: '../crash/mutants/key-saved-late.patch', race: 'same-key' },
  { name: 'key-saved-late', patch: '../crash/mutants/key-saved-late.patch', race: 'exchanged-again' },
  own('voucher-counted-then-written', 'last-use'),
  own('use-given-back-twice', 'given-back'),
  own('diner-not-locked', 'once-each'),
  own('slot-not-locked', 'slot-places'),
  own('sold-out-read-before', 'sold-out'),
  own('status-without-condition', 'confirm-or-reject'),
  own('decision-without-version', 'confirm-or-reject'),
  own('settled-twice', 'paid-twice'),
  own('late-no-overwrites-paid', 'failed-and-paid'),
  own('transfer-confirmed-twice', 'seen-and-told'),
  own('refunded-twice', 'refund-twice'),
  own('attempt-counted-unlocked', 'new-code'),
  own('link-overwrites-paid', 'told-before-answer'),
  own('message-leased-twice', 'outbox'),
  own('fee-answered-unversioned', 'fee-agreed'),
  own('change-without-version', 'order-changed'),
  own('address-not-in-line', 'limit-of-address'),
  own('store-not-held', 'tables-stopped'),
  own('switch-not-counted', 'paused'),
  own('sold-out-read-before', 'paused'),
  own('store-not-held', 'published'),
  own('gone-menu-is-no-store', 'read-while-published'),
  own('brake-not-locked', 'wrong-passwords'),
  own('try-counted-and-undone', 'wrong-codes'),
  own('code-spent-again', 'code-once'),
  own('owners-not-locked', 'last-owner'),
  own('group-order-not-locked', 'last-place'),
  own('group-order-not-locked', 'order-together'),
  own('ordered-as-it-was-read', 'order-or-expire'),
  own('group-order-not-locked', 'two-tabs'),
  own('group-order-not-locked', 'chosen-or-ordered'),
  own('group-order-not-locked', 'banned-or-in'),
  own('group-order-written-whole', 'cancelled-or-in'),
  own('ticks-written-whole', 'ticked'),
  own('points-read-then-spent', 'points-for-one'),
  own('stock-read-then-taken', 'last-voucher'),
  own('rating-counted-first', 'rated-twice'),
  own('guests-not-held', 'rounds-accepted'),
];

/** given up after so many rounds: then the race is blind */
const MOST_ROUNDS = 24;

export interface Caught {
  readonly mutant: string;
  readonly race: string;
  readonly caught: boolean;
  readonly rounds: number;
  readonly found: string;
}

async function prove(mutant: Mutant, engine: Engine, callers: number, seed: number): Promise<Caught> {
  const tree = mutatedTree(resolve(import.meta.dirname, mutant.patch));
  const race = RACES[mutant.race];
  if (!race) throw new Error(`there is no race ${mutant.race}`);
  try {
    const ground = await openGround(engine, tree, callers);
    try {
      const asked = { rounds: MOST_ROUNDS, callers, chance: seededChance(seed), untilFound: true };
      const { rounds, found } = await runRace(ground, race, asked);
      const what = { mutant: mutant.name, race: mutant.race, rounds };
      return { ...what, caught: found.length > 0, found: found[0] ?? '' };
    } finally {
      await ground.stop();
    }
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

interface Proving {
  readonly engine: Engine;
  readonly callers: number;
  readonly seed: number;
  /** the races that prove themselves; empty = all */
  readonly only: readonly string[];
}

/**
 * The races prove themselves: each seeded bug must be found, or a zero of the real server means nothing. On two
 * processes, where nothing but the database keeps rivals apart.
 */
export async function proveRaces(
  { engine, callers, seed, only }: Proving,
  tell: (caught: Caught) => void,
): Promise<Caught[]> {
  const all: Caught[] = [];
  for (const mutant of MUTANTS) {
    if (only.length > 0 && !only.includes(mutant.race)) continue;
    const caught = await prove(mutant, engine, callers, seed);
    tell(caught);
    all.push(caught);
  }
  return all;
}
