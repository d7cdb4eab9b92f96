import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import { type SuggestionList, suggestionList } from '@mam/domain/menu/suggestion-lists.ts';
import star from '@mam/ui/art/glowing-star.svg';
import pot from '@mam/ui/art/pot-of-food.svg';
import taco from '@mam/ui/art/taco.svg';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { useWall } from '../cart/use-wall.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useWhere } from '../menu/use-where.ts';
import { useLinks } from '../start/use-place.ts';
import { tableWords } from '../words/areas.ts';
import styles from './store-suggestions.module.css';

const LISTS: ReadonlyArray<{ readonly list: SuggestionList; readonly sign: string; readonly hue: number }> = [
  { list: 'favourite', sign: star, hue: 85 },
  { list: 'special', sign: pot, hue: 30 },
  { list: 'new', sign: taco, hue: 140 },
];

/** Three doors into the menu, each with what is behind it now; an empty one is left out. */
export function StoreSuggestions({ here }: { here: StoreMenu }) {
  const say = useWords(tableWords);
  const links = useLinks();
  const where = useWhere(here.store);
  const wall = useWall(here.store);
  const offered = LISTS.map((door) => {
    const { dishes, combos } = suggestionList(here.menu, door.list, wall, where);
    return { ...door, count: dishes.length + combos.length };
  }).filter(({ count }) => count > 0);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="store-suggests">
      <h2 id="store-suggests" className="d d20">
        {say('suggests')}
      </h2>
      <div className={styles.doors}>
        {offered.map(({ list, sign, hue, count }) => (
          <Link key={list} to={links(`/menu/${list}`)} className={styles.door}>
            <DishPicture picture={{ url: null, hue, cutout: true }}>
              <img src={sign} alt="" className={styles.sign} />
            </DishPicture>
            <span>
              {say(list)} <small className="small muted">{say('count', { n: count })}</small>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
