import { isPhone } from '@mam/domain/contact/phone.ts';
import { fold } from '@mam/domain/search/keyword.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import { USUAL_WORDS } from './usual-words.ts';

/** zxcvbn's score for what more than a million guesses find. */
const LEAST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, usual: [...USUAL_WORDS] },
  graphs: common.adjacencyGraphs,
});

const USUAL = new Set(USUAL_WORDS);
const MOST_WORDS = 4;
const LONGEST_WORD = Math.max(...USUAL_WORDS.map(({ length }) => length));

/** Whether letters are a few usual words in a row, and one letter at most after them: "nguyenvana". */
function isUsualChain(letters: string, words = MOST_WORDS): boolean {
  if (letters.length <= 1) return true;
  if (words === 0) return false;
  for (let end = Math.min(LONGEST_WORD, letters.length); end > 1; end -= 1)
    if (USUAL.has(letters.slice(0, end)) && isUsualChain(letters.slice(end), words - 1)) return true;
  return false;
}

const isTrimmedChain = (letters: string) => letters.length > 1 && isUsualChain(letters);

/** Signs put between, before and after the words of a password that must have some. */
const TRIMMINGS = /[\d@!#$%&*._+?]/g;

/** Whether a million guesses find it, with or without its accents, or it is a phone number. words: tried first */
export const isGuessable = (password: string, words: readonly string[]): boolean =>
  isPhone(password) ||
  isTrimmedChain(fold(password).replace(TRIMMINGS, '')) ||
  [password, fold(password)].some((each) => zxcvbn.check(each, [...words]).score < LEAST_SCORE);
