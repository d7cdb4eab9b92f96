import { useWords } from '@mam/client/i18n.ts';
import { useLocation } from '@mam/client/router.tsx';
import type { Order, PastOrder } from '@mam/domain/order/order.ts';
import { isOverdue, mayBeOverdue } from '@mam/domain/order/overdue.ts';
import { statusGroup } from '@mam/domain/order/status.ts';
import type { Store } from '@mam/domain/store/store.ts';
import bell from '@mam/ui/art/bellhop-bell.svg';
import { Button, LinkButton } from '@mam/ui/control/button.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { QuestionBox } from '@mam/ui/dialog/question.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { Phone } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useMinute } from '../device/clock.ts';
import { hideForGood, isHidden } from '../device/hidden.ts';
import { useVisit } from '../device/visit.ts';
import { telLink } from '../order/call-link.ts';
import { CancelOrder } from '../order/cancel-order.tsx';
import { useOrder } from '../order/use-order.ts';
import { usePlace } from '../start/use-place.ts';
import { useStore } from '../store/use-store.ts';
import { historyWords } from '../words/areas.ts';
import styles from './late-answer.module.css';
import { useHistory } from './use-history.ts';

/** Where the live stream does not come through. */
const EVERY = 30_000;
/** not while somebody is about to order, or pays */
const SHOWN_ON = ['/', '/menu', '/order'];

/** [OR62] An order its restaurant has not answered for half an hour is told once. */
export function LateAnswer() {
  const { pathname } = useLocation();
  const { brand } = usePlace();
  const seated = useVisit(({ table }) => table !== null);
  if (seated || !brand || !SHOWN_ON.includes(pathname)) return null;
  return <Watching brand={brand} />;
}

/** The order's name in the list of those that were told; it is no secret. */
const lateNoticeName = ({ brand, code }: PastOrder) => `late ${brand} ${code}`;

function Watching({ brand }: { readonly brand: string }) {
  const history = useHistory(brand, EVERY);
  const now = useMinute();
  const [told, setTold] = useState<PastOrder | null>(null);
  const waiting =
    history.state === 'ready' && now !== null
      ? history.value.orders.find(
          (order) =>
            order.mine &&
            statusGroup(order.status) === 'PENDING' &&
            mayBeOverdue(order.createdAt, now) &&
            !isHidden(lateNoticeName(order)),
        )
      : undefined;
  const late = told ?? waiting;
  if (!late?.hash || now === null) return null;
  const tell = () => {
    hideForGood(lateNoticeName(late));
    setTold(late);
  };
  return <Late key={late.hash} hash={late.hash} now={now} onTold={tell} onClose={() => setTold(null)} />;
}

interface LateProps {
  readonly hash: string;
  readonly now: number;
  readonly onTold: () => void;
  readonly onClose: () => void;
}

function Late({ hash, now, onTold, onClose }: LateProps) {
  const order = useOrder(hash);
  const name = order.state === 'ready' ? order.value.name : null;
  const store = useStore(name?.brand ?? '', name?.storeId ?? 0);
  if (order.state !== 'ready' || store.state !== 'ready') return null;
  const whole = order.value.countedIn(store.value.currency);
  if (!isOverdue(whole, now)) return null;
  return <LateAnswerQuestion order={whole} store={store.value} onTold={onTold} onClose={onClose} />;
}

interface LateAnswerQuestionProps extends Pick<LateProps, 'onTold' | 'onClose'> {
  readonly order: Order;
  readonly store: Store;
}

function LateAnswerQuestion({ order, store, onTold, onClose }: LateAnswerQuestionProps) {
  const say = useWords(historyWords);
  const title = useId();
  const text = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it is first seen
  useEffect(onTold, []);
  return (
    <Modal role="alertdialog" labelledBy={title} describedBy={text} onClose={onClose}>
      <QuestionBox
        titleId={title}
        textId={text}
        title={say('late_title', { code: order.code })}
        picture={
          <Tray className={styles.tray}>
            <TrayThing src={bell} at={[50, 50]} size={54} />
          </Tray>
        }
        answers={
          <>
            <Wait />
            {store.phone ? (
              <LinkButton kind="primary" size="big" href={telLink(store.phone)}>
                <Phone />
                {say('late_call')}
              </LinkButton>
            ) : null}
          </>
        }
        below={
          <div className={styles.cancel}>
            <CancelOrder order={order} />
          </div>
        }
      >
        {say('late_text')}
      </QuestionBox>
    </Modal>
  );
}

function Wait() {
  const say = useWords(historyWords);
  const leave = useLeaveModal();
  return (
    <Button size="big" onClick={leave}>
      {say('late_wait')}
    </Button>
  );
}
