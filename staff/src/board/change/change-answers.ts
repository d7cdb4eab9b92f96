import type { Reckoning } from '@mam/contract/amendment/reckoning-wire.ts';
import type { EditRow } from './order-edit.ts';

/** How a diner knows of a change: they were told, they read it on their order's page, or they are asked there [OR115]. */
export type Tell = 'phone' | 'page' | 'ask';

/** How a difference is settled: whoever hands the order over takes it; it goes back at once, or later. */
export type Settle = 'door' | 'back' | 'later';

/** [OR135] The two answers a change always needs. */
export interface ChangeAnswers {
  readonly tell: Tell | null;
  readonly settle: Settle | null;
}

export const UNANSWERED: ChangeAnswers = { tell: null, settle: null };

/** [OR112] Nobody pays more than they agreed to: dearer has to be told before. */
export const tellsFor = ({ needsAgreement }: Reckoning): readonly Tell[] =>
  needsAgreement ? ['phone', 'ask'] : ['phone', 'page'];

export function settlesFor({ difference, mayGiveBack }: Reckoning): readonly Settle[] {
  if (difference === 0) return [];
  if (difference > 0) return ['door'];
  return mayGiveBack ? ['back', 'later'] : ['later'];
}

/** The answers as far as they still fit; the one way there is to settle it is taken. */
export function fittingAnswers({ tell, settle }: ChangeAnswers, reckoning: Reckoning | null): ChangeAnswers {
  if (reckoning === null) return UNANSWERED;
  const settles = settlesFor(reckoning);
  const [only] = settles;
  return {
    tell: tellsFor(reckoning).find((each) => each === tell) ?? null,
    settle: settles.length === 1 && only ? only : (settles.find((each) => each === settle) ?? null),
  };
}

interface Wanted {
  readonly rows: readonly EditRow[];
  /** null = it is being worked out */
  readonly reckoning: Reckoning | null;
  readonly answers: ChangeAnswers;
}

/** [OR111] Whether nothing would be left of an order: it is called off instead. */
const isEmptied = (rows: readonly EditRow[]): boolean =>
  rows.every(({ was, left, now }) => now === null && (left === 0 || was?.isGift === true));

/** The first thing that keeps a change from being sent; null = nothing. */
export function changeGap({ rows, reckoning, answers }: Wanted) {
  if (rows.every(({ mark }) => mark === 'same')) return 'gap.none';
  if (isEmptied(rows)) return 'gap.empty';
  if (reckoning === null) return 'gap.reading';
  if (reckoning.refusal !== null) return 'gap.refused';
  if (answers.tell === null) return reckoning.needsAgreement ? 'gap.agree' : 'gap.tell';
  return settlesFor(reckoning).length > 0 && answers.settle === null ? 'gap.give' : null;
}
