import { may } from '@mam/domain/staff/roles.ts';
import { FindField } from '@mam/ui/control/find-field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { useState } from 'react';
import listStyles from '../order/order-list.module.css';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { OrderRow } from './order-row.tsx';
import styles from './search-sheet.module.css';
import { keepFound, useFoundOrders } from './use-found-orders.ts';

/** [OR101] An order of the day, found by its code, a name, a table or the last digits of a number. */
export function SearchSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { me, storeId } = useShift();
  const [typed, setTyped] = useState('');
  const { orders, more, state } = useFoundOrders(typed);
  const hint = say(may(me.role, 'readPhones') ? 'search.hintPhones' : 'search.hint');
  return (
    <Sheet title={say('search.title')} place="side" onClose={onClose}>
      <div className={styles.field}>
        <FindField
          value={typed}
          onChange={setTyped}
          quiet
          label={say('search.title')}
          clear={say('menu.clear')}
          isFirst
        />
      </div>
      <p className="vh" role="status">
        {state === 'answered' || state === 'failed' ? say('search.count', { count: orders.length }) : ''}
      </p>
      {state === 'failed' ? (
        <p className={styles.failed} role="alert">
          {say('search.failed')}
        </p>
      ) : null}
      <div className={styles.found}>
        {state === 'nothing' ? <p className={styles.hint}>{hint}</p> : null}
        {orders.length > 0 ? (
          <ul className={listStyles.list}>
            {orders.map((order) => (
              <li key={order.code}>
                <OrderRow order={order} isFound onOpen={() => keepFound(storeId, order)} />
              </li>
            ))}
          </ul>
        ) : null}
        {state === 'reading' && orders.length === 0 ? <Skeleton width="100%" height="4rem" /> : null}
        {(state === 'answered' || state === 'failed') && orders.length === 0 ? (
          <EmptyState title={say('search.none')}>{hint}</EmptyState>
        ) : null}
        {more ? <p className={styles.hint}>{say('search.more')}</p> : null}
      </div>
    </Sheet>
  );
}
