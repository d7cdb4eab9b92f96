import type { Language } from '@mam/contract/http/language.ts';
import { readyReasonText } from '@mam/contract/order/ready-reason.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { CircleSlash2, Flame, MapPinOff, PencilLine, PhoneMissed } from 'lucide-react';

export type RejectReason = 'sold-out' | 'busy' | 'too-far' | 'unreachable' | 'other';

export const REASON_ICONS = {
  'sold-out': CircleSlash2,
  busy: Flame,
  'too-far': MapPinOff,
  unreachable: PhoneMissed,
  other: PencilLine,
} as const;

/** the server takes a reason of at most this many letters */
export const LONGEST_REASON = 200;

/** The reasons that fit an order: nobody lives too far away to collect their food. */
export function reasonsFor(order: BoardOrder): readonly RejectReason[] {
  const all: readonly RejectReason[] = ['sold-out', 'busy', 'too-far', 'unreachable', 'other'];
  return order.type === 'PICKUP' ? all.filter((reason) => reason !== 'too-far') : all;
}

/** [OR92] The sentence the diner reads, in the store's language; empty = still to be chosen or written. */
export function reasonText(language: Language, reason: RejectReason, soldOut: readonly string[]): string {
  if (reason === 'other') return '';
  if (reason !== 'sold-out') return readyReasonText({ code: reason }, language);
  if (soldOut.length === 0) return '';
  const text = readyReasonText({ code: reason, dishes: soldOut.join(', ') }, language);
  return [...text].length <= LONGEST_REASON
    ? text
    : readyReasonText({ code: 'sold-out-many', count: String(soldOut.length) }, language);
}

/** Every dish of an order once, however many lines it has. */
export function distinctDishes(
  order: BoardOrder,
): readonly { readonly itemId: string; readonly name: string }[] {
  return [...new Map(order.lines.map(({ itemId, name }) => [itemId, { itemId, name }])).values()];
}
