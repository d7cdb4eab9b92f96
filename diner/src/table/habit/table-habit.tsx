import { dataOrThrow } from '@mam/client/call.ts';
import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { dinerTopic } from '@mam/contract/http/topic.ts';
import { getHistory } from '@mam/contract/order/get-history.ts';
import { pastOrderFromWire } from '@mam/contract/order/history-wire.ts';
import type { PastOrder } from '@mam/domain/order/order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { usualOrder } from '@mam/domain/table/habit.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import noodles from '@mam/ui/art/steaming-bowl.svg';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { call } from '../../data/call.ts';
import { useLive } from '../../data/live/use-live.ts';
import { usePersisted } from '../../device/persisted.ts';
import { useVisit } from '../../device/visit.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { usePlacing } from '../../placing/placing.ts';
import { againWords, checkoutWords, habitWords, tableWords } from '../../words/areas.ts';
import styles from '../call/table-calls.module.css';
import type { HabitSheetProps } from './habit-sheet.tsx';

const sheet = screen<HabitSheetProps>(
  () => import('./habit-sheet.tsx').then((m) => m.HabitSheet),
  [againWords, checkoutWords],
);

/** [TB74] The past order this diner may have again here; null = none, or it is not known yet. */
function useHabit({ brand, id }: Store): PastOrder | null {
  const uid = usePersisted(({ user }) => user.uid);
  const topic = uid === null ? null : dinerTopic(uid);
  useLive(topic);
  const { data } = useQuery({
    queryKey: [topic, brand, 'habit'],
    queryFn: async ({ signal }) =>
      dataOrThrow(await call(getHistory, { query: { pos_parent: brand }, signal })).orders.map(
        pastOrderFromWire,
      ),
    enabled: topic !== null,
    refetchOnMount: 'always',
  });
  return data ? usualOrder(data, { brand, id }) : null;
}

export interface TableHabitProps {
  readonly here: StoreMenu;
  readonly table: Table;
}

/** [TB74] The way to have at this table what was ordered last; a preview sends nothing. */
export function TableHabit({ here, table }: TableHabitProps) {
  const say = useWords(habitWords);
  const sayAtTable = useWords(tableWords);
  const habit = useHabit(here.store);
  const preview = useVisit((state) => state.preview);
  const { open, show, close } = useDialog('habit');
  const send = useSentToast();
  if (habit === null) return null;
  return (
    <>
      <ListRow
        lead={<img src={noodles} alt="" />}
        value={say('again')}
        detail={habit.items.map(({ name, quantity }) => `${quantity}× ${name}`).join(', ')}
        className={styles.feedback}
        onClick={() => (preview ? showToast(sayAtTable('preview'), { urgent: true }) : show())}
      />
      {open && !preview ? (
        <Suspense>
          <sheet.Screen here={here} table={table} hash={habit.hash} onSend={send} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/** It is said that it worked, before what tells about any order. */
function useSentToast(): () => void {
  const say = useWords(habitWords);
  const state = usePlacing((placing) => placing.state);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent || state === 'begun' || state === 'sending') return;
    setSent(false);
    if (state === 'placed') showToast(say('done'));
  }, [sent, state, say]);
  return () => setSent(true);
}
