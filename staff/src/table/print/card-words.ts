import { LANGUAGES, type Language } from '@mam/contract/http/language.ts';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../data/queries.ts';
import { type Say, sayIn } from '../../words/words.ts';

/** One language on a card. */
export interface CardWords {
  readonly language: Language;
  readonly say: Say;
}

/**
 * [TB41] The words of a card, whatever the staff speak: in the language of the store's diners, then English, then
 * the third.
 */
export function useCardWords(first: Language) {
  return useQuery({
    queryKey: keys.cardWords(first),
    queryFn: async (): Promise<readonly [CardWords, ...CardWords[]]> => {
      const others = LANGUAGES.filter((each) => each !== first).sort((a) => (a === 'en' ? -1 : 1));
      const wordsOf = async (language: Language) => ({ language, say: await sayIn(language) });
      return [await wordsOf(first), ...(await Promise.all(others.map(wordsOf)))];
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
