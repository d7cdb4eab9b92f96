/** Shorter words have too many neighbours: gà, gỏi and gạo would all be each other. */
const LONG_ENOUGH = 4;
/** So much must be typed before a word that is not finished yet may have a slip in it. */
const TYPED_ENOUGH = 5;

/** The letters of `word` that `typed` covers with one slip of the finger; 0 = it takes more than one. */
function covered(typed: string, word: string): number {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same++;
  const upTo = (rest: string, at: number): number =>
    at <= word.length && word.startsWith(rest, at) ? at + rest.length : 0;
  const swapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return Math.max(
    upTo(typed.slice(same + 1), same + 1), // another letter
    upTo(typed.slice(same + 1), same), // a letter too many
    upTo(typed.slice(same), same + 1), // a letter missing
    swapped ? upTo(typed.slice(same + 2), same + 2) : 0,
  );
}

/** [SE7] Whether somebody who typed this may have meant that word, or its beginning, and slipped once. */
export function isOneSlip(typed: string, word: string): boolean {
  if (word.length < LONG_ENOUGH || typed.length < LONG_ENOUGH - 1) return false;
  const letters = covered(typed, word);
  return letters === word.length || (letters > 0 && typed.length >= TYPED_ENOUGH);
}
