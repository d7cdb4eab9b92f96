import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Check, Footprints, ShoppingBag } from 'lucide-react';
import { useClock } from '../device/clock.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './call-list.module.css';
import { isOpenCall, waitedMinutes } from './table-call.ts';
import { useMoveCall } from './use-calls.ts';

/** The calls of tables: the wish, how long each has waited, and who is on the way. */
export function CallList({ calls }: { readonly calls: readonly StandingCall[] }) {
  return (
    <ul className={styles.list}>
      {calls.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
    </ul>
  );
}

function CallRow({ call }: { readonly call: StandingCall }) {
  const say = useSay();
  const { storeId } = useShift();
  const minutes = useClock((now) => waitedMinutes(call, now));
  const { move, busy } = useMoveCall(storeId, call);
  const taken = !isOpenCall(call);
  const where =
    call.table?.kind === 'table' ? say('calls.table', { number: call.table.number }) : say('calls.counter');
  const word = say(taken ? 'calls.done' : 'calls.take');
  return (
    <li className={classNames(styles.row, taken && styles.taken)}>
      <span className={classNames('d', styles.table)}>
        <span className="vh">{where}</span>
        <span aria-hidden="true">{call.table?.kind === 'table' ? call.table.number : <ShoppingBag />}</span>
      </span>
      <div className={styles.what}>
        <p className={styles.text}>{call.text}</p>
        <p className={styles.detail}>
          {call.guest}, {say('calls.age', { minutes })}
        </p>
        {call.isTableUnverified ? <p className={styles.unverified}>{say('order.table_unverified')}</p> : null}
        {call.takenBy === null ? null : (
          <p className={styles.by}>{say('calls.onTheWay', { name: call.takenBy })}</p>
        )}
      </div>
      <Button
        size="small"
        kind={taken ? undefined : 'primary'}
        className={styles.step}
        busy={busy}
        aria-label={say('calls.step', { word, where, text: call.text })}
        onClick={move}
      >
        {taken ? <Check aria-hidden="true" /> : <Footprints aria-hidden="true" />}
        {word}
      </Button>
    </li>
  );
}
