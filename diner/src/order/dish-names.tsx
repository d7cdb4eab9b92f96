import { useWords } from '@mam/client/i18n.ts';
import { againWords } from '../words/areas.ts';
import styles from './again/again.module.css';

/** More would push the answers off a small phone. */
const MOST = 4;

/** The dishes of an order by their names, the first few of many. */
export function DishNames({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  const say = useWords(againWords);
  const shown = names.length > MOST + 1 ? names.slice(0, MOST) : names;
  const n = names.length - shown.length;
  return (
    <ul className={styles.dishes} aria-label={label}>
      {shown.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one name, and none of them moves
        <li key={index}>{name}</li>
      ))}
      {n > 0 ? <li className="muted">{say('more', { n })}</li> : null}
    </ul>
  );
}
