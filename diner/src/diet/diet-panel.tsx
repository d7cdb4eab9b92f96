import { useWords } from '@mam/client/i18n.ts';
import type { DietFacts } from '@mam/domain/diet/facts.ts';
import { byAllergen, type Substance } from '@mam/domain/diet/substances.ts';
import { dietWords } from '../words/areas.ts';
import styles from './diet-panel.module.css';

/** "Gluten (Weizen), Milch": each allergen once, its kinds in brackets. */
function useSubstances(): (codes: readonly Substance[]) => string {
  const say = useWords(dietWords);
  return (codes) =>
    byAllergen(codes)
      .map(({ allergen, kinds }) => {
        const of = kinds.map((kind) => say(kind)).join(', ');
        return of ? `${say(allergen)} (${of})` : say(allergen);
      })
      .join(', ');
}

/** [DI1] Ingredients and traces, word for word as far as the restaurant states them, and never more. */
export function DietPanel({ diet }: { readonly diet: DietFacts }) {
  const say = useWords(dietWords);
  const list = useSubstances();
  const { allergens, mayContain } = diet;
  return (
    <section className={styles.panel} aria-labelledby="diet-panel">
      <h2 id="diet-panel" className={styles.title}>
        {say('panel')}
      </h2>
      {allergens === null ? <p>{say('not_stated')}</p> : null}
      {allergens?.length === 0 && mayContain.length === 0 ? <p>{say('contains_none')}</p> : null}
      {allergens?.length ? (
        <p>
          <b>{say('contains')}:</b> {list(allergens)}
        </p>
      ) : null}
      {mayContain.length > 0 ? (
        <p>
          <b>{say('may_contain')}</b> <span className="muted">({say('may_contain_why')})</span>
          <b>:</b> {list(mayContain)}
        </p>
      ) : null}
    </section>
  );
}
