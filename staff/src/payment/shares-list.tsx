import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { useSheet } from '../device/sheet-address.ts';
import { useDayClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './shares-list.module.css';

/** [PA50] Orders whose shares are on their way: nothing is to be done about them, and nobody wonders where they are. */
export function SharesList({ orders }: { readonly orders: readonly BoardOrder[] }) {
  const say = useSay();
  const { show } = useSheet();
  const clockAt = useDayClock();
  if (orders.length === 0) return null;
  return (
    <section className={styles.shares} aria-labelledby="shares">
      <h3 id="shares" className="strong small">
        {say('shares.title')}
      </h3>
      <ul className={styles.list}>
        {orders.map(({ code, name, createdAt, shares }) => (
          <li key={code}>
            <button type="button" className={styles.row} onClick={() => show('order', code)}>
              <span className="d d20">{code}</span>
              <span className="tiny muted num">{clockAt(createdAt)}</span>
              <span className={styles.state}>{name}</span>
              <span className={styles.state}>
                <b className="strong">
                  {say('shares.paid', { paid: shares?.paid ?? 0, all: shares?.all ?? 0 })}
                </b>
                {shares && shares.less > 0 ? (
                  <Pill kind="warn">{say('shares.less', { count: shares.less })}</Pill>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
