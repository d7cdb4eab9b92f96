import type { Database } from '../db/database.ts';
import { hashPassword } from './password.ts';
import { nameKey } from './sign-in.ts';

/** A new password signs everybody out who came in by the old one. false = nobody of that name. */
export async function changePassword(
  database: Database,
  { brand, name, password }: { brand: string; name: string; password: string },
): Promise<boolean> {
  const password_hash = await hashPassword(password);
  return database.transaction(async (trx) => {
    const row = await trx
      .updateTable('staff')
      .set({ password_hash })
      .where('brand', '=', brand)
      .where('name_key', '=', nameKey(name))
      .returning('id')
      .executeTakeFirst();
    if (row) await trx.deleteFrom('staff_sessions').where('staff_id', '=', row.id).execute();
    return row !== undefined;
  });
}
