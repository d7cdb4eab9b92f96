import { searchEngineOf } from '@mam/domain/search/engine.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { configQuery } from '../brand/config-query.ts';
import { whenIdle } from '../device/idle.ts';
import { useKept } from '../device/kept.ts';
import { useVisit } from '../device/visit.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import type { Sift } from './filter-parts.tsx';
import type { Sifted } from './filter-sections.ts';
import type { ShownSection } from './sections.ts';

export interface Sifting extends Sifted {
  readonly query: string;
  readonly search: (query: string) => void;
  /** [SE5] the search box stands in the menu */
  readonly inline: boolean;
  /** what filters; null until it is here */
  readonly sift: Sift | null;
}

/** What a remembered wish and a query on the page leave of the menu; at first, and for who has neither, all of it. */
export function useSifted({ menu, store }: StoreMenu, all: readonly ShownSection[]): Sifting {
  const wish = useKept((state) => state.wish);
  const [query, search] = useState('');
  const asked = useDeferredValue(query);
  const said = useVisit((state) => state.searchEngine);
  const { data: config } = useQuery(configQuery(store.brand, store.id));
  const inline = searchEngineOf(said, config?.search_engine) === 0;
  const sift = useSift(inline || wish.without.length + wish.marks.length > 0);
  const sifted = useMemo(() => sift?.siftMenu(menu, all, wish, asked), [sift, menu, all, wish, asked]);
  return { sections: all, hidden: 0, silent: 0, suiting: null, ...sifted, query, search, inline, sift };
}

/** Fetched at once by who filters already, else when nothing else is to do. */
function useSift(atOnce: boolean): Sift | null {
  const [sift, setSift] = useState<Sift | null>(null);
  useEffect(() => {
    void (atOnce ? Promise.resolve() : whenIdle())
      .then(() => import('./filter-parts.tsx'))
      .then(({ loadParts }) => loadParts())
      .then(setSift);
  }, [atOnce]);
  return sift;
}
