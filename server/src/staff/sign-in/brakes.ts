import { type Brake, type BrakeKind, brakeAfter, pauseLeft, triesLeft } from '@mam/domain/staff/brakes.ts';
import type { Trx } from '../../db/dialect.ts';
import { refuse } from '../../http/answer.ts';
import { hashOfSecret } from '../../http/secret.ts';

/** One brake a try goes through. */
export interface NamedBrake {
  readonly kind: BrakeKind;
  readonly name: string;
}

/** The count after a try. */
export interface TakenTry {
  /** the fewest tries that are left at one of the brakes */
  readonly tries: number;
  /** ms until the next try; 0 = at once */
  readonly pause: number;
}

/** The refusal while a brake holds, for `pause` ms. */
export const heldFor = (pause: number) => refuse('LOCKED_OUT', { minutes: Math.ceil(pause / 60_000) });

/** The refusal of a wrong password: a pause, or the tries left. */
export const wrong = ({ tries, pause }: TakenTry) =>
  pause > 0 ? heldFor(pause) : refuse('WRONG_PASSWORD', { tries });

/** The refusal of a wrong code after the right password. */
export const wrongCode = ({ tries, pause }: TakenTry) =>
  pause > 0 ? heldFor(pause) : refuse('WRONG_CODE', { tries });

/** A brake's name is hashed: somebody may type a password into the name field. */
export const namedBrake = (kind: BrakeKind, ...of: readonly string[]): NamedBrake => ({
  kind,
  name: `${kind} ${hashOfSecret(JSON.stringify(of))}`,
});

/** The brake as it stands, locked until the transaction ends. */
function lockBrake(trx: Trx, name: string): Promise<Brake> {
  return trx
    .insertInto('sign_in_brakes')
    .values({ name, tries: 0, last_at: 0, free_at: 0 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((of) => ({ name: of.ref('excluded.name') })),
    )
    .returning(['tries', 'last_at', 'free_at'])
    .executeTakeFirstOrThrow();
}

/**
 * [SF4] [SF5] Counts a try before the password is looked at, so that tries side by side cannot share one. Where one
 * brake pauses, none counts.
 */
export async function takeTry(
  trx: Trx,
  brakes: readonly NamedBrake[],
  now: number,
): Promise<TakenTry | { readonly heldFor: number }> {
  const standing: (NamedBrake & { readonly brake: Brake })[] = [];
  // in one order for everybody: two tries never wait for each other
  for (const one of [...brakes].sort((a, b) => (a.name < b.name ? -1 : 1)))
    standing.push({ ...one, brake: await lockBrake(trx, one.name) });
  const heldFor = Math.max(...standing.map(({ brake }) => pauseLeft(brake, now)));
  if (heldFor > 0) return { heldFor };
  const after = standing.map(({ kind, name, brake }) => ({
    kind,
    name,
    brake: brakeAfter(kind, brake, now),
  }));
  for (const { name, brake } of after)
    await trx.updateTable('sign_in_brakes').set(brake).where('name', '=', name).execute();
  return {
    tries: Math.min(...after.map(({ kind, brake }) => triesLeft(kind, brake))),
    pause: Math.max(...after.map(({ brake }) => pauseLeft(brake, now))),
  };
}

/** Gives one try back, and nothing else: earlier wrong ones stay counted. */
export async function giveOneBack(trx: Trx, name: string): Promise<void> {
  await trx
    .updateTable('sign_in_brakes')
    .set((of) => ({ tries: of('tries', '-', 1), free_at: 0 }))
    .where('name', '=', name)
    .where('tries', '>', 0)
    .execute();
}

/**
 * [SF5] [SF30] Ends the brakes of a person who knows the password or digits. A network or device only gets its try back, or
 * somebody with an account could go on guessing at others.
 * The answer: how many tries before the one that was right were counted as wrong.
 */
export async function giveBackTry(trx: Trx, brakes: readonly NamedBrake[]): Promise<number> {
  let wrongTries = 0;
  for (const { kind, name } of brakes) {
    if (kind === 'network' || kind === 'device') {
      await giveOneBack(trx, name);
      continue;
    }
    const ended = await trx
      .deleteFrom('sign_in_brakes')
      .where('name', '=', name)
      .returning('tries')
      .execute();
    for (const { tries } of ended) wrongTries = Math.max(wrongTries, tries - 1);
  }
  return wrongTries;
}
