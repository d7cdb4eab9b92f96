import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { Link } from '@mam/client/router.tsx';
import { saysAnything } from '@mam/domain/diet/facts.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { whenFreeToFetch } from '../device/idle.ts';
import { useLinks } from '../start/use-place.ts';
import { menuWords } from '../words/areas.ts';
import styles from './search-row.module.css';
import type { MenuFilter } from './use-filtered.ts';

interface SearchRowProps {
  readonly menu: Menu;
  readonly filter: MenuFilter;
  readonly className: string;
  /** a finger comes down on the way to the search */
  readonly onApproach: () => void;
}

/** Above the dishes: where a search begins, and what to leave out. */
export function SearchRow({ menu, filter, className, onApproach }: SearchRowProps) {
  const { parts, inline } = filter;
  return (
    <div className={classNames(styles.room, className)}>
      <div className={styles.row}>
        {inline && parts ? (
          <parts.InlineSearch filter={filter} />
        ) : (
          <SearchLink menu={menu} onApproach={onApproach} />
        )}
        {menu.dishes.some(({ diet }) => saysAnything(diet)) ? (
          <span className={styles.filter}>{parts ? <parts.FilterButton /> : null}</span>
        ) : null}
      </div>
      {parts ? <parts.WishLine filter={filter} /> : null}
    </div>
  );
}

/**
 * Looks like the field it leads to. The menu is made ready to be searched when nothing else is to do, the screen is
 * fetched by the finger that comes down.
 */
function SearchLink({ menu, onApproach }: Pick<SearchRowProps, 'menu' | 'onApproach'>) {
  const say = useWords(menuWords);
  const links = useLinks();
  useEffect(() => {
    void whenFreeToFetch()
      .then(() => lateFile(() => import('../search/menu-index.ts')))
      .then(({ prepareIndex }) => prepareIndex(menu));
  }, [menu]);
  return (
    <Link to={links('/search')} className={styles.link} onPointerDown={onApproach} onFocus={onApproach}>
      <Search />
      <span className="clip">{say('search')}</span>
    </Link>
  );
}
