import { Pill } from '@mam/ui/pill.tsx';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { CallList } from './call-list.tsx';
import styles from './call-rail.module.css';
import { isOpenCall } from './table-call.ts';
import { useCalls } from './use-calls.ts';

/** The calls beside the board; nothing where no table calls. */
export function CallRail() {
  const say = useSay();
  const { storeId } = useShift();
  const calls = useCalls(storeId);
  if (calls.length === 0) return null;
  const open = calls.filter(isOpenCall).length;
  return (
    <section className={styles.rail} aria-labelledby="calls-title">
      <h2 id="calls-title" className="d d20">
        {say('calls.title')}
        <Pill kind={open > 0 ? 'bad' : 'plain'} className={styles.count}>
          {calls.length}
        </Pill>
      </h2>
      <div className={styles.calls}>
        <CallList calls={calls} />
      </div>
    </section>
  );
}
