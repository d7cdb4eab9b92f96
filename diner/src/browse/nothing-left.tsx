import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { forgetWish } from '../diet/wish.ts';
import { dietWords } from '../words/diet/words.ts';
import { searchWords } from '../words/search/words.ts';
import type { Sifting } from './use-filtered.ts';

/** Nothing is left: by the query on the page, or by the wish alone. */
export function NothingLeft({ sifting }: { readonly sifting: Sifting }) {
  const say = useWords(searchWords);
  const sayDiet = useWords(dietWords);
  const query = sifting.query.trim();
  if (!query)
    return (
      <EmptyState
        title={sayDiet('nothing_title')}
        actions={<Button onClick={forgetWish}>{sayDiet('off')}</Button>}
      >
        {sayDiet('nothing_text')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={say('no_category')}
      actions={<Button onClick={() => sifting.search('')}>{say('show_all')}</Button>}
    >
      {say('no_category_text', { query })}
    </EmptyState>
  );
}
