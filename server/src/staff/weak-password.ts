import { fold } from '@mam/domain/search/keyword.ts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

/** zxcvbn's score for what more than a million guesses find. */
const LEAST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });

/** [SF10] Whether a guesser would soon try this. about: what is known of whoever will type it */
export function isWeakPassword(password: string, about: readonly string[]): boolean {
  const words = about.map((each) => fold(each).split(/\s+/));
  return zxcvbn.check(password, [...words.flat(), ...words.map((each) => each.join(''))]).score < LEAST_SCORE;
}
