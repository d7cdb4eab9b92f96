import { loadWords } from '@mam/client/i18n.ts';
import { dietWords } from '../words/diet/words.ts';
import { searchWords } from '../words/search/words.ts';
import { FilterButton } from './filter-button.tsx';
import { siftMenu } from './filter-sections.ts';
import { InlineSearch } from './inline-search.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { WishDialog } from './wish-dialog.tsx';
import { WishLine } from './wish-line.tsx';

const parts = { siftMenu, FilterButton, InlineSearch, NothingLeft, WishDialog, WishLine };

/** Everything that filters a menu on its page, with its words: the first picture needs nothing of it. */
export async function loadParts(): Promise<typeof parts> {
  await loadWords([dietWords, searchWords]);
  return parts;
}
export type Sift = typeof parts;
