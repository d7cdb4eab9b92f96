import { loadWords, useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { forgetWish } from '../diet/wish.ts';
import { WishSheet } from '../diet/wish-sheet.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';
import { SearchField } from '../search/search-field.tsx';
import { useDebouncedText } from '../search/use-said.ts';
import { checkoutWords, dietWords, searchWords } from '../words/areas.ts';
import { filterMenu } from './filter-sections.ts';
import type { ShownSection } from './section/sections.ts';
import type { ShownFilter } from './shown-filter.ts';
import { WishLine } from './wish-line.tsx';

interface WishDialogProps {
  readonly menu: Menu;
  readonly sections: readonly ShownSection[];
}

/** The sheet over the menu where a diner picks foods to leave out. */
function WishDialog({ menu, sections }: WishDialogProps) {
  const { open, close } = useDialog('filter');
  if (!open) return null;
  const left = new Set(sections.flatMap(({ dishes, combos }) => [...dishes, ...combos]));
  return <WishSheet menu={menu} left={left.size} onClose={close} />;
}

/** Nothing is left: by the query on the page, or by the wish alone. */
function NothingLeft({ filter }: { readonly filter: ShownFilter }) {
  const say = useWords(searchWords);
  const sayDiet = useWords(dietWords);
  const query = filter.query.trim();
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
      actions={<Button onClick={() => filter.search('')}>{say('show_all')}</Button>}
    >
      {say('no_category_text', { query })}
    </EmptyState>
  );
}

/** Search engine 0: what is typed filters the menu below. */
function InlineSearch({ filter }: { readonly filter: ShownFilter }) {
  const say = useWords(searchWords);
  const { query, sections } = filter;
  const left = new Set(sections.flatMap(({ dishes, combos }) => [...dishes, ...combos].map(({ id }) => id)));
  const words = left.size > 0 ? say('said_left', { n: left.size, query }) : say('no_category');
  const said = useDebouncedText(query.trim() ? words : '');
  return (
    <>
      <SearchField value={query} label={say('inline')} onChange={filter.search} />
      <p className="vh" role="status">
        {said}
      </p>
    </>
  );
}

/** Opens the filter. It does nothing without its code, so it comes with it. */
function FilterButton() {
  const say = useWords(dietWords);
  const { show } = useDialog('filter');
  return (
    <IconButton label={say('title')} aria-haspopup="dialog" onClick={show}>
      <SlidersHorizontal />
    </IconButton>
  );
}

const wantedLine = screen(() => import('./wanted-line.tsx').then((m) => m.WantedLine), [checkoutWords]);

/** The time wanted; its code is fetched only once a time has been chosen. */
function WantedLine({ here }: { readonly here: StoreMenu }) {
  const scheduled = usePersisted(({ choices }) => choices.time !== null);
  return scheduled ? (
    <Suspense>
      <wantedLine.Screen here={here} />
    </Suspense>
  ) : null;
}

const parts = { filterMenu, FilterButton, InlineSearch, NothingLeft, WantedLine, WishDialog, WishLine };

/** Everything that filters a menu on its page, with its words: the first picture needs nothing of it. */
export async function loadParts(): Promise<typeof parts> {
  await loadWords([dietWords, searchWords]);
  return parts;
}
export type FilterParts = typeof parts;
