import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { joinGroupOrder } from '@mam/contract/group-order/group-order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { call } from '../data/call.ts';
import { useCountdown } from '../payment/use-countdown.ts';
import { groupOrderWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import { leave } from './group-order-calls.ts';
import { lastKnown, readAnew, showGroupOrder } from './group-order-query.ts';
import { IntroductionFields, useIntroduction } from './introduction.tsx';
import { PaidBy } from './paid-by.tsx';
import { PromotionLine, usePromotions } from './promotion-line.tsx';
import styles from './sheets.module.css';
import { TeamTray } from './team-tray.tsx';
import { timeLeft } from './time-left.ts';
import { forgetJoined, rememberJoined, useJoined } from './together.ts';

interface JoinSheetProps {
  readonly wire: GroupOrderWire;
  readonly store: Store;
  readonly onClose: () => void;
  readonly onJoined: () => void;
}

/** Somebody opened the link: whose it is, until when, who is in it; a name and a number lead in. */
export function JoinSheet({ wire, store, onClose, onJoined }: JoinSheetProps) {
  const say = useWords(groupOrderWords);
  const { owner_name: owner, sessions, hash } = wire;
  const introducing = useIntroduction(owner);
  const promotions = usePromotions({ brand: store.brand, storeId: store.id });
  const left = useCountdown(wire.expire_at * 1000);
  const elsewhere = useJoined();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const join = async () => {
    const person = introducing.settle();
    if (!person) return;
    setBusy(true);
    const answer = await call(joinGroupOrder, { params: { group_id: hash }, body: person });
    setBusy(false);
    if (!answer.ok) {
      showToast(answer.message, { urgent: true });
      return readAnew(hash);
    }
    showGroupOrder(answer.data);
    rememberJoined(hash, { brand: store.brand, storeId: store.id });
    onJoined();
  };
  const leaveFirst = async () => {
    setAsked(false);
    if (!elsewhere || !(await leave(elsewhere.hash))) return;
    forgetJoined(elsewhere.hash);
    await join();
  };
  return (
    <Sheet
      title={say('join_title', { name: owner })}
      detail={`${store.name}, ${store.address}`}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          disabled={busy}
          aria-busy={busy || undefined}
          onClick={() => (elsewhere ? setAsked(true) : void join())}
        >
          {say('join')}
        </Button>
      }
    >
      <TeamTray team={sessions} left={Math.min(1, left / 3600)} free={1}>
        <b>{timeLeft(left)}</b>
        {say('left_to_choose')}
      </TeamTray>
      <p className={styles.middle}>
        <Bold>
          {say('join_people', {
            n: sessions.length,
            time: formatClock(wallTime(wire.expire_at * 1000, store.zone)),
          })}
        </Bold>
      </p>
      <p className="small muted" style={{ textAlign: 'center' }}>
        {sessions.map(({ name }) => name).join(', ')}
      </p>
      <IntroductionFields introducing={introducing} owner={owner} />
      <PaidBy wire={wire} />
      <PromotionLine promotions={promotions} people={null} />
      {asked && elsewhere ? (
        <Question
          danger
          title={say('switch_title')}
          cancel={say('switch_no')}
          confirm={say('switch_yes')}
          onCancel={() => setAsked(false)}
          onConfirm={() => void leaveFirst()}
        >
          {say(lastKnown(elsewhere.hash)?.role === 'owner' ? 'switch_owner' : 'switch_text')}
        </Question>
      ) : null}
    </Sheet>
  );
}
