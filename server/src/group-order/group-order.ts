import { randomBytes } from 'node:crypto';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { groupOrderTopic } from '@mam/contract/http/topic.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { type AutoOrderFacts, saidAgain } from '@mam/domain/group-order/by-itself.ts';
import type { GroupOrderChoice } from '@mam/domain/group-order/choice.ts';
import type { PlaceOf } from '@mam/domain/group-order/guest-place.ts';
import {
  type GroupOrderLife,
  type GroupOrderState,
  groupOrderState,
  isChoosingOver,
  statusHash,
} from '@mam/domain/group-order/life.ts';
import type { PhonedSeat } from '@mam/domain/group-order/promotion.ts';
import type { Session } from '@mam/domain/group-order/session.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { NO_TIME } from '@mam/domain/time/pickup-at.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import type { GroupOrderRow, GroupSessionRow } from '../db/tables/group-order-tables.ts';
import type { GroupOrderLifeRow } from './queries.ts';

const HASH = /^[A-Za-z0-9_-]{22}$/;

/** 128 random bits: anybody who holds it may look and join. */
export const newGroupOrderHash = (): string => randomBytes(16).toString('base64url');

export const isGroupOrderHash = (text: string): boolean => HASH.test(text);

const lifeFromRow = ({
  cancelled,
  order_id,
  ends_at,
  over,
}: Omit<GroupOrderLifeRow, 'version'>): GroupOrderLife => ({
  cancelled: cancelled === 1,
  ordered: order_id !== null,
  endsAt: ends_at,
  over: over === 1,
});

/** [GO32] */
export const autoOrderFromRow = (row: GroupOrderRow, now: number): AutoOrderFacts => ({
  state: groupOrderState(lifeFromRow(row), now),
  chosen: row.by_itself === 1,
  refused: row.not_ordered !== null,
});

export const groupOrderStateAt = (row: Omit<GroupOrderLifeRow, 'version'>, now: number): GroupOrderState =>
  groupOrderState(lifeFromRow(row), now);

export const isOver = (row: GroupOrderLifeRow, now: number): boolean => isChoosingOver(lifeFromRow(row), now);

/** [GO3] */
export const groupOrderStatusHash = (row: GroupOrderLifeRow, now: number): string =>
  statusHash(row.version, lifeFromRow(row), now);

export const parseStoredCart = (row: Pick<GroupSessionRow, 'cart'>): CartLine[] =>
  JSON.parse(row.cart) as CartLine[];

/** As it is stored: days are counted from the moment it was said. */
export interface StoredChoice extends GroupOrderChoice {
  /** null = it names no day */
  readonly saidAt: number | null;
}

/** [GO36] The owner's choice for everybody, its day counted from now. */
export function choiceOfRow(
  row: Pick<GroupOrderRow, 'setting'>,
  { zone, now }: { readonly zone: Zone; readonly now: number },
): GroupOrderChoice {
  // of before the moment and the note were kept
  const {
    saidAt = null,
    note = '',
    ...choice
  } = JSON.parse(row.setting) as Partial<StoredChoice> & GroupOrderChoice;
  const pickupAt = saidAt === null ? choice.pickupAt : saidAgain(choice.pickupAt, saidAt, now, zone);
  return { ...choice, note, pickupAt };
}

/** Before the owner has chosen anything: as the store takes orders. */
export function firstChoice({ orderTypes }: Store): StoredChoice {
  const type = orderTypes[0] ?? 'DELI';
  return { type, orderNow: type === 'DELI', pickupAt: NO_TIME, note: '', recipient: null, saidAt: null };
}

export function sessionFromRow(row: GroupSessionRow): Session & PlaceOf & PhonedSeat {
  return {
    uid: row.uid,
    name: row.name,
    phoneKey: row.phone_key,
    status: row.status,
    isBanned: row.banned === 1,
    joinedAt: row.joined_at,
    changedAt: row.changed_at,
    itemCount: row.item_count,
    madeBy: row.made_by,
  };
}

/** [GO35] As the refusal of an order is told. */
export function notOrderedWire({ not_ordered }: GroupOrderRow): GroupOrderWire['not_ordered'] {
  if (not_ordered === null) return null;
  const { refused: code, ...data } = JSON.parse(not_ordered) as { refused: string };
  return { code, data };
}

/** Rings every screen that shows the group order, which then reads it again. */
export function publishGroupOrderEvent(
  trx: Trx,
  { brand, hash, version }: Pick<GroupOrderRow, 'brand' | 'hash' | 'version'>,
  at: number,
): void {
  appendEvent(trx, { brand, topic: groupOrderTopic(hash), version, at });
}
