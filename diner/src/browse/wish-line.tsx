import { type Say, useLanguage, useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { type DietWish, hasDietWish } from '@mam/domain/diet/wish.ts';
import { iconButtonClass } from '@mam/ui/control/button-class.ts';
import { VisuallyHidden } from '@mam/ui/visually-hidden.tsx';
import { X } from 'lucide-react';
import { forgetWish } from '../diet/wish.ts';
import { dietWords, menuWords } from '../words/areas.ts';
import type { ShownFilter } from './shown-filter.ts';
import styles from './wish-line.module.css';

/** A wish is at work: what it says, how much it hides, and the way out of it. */
export function WishLine({ filter }: { readonly filter: ShownFilter }) {
  const say = useWords(dietWords);
  const words = useWishWords();
  const { show } = useDialog('filter');
  const { hidden, silent, suiting } = filter;
  if (!suiting) return null;
  const { answered, unanswered } = suiting;
  const hides = [say('hides', { n: hidden }), ...(silent > 0 ? [say('hides_silent', { n: silent })] : [])];
  return (
    <div className={styles.line}>
      {hasDietWish(answered) ? (
        <p className={styles.chip}>
          <button type="button" className={styles.words} aria-haspopup="dialog" onClick={show}>
            <VisuallyHidden>{say('change')} </VisuallyHidden>
            <b>{words(answered)}</b>
            <span>{hides.join(' · ')}</span>
          </button>
          <button
            type="button"
            className={iconButtonClass('ghost')}
            aria-label={say('off')}
            onClick={forgetWish}
          >
            <X />
          </button>
        </p>
      ) : null}
      {hasDietWish(unanswered) ? (
        <p className={styles.note} role="note">
          {say('unanswered', { wish: words(unanswered) })}
        </p>
      ) : null}
    </div>
  );
}

type SayDiet = typeof dietWords extends { readonly key?: infer Key extends string } ? Say<Key> : never;

/** "Vegan, no peanuts or milk": a wish in the diner's words. */
function useWishWords(): (wish: DietWish) => string {
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
