import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { Membership } from '@mam/contract/loyalty/membership.schema.ts';
import { mayReadPoints, spendsUntil, wholePoints } from '@mam/domain/loyalty/points.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

interface MembershipRequest {
  readonly brand: string;
  readonly uid: string;
  /** international, as the countries of the brand read what was typed; none = no country knows it */
  readonly numbers: readonly string[];
  readonly now: number;
}

/**
 * [LO9] The points of a number, as somebody reads them. One question, which begins at their own proofs: whether anybody
 * else has points with that number changes neither the answer nor the work.
 */
export async function readMembership(
  db: Kysely<Tables>,
  { brand, uid, numbers, now }: MembershipRequest,
): Promise<Membership> {
  const proof = await db
    .selectFrom('phone_proofs')
    .leftJoin('points_accounts', (join) =>
      join
        .onRef('points_accounts.brand', '=', 'phone_proofs.brand')
        .onRef('points_accounts.phone_number', '=', 'phone_proofs.phone_number'),
    )
    .select(['phone_proofs.proved_at', 'points_accounts.balance'])
    .where('phone_proofs.brand', '=', brand)
    .where('phone_proofs.uid', '=', uid)
    .where('phone_proofs.phone_number', 'in', numbers.length > 0 ? numbers : [''])
    .orderBy('phone_proofs.proved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!proof || !mayReadPoints(proof.proved_at, now))
    return { point: 0, verification_required: true, spend_until: null };
  const until = spendsUntil(proof.proved_at);
  return {
    point: wholePoints(proof.balance ?? 0),
    verification_required: false,
    spend_until: until > now ? seconds(until) : null,
  };
}
