import { fold } from '@mam/domain/search/keyword.ts';

/** [SF10] Whether a guesser would soon try this. about: the facts known of the person who will type it */
export async function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  // the lists of usual passwords take time and memory that only those who choose one should pay for
  const { isGuessable } = await import('./guessable.ts');
  const words = about.map((each) => fold(each).split(/\s+/));
  return isGuessable(password, [...words.flat(), ...words.map((each) => each.join(''))]);
}
