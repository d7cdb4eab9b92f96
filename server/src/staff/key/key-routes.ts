import { seconds } from '@mam/contract/http/moment-wire.ts';
import { KeyParams, Keys, NewKey, NewKeyBody } from '@mam/contract/staff/key/key.schema.ts';
import { addKey as addKeyCall, endKey as endKeyCall, listKeys } from '@mam/contract/staff/key/keys.ts';
import { ADD_KEY_REFUSES } from '@mam/contract/staff/key/refusals.ts';
import type { Context, Feature } from '../../context.ts';
import { isRefused, ok } from '../../http/answer.ts';
import { byMember } from '../acts.ts';
import { noteAccount } from '../people/people-log.ts';
import { serveStaff, serveStaffCommand } from '../serve-staff.ts';
import { addKey, endKey, keyById, keysOfBrand } from './keys.ts';

async function readKeys({ database }: Context, brand: string, now: number): Promise<Keys['keys']> {
  const keys = await keysOfBrand(database.read, brand, now);
  return keys.map(({ id, name, scopes, stores, madeBy, madeAt, lastAt, endsAt, endedAt }) => ({
    ...{ id, name, scopes: [...scopes], stores: [...stores], made_by: madeBy, made_at: seconds(madeAt) },
    last_at: lastAt === null ? null : seconds(lastAt),
    ends_at: endsAt === null ? null : seconds(endsAt),
    ended_at: endedAt === null ? null : seconds(endedAt),
  }));
}

/** [SF35] The keys of a brand's programs, to its owners. */
export const keyRoutes: Feature = (app, context) => {
  const { log } = context;

  serveStaff(app, context, listKeys, { may: 'manageKeys', answer: Keys }, async ({ staff, now }) =>
    ok({ keys: await readKeys(context, staff.brand, now) }),
  );

  // not once: the answer holds the secret, and answers that may be asked for again are kept
  serveStaffCommand(
    app,
    context,
    addKeyCall,
    {
      may: 'manageKeys',
      at: async () => ({}),
      body: NewKeyBody,
      answer: NewKey,
      refuses: ADD_KEY_REFUSES,
    },
    {
      act: async ({ trx, staff, body, now }) => {
        const { name, scopes, stores, ends_at } = body;
        const endsAt = ends_at === undefined ? null : ends_at * 1000;
        const wanted = { brand: staff.brand, name, scopes, stores, endsAt };
        const made = await addKey(trx, wanted, { by: byMember(staff), byName: staff.name, now });
        return isRefused(made) ? made : ok(made.key);
      },
      tell: async (secret, { staff, now }) => {
        noteAccount(log, 'key made', staff);
        return ok({ secret, keys: await readKeys(context, staff.brand, now) });
      },
    },
  );

  serveStaffCommand(
    app,
    context,
    endKeyCall,
    {
      may: 'manageKeys',
      at: async (_, { staff, params }, trx) => {
        const key = await keyById(trx, staff.brand, params.id);
        return key ? { key } : null;
      },
      params: KeyParams,
      answer: Keys,
    },
    {
      act: async ({ trx, staff, key, now }) => {
        await endKey(trx, key, { by: byMember(staff), now });
        return ok(null);
      },
      tell: async (_, { staff, now }) => {
        noteAccount(log, 'key ended', staff);
        return ok({ keys: await readKeys(context, staff.brand, now) });
      },
    },
  );
};
