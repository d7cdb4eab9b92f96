import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

/** zxcvbn's score for what more than a million guesses find. */
const LEAST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });

/** Whether a million guesses find it. words: what a guesser would try first */
export const isGuessable = (password: string, words: readonly string[]): boolean =>
  zxcvbn.check(password, [...words]).score < LEAST_SCORE;
