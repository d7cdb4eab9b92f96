import { useWords } from '@mam/client/i18n.ts';
import { SearchField } from '../search/search-field.tsx';
import { useSaid } from '../search/use-said.ts';
import { searchWords } from '../words/search/words.ts';
import type { Sifting } from './use-filtered.ts';

/** Search engine 0: what is typed filters the menu below. */
export function InlineSearch({ sifting }: { readonly sifting: Sifting }) {
  const say = useWords(searchWords);
  const { query, sections } = sifting;
  const left = new Set(sections.flatMap(({ dishes, combos }) => [...dishes, ...combos].map(({ id }) => id)));
  const words = left.size > 0 ? say('said_left', { n: left.size, query }) : say('no_category');
  const said = useSaid(query.trim() ? words : '');
  return (
    <>
      <SearchField value={query} label={say('inline')} onChange={sifting.search} />
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}
