import { dataOrThrow } from '@mam/client/call.ts';
import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { connectionText } from '@mam/contract/http/connection-text.ts';
import { guestCallsTopic } from '@mam/contract/http/topic.ts';
import { getOrderToRate } from '@mam/contract/rating/order-to-rate.ts';
import { callStaff } from '@mam/contract/table/call-staff.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { type FeedbackGoes, feedbackGoes } from '@mam/domain/table/feedback.ts';
import { nameOfTable, type Table } from '@mam/domain/table/table-name.ts';
import hearts from '@mam/ui/art/two-hearts.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '../data/call.ts';
import { invalidateTopic } from '../data/query-cache.ts';
import { persisted, usePersisted } from '../device/persisted.ts';
import { useVisit } from '../device/visit.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { useOrder } from '../order/use-order.ts';
import { RATING_DIALOG } from '../rating/dialog-name.ts';
import { ratingDialog, wordsDialog } from '../rating/dialogs.ts';
import type { RatingDraft } from '../rating/draft.ts';
import type { Reading } from '../store/use-store.ts';
import { tableWords } from '../words/areas.ts';
import { callPlace } from './call/call-place.ts';
import styles from './call/table-calls.module.css';
import { useNameFirst } from './use-name-first.tsx';

interface FeedbackProps {
  readonly here: StoreMenu;
  readonly table: Table | null;
}

/** [TB31] The way to say how it was: of the order there is to rate, else to the staff; a preview says nothing. */
export function TableFeedback({ here, table }: FeedbackProps) {
  const say = useWords(tableWords);
  const preview = useVisit((state) => state.preview);
  const { open, show } = useDialog(RATING_DIALOG);
  /** counts the presses: each asks anew which order there is */
  const [pressed, setPressed] = useState(0);
  const press = () => {
    if (preview) {
      showToast(say('preview'), { urgent: true });
      return;
    }
    setPressed(pressed + 1);
    show();
  };
  return (
    <>
      <ListRow
        lead={<img src={hearts} alt="" />}
        value={say('feedback')}
        className={styles.feedback}
        onClick={press}
      />
      {!preview && (open || pressed > 0) ? (
        <Asking key={pressed} nth={pressed} here={here} table={table} />
      ) : null}
    </>
  );
}

/** The order to rate in a store, read for each press; null = none, as for a guest without an identity yet. */
function useOrderToRate({ brand, id: storeId }: Store, nth: number): Reading<string | null> {
  const uid = usePersisted(({ user }) => user.uid);
  const { data, error, refetch } = useQuery({
    queryKey: ['order-to-rate', uid, brand, storeId, nth],
    queryFn: async ({ signal }) => {
      const query = { pos_parent: brand, pos_id: storeId };
      return dataOrThrow(await call(getOrderToRate, { query, signal }));
    },
    enabled: uid !== null,
    gcTime: 0,
  });
  if (uid === null) return { state: 'ready', value: null };
  if (data) return { state: 'ready', value: data.order_hash };
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' };
}

function Asking({ here, table, nth }: FeedbackProps & { readonly nth: number }) {
  const asked = useOrderToRate(here.store, nth);
  if (asked.state === 'failed') return <Waiting retry={asked.retry} />;
  if (asked.state !== 'ready') return <Waiting />;
  return <Feedback here={here} goes={feedbackGoes(asked.value, table)} />;
}

function Feedback({ here, goes }: Pick<FeedbackProps, 'here'> & { readonly goes: FeedbackGoes }) {
  if ('refused' in goes) return <NoTable />;
  if (goes.to === 'order') return <OfOrder here={here} hash={goes.hash} />;
  return <ToStaff here={here} table={goes.table} />;
}

function OfOrder({ here: { store, menu }, hash }: Pick<FeedbackProps, 'here'> & { readonly hash: string }) {
  const found = useOrder(hash);
  if (found.state === 'failed') return <Waiting retry={found.retry} />;
  if (found.state !== 'ready') return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <ratingDialog.Screen order={found.value.countedIn(store.currency)} store={store} menu={menu} />
    </Suspense>
  );
}

/**
 * [TB32] Tells staff by a call, which may be sent again after a lost answer [TB24]. null = it arrived; else why not.
 */
async function tellStaff(store: Store, table: Table, { score, feedback }: RatingDraft) {
  const { uid } = persisted.getState().user;
  const answer = await call(callStaff, {
    query: {},
    body: {
      ...callPlace(store, table),
      score,
      note: feedback,
    },
  });
  if (uid !== null) invalidateTopic(guestCallsTopic(uid));
  return answer.ok ? null : answer.message;
}

function ToStaff({ here: { store }, table }: Pick<FeedbackProps, 'here'> & { readonly table: Table }) {
  const say = useWords(tableWords);
  const name = useNameFirst();
  const where = table.kind === 'table' ? say('table_said', { number: table.number }) : say('counter');
  return (
    <>
      <Suspense fallback={<Waiting />}>
        <wordsDialog.Screen
          kept={`${store.brand}/${store.id}/${nameOfTable(table)}`}
          detail={`${store.name} · ${where}`}
          seated={table.kind === 'table'}
          first={name.first}
          deliver={(draft) => tellStaff(store, table, draft)}
        />
      </Suspense>
      {name.asking}
    </>
  );
}

/** Nobody could be told where to come to. */
function NoTable() {
  const say = useWords(tableWords);
  const { open, close } = useDialog(RATING_DIALOG);
  if (!open) return null;
  return (
    <Sheet title={say('feedback')} onClose={close}>
      <p>{say('feedback_no_table')}</p>
    </Sheet>
  );
}

/** The sheet while it is not known yet what it asks; retry: it could not be found out. */
function Waiting({ retry }: { readonly retry?: () => void }) {
  const say = useWords(tableWords);
  const language = useLanguage();
  const { open, close } = useDialog(RATING_DIALOG);
  if (!open) return null;
  return (
    <Sheet title={say('feedback')} onClose={close}>
      {retry ? (
        <>
          <p role="alert">{connectionText[language]}</p>
          <Button block onClick={retry}>
            {say('again')}
          </Button>
        </>
      ) : (
        <Skeleton shape="card" height="18rem" />
      )}
    </Sheet>
  );
}
