import { dataOrThrow } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import { getKeywords } from '@mam/contract/search/get-keywords.ts';
import { type ListingPlace, menuSections } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Suiting } from '@mam/domain/menu/suiting.ts';
import { findThings, type ThingIndex } from '@mam/domain/search/find-things.ts';
import { withoutSearch } from '@mam/domain/search/recent.ts';
import { wordsToTry } from '@mam/domain/search/words-to-try.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ArrowUpLeft, History, X } from 'lucide-react';
import { useMemo } from 'react';
import { placeQuery } from '../brand/config-query.ts';
import { call } from '../data/call.ts';
import { persisted, usePersisted } from '../device/persisted.ts';
import { DishTile } from '../menu/dish-tile.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';
import { searchWords } from '../words/areas.ts';
import styles from './search-start.module.css';

/** From so many words on they lie in two rows [SE11]. */
const TWO_ROWS = 5;
const TILES = 4;

interface SearchStartProps {
  readonly here: StoreMenu;
  readonly wall: WallTime;
  readonly where: ListingPlace;
  readonly index: ThingIndex;
  readonly judge: Suiting['judge'];
  readonly onSearch: (words: string) => void;
}

/** The best sellers, or what is recommended in their place. */
function popularDishes(menu: Menu, wall: WallTime, where: ListingPlace) {
  const section = menuSections(menu, wall, where).find(
    ({ kind }) => kind === 'best' || kind === 'recommended',
  );
  return section?.dishes ?? [];
}

/** Before anything is typed: words to try, what was searched for lately, and what others like. */
export function SearchStart({ here, wall, where, index, judge, onSearch }: SearchStartProps) {
  const say = useWords(searchWords);
  const keywords = useKeywords(here.store);
  const popular = useMemo(() => popularDishes(here.menu, wall, where), [here.menu, wall, where]);
  const tempting = popular.filter((dish) => judge(dish) === 'suits');
  const words = useMemo(
    () =>
      (keywords ? wordsToTry(keywords, popular) : []).map((word) => ({
        word,
        picture: findThings(index, word, wall, where)[0]?.thing.picture,
      })),
    [keywords, popular, index, wall, where],
  );
  return (
    <>
      {words.length > 0 ? (
        <section aria-labelledby="most-ordered">
          <h2 id="most-ordered" className="d d20">
            {say('most_ordered')}
          </h2>
          <ul className={classNames(styles.words, words.length >= TWO_ROWS && styles.two)}>
            {words.map(({ word, picture }) => (
              <li key={word}>
                <button type="button" className={styles.word} onClick={() => onSearch(word)}>
                  {picture ? (
                    <DishPicture picture={picture} shape="round" className={styles.picture} />
                  ) : null}
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Recent onSearch={onSearch} />
      {tempting.length > 0 ? (
        <section aria-labelledby="craving">
          <h2 id="craving" className="d d20">
            {say('craving')}
          </h2>
          <div className={styles.tiles}>
            {tempting.slice(0, TILES).map((dish) => (
              <DishTile key={dish.id} dish={dish} eager={false} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}

/** [SE12] Recent searches on this device; each can be forgotten. */
function Recent({ onSearch }: Pick<SearchStartProps, 'onSearch'>) {
  const say = useWords(searchWords);
  const searches = usePersisted((state) => state.searches);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <div className={styles.head}>
        <h2 id="recent" className="d d20">
          {say('recent')}
        </h2>
        <button type="button" className={styles.all} onClick={() => persisted.setState({ searches: [] })}>
          {say('forget_all')}
        </button>
      </div>
      <ul className={styles.recent}>
        {searches.map((query) => (
          <li key={query}>
            <button
              type="button"
              className={styles.again}
              aria-label={say('again', { query })}
              onClick={() => onSearch(query)}
            >
              <History />
              <span className="grow clip">{query}</span>
              <ArrowUpLeft />
            </button>
            <IconButton
              kind="ghost"
              label={say('forget', { query })}
              onClick={() => persisted.setState({ searches: withoutSearch(searches, query) })}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function keywordsQuery(brand: string, storeId: number) {
  return queryOptions({
    queryKey: ['keywords', brand, storeId],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getKeywords, { query: placeQuery(brand, storeId), signal })).map(
        ({ context }) => context,
      ),
    // they only suggest: without them the best sellers do
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const NONE: readonly string[] = [];

/** Searches the brand suggests; null until they are known. */
function useKeywords(store: Store): readonly string[] | null {
  const { data, isError } = useQuery(keywordsQuery(store.brand, store.id));
  return data ?? (isError ? NONE : null);
}
