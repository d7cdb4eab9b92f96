import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { Table } from '@mam/domain/table/table-name.ts';
import bell from '@mam/ui/art/bellhop-bell.svg';
import receipt from '@mam/ui/art/receipt.svg';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Suspense, useEffect, useRef } from 'react';
import { awaitFirstTouch, ringBell } from '../../device/chime.ts';
import { useVisit } from '../../device/visit.ts';
import type { StoreMenu } from '../../menu/use-menu.ts';
import { callWords, tableWords } from '../../words/areas.ts';
import { useNameFirst } from '../use-name-first.tsx';
import type { CallSheetProps } from './call-sheet.tsx';
import styles from './table-calls.module.css';
import { BILL, type StaffCallRequest, useCalling } from './use-calling.ts';
import { callStage, isStanding, useGuestCalls } from './use-guest-calls.ts';

const sheet = screen<CallSheetProps>(() => import('./call-sheet.tsx').then((m) => m.CallSheet), [callWords]);

/** A call in words; one that was answered is shown no more. */
const WORDS = { open: 'waiting', seen: 'seen', taken: 'coming', answered: 'seen' } as const;

/** [TB21] Buttons at a table to call staff and to ask for the bill; a preview calls nobody. */
export function TableCalls({ here, table }: { readonly here: StoreMenu; readonly table: Table }) {
  const say = useWords(tableWords);
  const { store } = here;
  const preview = useVisit((state) => state.preview);
  const dialogs = { call: useDialog('call'), bill: useDialog('bill') };
  const calling = useCalling(store, table);
  const calls = useGuestCalls(store.brand, store.id);
  const standing = calls.filter(isStanding);
  const name = useNameFirst();
  const open = dialogs.bill.open ? 'bill' : dialogs.call.open ? 'call' : null;
  useEffect(awaitFirstTouch, []);
  const { reset } = calling;
  const wasOpen = useRef(open);
  useEffect(() => {
    // also Back closes it
    if (wasOpen.current !== null && open === null) reset();
    wasOpen.current = open;
  });

  const refusedInPreview = () => {
    if (preview) showToast(say('preview'), { urgent: true });
    return preview;
  };
  const send = (wish: StaffCallRequest) => {
    if (refusedInPreview()) return;
    name.first(() => {
      if (wish === BILL) ringBell();
      void calling.send(wish);
    });
  };

  return (
    <section aria-label={say('calling')}>
      <div className={styles.two}>
        <CallButton
          art={bell}
          word={say('call')}
          detail={say('call_text')}
          onClick={() => refusedInPreview() || dialogs.call.show()}
        />
        <CallButton
          art={receipt}
          word={say('bill')}
          detail={say('bill_text')}
          onClick={() => {
            if (refusedInPreview()) return;
            dialogs.bill.show();
            send(BILL);
          }}
        />
      </div>
      <div role="status">
        {standing.length > 0 ? (
          <ul className={styles.calls}>
            {standing.map((call) => (
              <li key={call.id} data-taken={call.state === 'taken'}>
                <b>{say(WORDS[callStage(call)], { name: call.by })}</b> <span>{call.text}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {open ? (
        <Suspense>
          <sheet.Screen
            key={open}
            here={here}
            table={table}
            bill={open === 'bill'}
            step={calling.step}
            calls={calls}
            onSend={send}
            onClose={dialogs[open].close}
          />
        </Suspense>
      ) : null}
      {name.asking}
    </section>
  );
}

interface CallButtonProps {
  readonly art: string;
  readonly word: string;
  readonly detail: string;
  readonly onClick: () => void;
}

function CallButton({ art, word, detail, onClick }: CallButtonProps) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onClick}>
      <img src={art} alt="" />
      <span>
        {word}
        <small>{detail}</small>
      </span>
    </button>
  );
}
