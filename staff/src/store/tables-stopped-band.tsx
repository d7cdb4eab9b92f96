import { useSay } from '../words/words.ts';
import { useShift } from './shift.tsx';
import styles from './tables-stopped-band.module.css';

/** [TB9] Says on every screen that tables and counter cannot order: a switch nobody sees is one nobody turns back. */
export function TablesStoppedBand() {
  const say = useSay();
  const { tablesStopped } = useShift();
  return (
    <div role="status">{tablesStopped ? <p className={styles.band}>{say('tables.stopped')}</p> : null}</div>
  );
}
