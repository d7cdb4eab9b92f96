import type { Minor } from '../money/currency.ts';
import type { EpochMs } from '../time/moment.ts';
import type { Signature } from './actor.ts';
import type { LineChange } from './changed-lines.ts';

/** [OR115] How long a change waits for its diner's answer. */
export const QUESTION_WAITS = 300_000;

/** asked: the diner has to answer. failed: they agreed, and it could not be had any more, or not at that total. */
export const QUESTION_STATES = ['asked', 'agreed', 'declined', 'unanswered', 'failed', 'takenBack'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** A change the diner of an order is asked about, as everybody reads it. */
export interface AskedChange {
  readonly state: QuestionState;
  readonly askedAt: EpochMs;
  readonly until: EpochMs;
  readonly lines: readonly LineChange[];
  /** the total as it was when it was asked, and as it would be */
  readonly before: Minor;
  readonly after: Minor;
  /** still to be taken by whoever hands it over; less than 0 = it comes back; 0 = nothing is settled */
  readonly difference: Minor;
}

/** The same with its sender and the change as it was sent, which is kept as long as it can be agreed to. */
export interface ChangeQuestion extends AskedChange {
  readonly by: Signature;
  readonly wish: object | null;
}

type Standing = Pick<AskedChange, 'state' | 'until'>;

/** [OR115] Whether a question can be answered now. */
export const isAsked = (question: Standing | null, now: EpochMs): boolean =>
  question !== null && question.state === 'asked' && now < question.until;

/** A question that is over: what was wanted is forgotten with it. */
export const endedQuestion = (
  question: ChangeQuestion,
  state: Exclude<QuestionState, 'asked'>,
): ChangeQuestion => ({ ...question, state, wish: null });

/** A diner's answer to the question they saw. */
export interface SaidToChange {
  readonly askedAt: EpochMs;
  readonly answer: 'accept' | 'decline';
  readonly total: Minor;
}

/** [OR116] Whether this answer was given before: said twice it is done once. */
export const isSaidBefore = (question: ChangeQuestion | null, said: SaidToChange): boolean =>
  question?.askedAt === said.askedAt &&
  question.after === said.total &&
  question.state === (said.answer === 'accept' ? 'agreed' : 'declined');

/** [OR116] Whether an answer is about the question that stands, and about its total; null = yes. */
export function mayAnswerChange(
  question: ChangeQuestion | null,
  said: SaidToChange,
  now: EpochMs,
): { readonly refused: 'CHANGE_QUESTION_OVER' | 'PRICE_CHANGED' } | null {
  if (question?.askedAt !== said.askedAt || !isAsked(question, now))
    return { refused: 'CHANGE_QUESTION_OVER' };
  return question.after === said.total ? null : { refused: 'PRICE_CHANGED' };
}
