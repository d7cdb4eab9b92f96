import { type ExistingOrder, forwardedForHeader, isOk } from '../../races/acts.ts';
import type { Ground, RaceAnswer } from '../../races/ground.ts';
import type { SeededDiner } from '../../seeded-diners.ts';

/** Somebody whose share it is, and who pays it. */
export interface Payer {
  readonly uid: string;
  readonly who: SeededDiner;
  readonly isOwner: boolean;
  /** null = there is nothing to pay */
  readonly code: string | null;
  /** the share when the order was placed */
  readonly share: number;
}

export type PayerWithCode = Payer & { readonly code: string };

/** Money that was sent; told once or more, it is the same. */
export interface Sent {
  readonly reference: string;
  readonly amount: number;
  /** the code it names; null = nobody's, so it is for a person */
  readonly code: string | null;
}

/** An order in shares as those around it know it. */
export interface OrderInShares {
  readonly name: string;
  readonly order: ExistingOrder;
  readonly payers: readonly Payer[];
  readonly sent: Sent[];
  /** the members it went on without */
  leftOut: ReadonlySet<string>;
  paid: boolean;
  /** how many of what was sent had come when it was last seen waiting */
  sentWaiting: number;
  /** the status it ended badly with; null = it has not */
  ended: string | null;
}

/** A placed order with those who pay it, the makers of guests for them; found among these people by uid. */
export async function inShares(
  { rows }: Ground,
  name: string,
  order: ExistingOrder,
  people: ReadonlyMap<string, SeededDiner>,
): Promise<OrderInShares> {
  const read = await rows(
    `select uid, made_by, role, share_code, share from order_people where order_id = '${order.id}' order by position`,
  );
  const payers = read.map(({ uid, made_by, role, share_code, share }) => {
    const who = people.get(String(made_by ?? uid));
    if (!who) throw new Error(`nobody is called ${uid}`);
    const payer = { uid: String(uid), who, isOwner: role === 'owner', share: Number(share) };
    return { ...payer, code: share_code === null ? null : String(share_code) };
  });
  return {
    ...{ name, order, payers, sent: [], leftOut: new Set() },
    ...{ paid: false, sentWaiting: 0, ended: null },
  };
}

export const payersWithCode = ({ payers }: OrderInShares): PayerWithCode[] =>
  payers.filter((payer): payer is PayerWithCode => payer.code !== null);

/** [GO27] A share as who pays it reads it; null = it was refused. */
export async function readShare(
  ground: Ground,
  server: number,
  { order }: OrderInShares,
  { uid, who }: Payer,
) {
  const whose = uid === who.uid ? '' : `?user_id=${uid}`;
  const path = `/v1/order/share/${encodeURIComponent(order.hash)}${whose}`;
  const headers = { 'x-user-token': who.token, ...forwardedForHeader(ground, who) };
  const told = await ground.ask(server, { method: 'GET', path, headers });
  return isOk(told) ? told.data : null;
}

/** [PA52] The owner reads what it would be without who has not paid. */
export const readWithoutUnpaid = (
  ground: Ground,
  server: number,
  shared: OrderInShares,
): Promise<RaceAnswer> => ground.ask(server, { method: 'GET', ...withoutUnpaidRequest(ground, shared) });

/** [PA52] The owner decides on what they have read of that version. */
export const goOnWithoutUnpaid = (
  ground: Ground,
  server: number,
  shared: OrderInShares,
  version: number,
): Promise<RaceAnswer> => ground.ask(server, { ...withoutUnpaidRequest(ground, shared), body: { version } });

const withoutUnpaidRequest = (ground: Ground, { order: { hash, who } }: OrderInShares) => ({
  path: `/v1/order/without-unpaid/${encodeURIComponent(hash)}`,
  headers: { 'x-user-token': who.token, ...forwardedForHeader(ground, who) },
});
