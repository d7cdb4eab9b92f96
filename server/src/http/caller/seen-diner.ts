import type { IncomingHttpHeaders } from 'node:http';
import { identityKeptUntil, mustBeNoted } from '@mam/domain/diner/identity.ts';
import type { Context } from '../../context.ts';
import { authenticateDiner, type Diner } from './principal.ts';

/** Writes down that an identity is used now; false = it has been forgotten. */
async function note({ database }: Pick<Context, 'database'>, { uid }: Diner, at: number): Promise<boolean> {
  const { numUpdatedRows } = await database.transaction((trx) =>
    trx
      .updateTable('diners')
      .set({ kept_until: identityKeptUntil(at) })
      .where('uid', '=', uid)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/**
 * [DN7] The diner of this X-USER-TOKEN, noted as having been here. Nobody waits for the note, and no answer depends on
 * it, but for an identity whose time is over: that one is either kept from now on or forgotten already.
 */
export async function authenticateSeenDiner(
  context: Pick<Context, 'database' | 'now' | 'log'>,
  headers: IncomingHttpHeaders,
): Promise<Diner | null> {
  const diner = await authenticateDiner(context.database.read, headers);
  const now = context.now();
  if (!diner || !mustBeNoted(diner.keptUntil, now)) return diner;
  const noted = note(context, diner, now);
  if (diner.keptUntil !== null && diner.keptUntil < now) return (await noted) ? diner : null;
  noted.catch((fault: unknown) => context.log.warn({ err: fault }, 'that a diner was here was not noted'));
  return diner;
}
