import type { EpochMs } from '../time/moment.ts';

/** How long after the end the owner has to order, in ms [GO2]. */
export const OWNERS_HOUR = 60 * 60_000;

/** `closing`: the choosing is over and the owner may order. */
export type GroupOrderState = 'active' | 'closing' | 'expired' | 'ordered' | 'cancelled';

/** The stored part of a group order's life; the rest follows from the clock. */
export interface GroupOrderLife {
  readonly cancelled: boolean;
  readonly ordered: boolean;
  /** until when people choose */
  readonly endsAt: EpochMs;
  /** the choosing was found over: it stays so when the clock is put back */
  readonly over: boolean;
}

/** [GO2] Whether the choosing is over: its end has come, or had come before the clock was put back. */
export const isChoosingOver = (
  { endsAt, over }: Pick<GroupOrderLife, 'endsAt' | 'over'>,
  now: EpochMs,
): boolean => over || now >= endsAt;

/** [GO1] [GO2] The one state a group order is in: cancelled, ordered, over for good, the owner's hour, active; the first that holds. */
export function groupOrderState(
  { cancelled, ordered, ...choosing }: GroupOrderLife,
  now: EpochMs,
): GroupOrderState {
  if (cancelled) return 'cancelled';
  if (ordered) return 'ordered';
  if (!isChoosingOver(choosing, now)) return 'active';
  return now < orderUntil(choosing.endsAt) ? 'closing' : 'expired';
}

/** [GO2] The end of the owner's hour. endsAt: of the choosing */
export const orderUntil = (endsAt: EpochMs): EpochMs => endsAt + OWNERS_HOUR;

/**
 * [GO3] Changes when members have something new to see: with the version, and with the state, which the clock moves.
 */
export function statusHash(version: number, life: GroupOrderLife, now: EpochMs): string {
  return `${version}-${groupOrderState(life, now)}`;
}

/** [GO3] The version of a group order with this status hash: it begins with it. */
export const versionInStatusHash = (hash: string): number => Number.parseInt(hash, 10);
