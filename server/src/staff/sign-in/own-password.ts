import type { Database } from '../../db/database.ts';
import { type Refused, refuse } from '../../http/answer.ts';
import type { StaffMember } from '../../http/caller/principal.ts';
import { heldFor, type NamedBrake, namedBrake, type TakenTry, takeTry, wrong } from './brakes.ts';
import { isPassword } from './password.ts';

/** Tries with one's own password, once signed in. */
export const ownPasswordBrake = (staffId: string) => namedBrake('account', 'own password', staffId);

/** Codes are counted apart: the right password alone does not begin them anew. */
export const ownCodeBrake = (staffId: string) => namedBrake('account', 'own code', staffId);

/** The count after a right password, and the hash it was right for. */
interface Right {
  readonly taken: TakenTry;
  readonly hash: string;
}

/** [SF4] One's own password, typed again once signed in: wrong ones are counted like those of signing in. */
export async function tryOwnPassword(
  database: Database,
  staff: StaffMember,
  password: string,
  { brakes, now }: { readonly brakes: readonly NamedBrake[]; readonly now: number },
): Promise<Right | Refused<'LOCKED_OUT' | 'WRONG_PASSWORD'>> {
  const taken = await database.transaction((trx) => takeTry(trx, brakes, now));
  if ('heldFor' in taken) return heldFor(taken.heldFor);
  const account = await database.read
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', staff.id)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!account) return refuse('NO_IDENTITY');
  return (await isPassword(password, account.password_hash))
    ? { taken, hash: account.password_hash }
    : wrong(taken);
}
