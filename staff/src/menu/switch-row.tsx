import { classNames } from '@mam/ui/class-names.ts';
import { Switch } from '@mam/ui/control/switch.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { useSay } from '../words/words.ts';
import styles from './switch-row.module.css';
import { useUntilWords } from './until-words.ts';

interface SwitchRowProps {
  readonly name: string;
  /** small, under the name */
  readonly detail?: string | undefined;
  readonly gone: { readonly sold_out: boolean; readonly until: number | null; readonly by: string | null };
  /** just switched off: its end is being chosen */
  readonly pending: boolean;
  readonly onSwitch: (there: boolean) => void;
}

/** A dish, a size, an option with its switch: gone until when, and by whom. */
export function SwitchRow({ name, detail, gone, pending, onSwitch }: SwitchRowProps) {
  const say = useSay();
  const off = pending || gone.sold_out;
  return (
    <li className={classNames(styles.row, off && styles.gone)}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail ? <span className="small muted">{detail}</span> : null}
        {pending ? (
          <Pill kind="warn">{say('menu.chooseUntil')}</Pill>
        ) : gone.sold_out ? (
          <GonePill until={gone.until} by={gone.by} />
        ) : null}
      </span>
      <Switch label={say('menu.there', { dish: name })} on={!off} onChange={onSwitch} />
    </li>
  );
}

/** "Sold out until 10:00 tomorrow, Lan" */
export function GonePill({ until, by }: { readonly until: number | null; readonly by: string | null }) {
  const say = useSay();
  const words = useUntilWords();
  const end = until === null ? say('menu.gone') : say('menu.goneUntil', { time: words(until) });
  return <Pill kind="bad">{by ? say('menu.goneBy', { end, name: by }) : end}</Pill>;
}
