import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

/** zxcvbn's score for what more than a million guesses find. */
const LEAST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });

/** [SF10] Whether a guesser would soon try this. about: what is known of whoever will type it */
export function isWeakPassword(password: string, about: readonly string[]): boolean {
  return zxcvbn.check(password, [...about]).score < LEAST_SCORE;
}
