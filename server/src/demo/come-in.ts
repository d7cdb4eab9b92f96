import { type DemoPart, demoName, demoSignIn } from '@mam/domain/staff/demo-person.ts';
import { demoBrands } from '../bundle/seed-demo.ts';
import type { Database } from '../db/database.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { accountByName } from '../staff/queries.ts';
import { beginSession, nameKey, type Session, type SignInBrowser } from '../staff/sign-in/sign-in.ts';
import { hasTotp, lockAccount } from '../staff/totp/totp.ts';

/** [SF17] A session of one of a demo brand's people, with nothing asked. Another brand's people are nobody's to try. */
export function comeInAs(
  database: Database,
  { brand, part }: { readonly brand: string; readonly part: DemoPart },
  from: SignInBrowser,
): Promise<Session | Refused<'DEMO_PERSON_GONE'>> {
  return database.transaction<Session | Refused<'DEMO_PERSON_GONE'>>(async (trx) => {
    const account = demoBrands().includes(brand)
      ? await accountByName(trx, nameKey(demoName(brand, part)), brand)
      : undefined;
    // nobody switches a code on meanwhile
    if (account) await lockAccount(trx, account.id);
    const no = demoSignIn(
      part,
      account ? { role: account.role, totp: await hasTotp(trx, account.id) } : null,
    );
    return no || !account ? refuse('DEMO_PERSON_GONE') : beginSession(trx, account, from);
  });
}
