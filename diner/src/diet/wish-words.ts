import { type Say, useLanguage, useWords } from '@mam/client/i18n.ts';
import type { DietWish } from '@mam/domain/diet/wish.ts';
import { dietWords } from '../words/diet/words.ts';
import { menuWords } from '../words/menu/words.ts';

type SayDiet = typeof dietWords extends { readonly key?: infer Key extends string } ? Say<Key> : never;

/** "Vegan, no peanuts or milk": a wish in the diner's words. */
export function useWishWords(): (wish: DietWish) => string {
  const say: SayDiet = useWords(dietWords);
  const sayMenu = useWords(menuWords);
  const language = useLanguage();
  return ({ without, marks }) => {
    const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(
      without.map((allergen) => inside(say(allergen), language)),
    );
    return [...marks.map((mark) => sayMenu(mark)), ...(list ? [say('wish_without', { list })] : [])].join(
      ', ',
    );
  };
}

/** German writes nouns with a capital, others begin a sentence with it only. */
function inside(word: string, language: string): string {
  return language === 'de' ? word : word.charAt(0).toLowerCase() + word.slice(1);
}
