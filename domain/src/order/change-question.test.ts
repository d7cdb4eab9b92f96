import { expect, it } from 'vitest';
import {
  type ChangeQuestion,
  endedQuestion,
  isAsked,
  isSaidBefore,
  mayAnswerChange,
} from './change-question.ts';

const ASKED: ChangeQuestion = {
  ...{ state: 'asked', askedAt: 1_000, until: 301_000, by: { id: 'a', name: 'Hạnh' } },
  ...{ lines: [], before: 60_000, after: 75_000, difference: 15_000, wish: { added: [] } },
};
const said = { askedAt: 1_000, answer: 'accept', total: 75_000 } as const;

it('[OR115] stands until its end, and not a moment longer', () => {
  expect([1_000, 300_999, 301_000].map((now) => isAsked(ASKED, now))).toEqual([true, true, false]);
  expect(isAsked(null, 1_000)).toBe(false);
  expect(isAsked(endedQuestion(ASKED, 'takenBack'), 1_000)).toBe(false);
});

it('[OR116] an answer is about the question and the total that were seen', () => {
  const refused = (over: object, now = 2_000) => mayAnswerChange(ASKED, { ...said, ...over }, now)?.refused;
  expect(refused({})).toBeUndefined();
  expect(refused({ total: 74_000 })).toBe('PRICE_CHANGED');
  expect(refused({ askedAt: 999 })).toBe('CHANGE_QUESTION_OVER');
  expect(refused({}, 301_000)).toBe('CHANGE_QUESTION_OVER');
  expect(mayAnswerChange(null, said, 2_000)).toEqual({ refused: 'CHANGE_QUESTION_OVER' });
});

it('[OR116] said twice it is done once; another answer than the first is late', () => {
  const agreed = endedQuestion(ASKED, 'agreed');
  expect(agreed.wish).toBeNull();
  expect(isSaidBefore(agreed, said)).toBe(true);
  expect(isSaidBefore(agreed, { ...said, answer: 'decline' })).toBe(false);
  expect(isSaidBefore(ASKED, said)).toBe(false);
});
