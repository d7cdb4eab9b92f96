import { lateFile } from '@mam/client/late-file.ts';
import { chooseSearchEngine } from '@mam/domain/search/engine.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { configQuery } from '../brand/config-query.ts';
import { whenFreeToFetch } from '../device/idle.ts';
import { usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import type { FilterParts } from './filter-parts.tsx';
import type { ShownSection } from './section/sections.ts';
import type { ShownFilter } from './shown-filter.ts';

/** The menu as it is filtered, with the code that does it. */
export interface MenuFilter extends ShownFilter {
  /** null until it has loaded */
  readonly parts: FilterParts | null;
}

/** The menu by a remembered wish and the query on the page; all of it at first, and for a diner with neither. */
export function useFiltered({ menu, store }: StoreMenu, all: readonly ShownSection[]): MenuFilter {
  const wish = usePersisted((state) => state.wish);
  const [query, search] = useState('');
  const asked = useDeferredValue(query);
  const said = useVisit((state) => state.searchEngine);
  const { data: config } = useQuery(configQuery(store.brand, store.id));
  const inline = chooseSearchEngine(said, config?.search_engine) === 0;
  const parts = useFilterParts(inline || wish.without.length + wish.marks.length > 0);
  const result = useMemo(() => parts?.filterMenu(menu, all, wish, asked), [parts, menu, all, wish, asked]);
  return { sections: all, hidden: 0, silent: 0, suiting: null, ...result, query, search, inline, parts };
}

/** Fetched at once by who filters already, else when nothing else is to do. */
function useFilterParts(atOnce: boolean): FilterParts | null {
  const [parts, setParts] = useState<FilterParts | null>(null);
  useEffect(() => {
    void (atOnce ? Promise.resolve() : whenFreeToFetch())
      .then(() => lateFile(() => import('./filter-parts.tsx')))
      .then(({ loadParts }) => loadParts())
      .then(setParts);
  }, [atOnce]);
  return parts;
}
