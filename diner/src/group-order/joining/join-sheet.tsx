import { useWords } from '@mam/client/i18n.ts';
import { joinGroupOrder } from '@mam/contract/group-order/group-order.ts';
import { groupOrderFromWire } from '@mam/contract/group-order/group-order-wire.ts';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { forgetLeftCart, useLeftCart } from '../../cart/left-cart.ts';
import { forgetJoined, rememberJoined, useJoined } from '../../cart/together.ts';
import { call } from '../../data/call.ts';
import { usePersisted } from '../../device/persisted.ts';
import { cartName } from '../../device/storage/persisted-form.ts';
import { useCountdown } from '../../device/use-countdown.ts';
import { groupOrderWords } from '../../words/areas.ts';
import { Bold } from '../../words/bold.tsx';
import { PromotionLine, usePromotions } from '../promotion-line.tsx';
import { LimitLine } from '../share-preview.tsx';
import { leaveGroupOrder } from '../sync/group-order-calls.ts';
import { lastKnown, readAnew, showGroupOrder } from '../sync/group-order-query.ts';
import { TeamTray } from '../team-tray.tsx';
import { choosingEndText, timeLeft } from '../time-left.ts';
import { IntroductionFields, useIntroduction } from './introduction.tsx';
import { PaidBy } from './paid-by.tsx';
import styles from './sheets.module.css';
import { useRefusedForm } from './use-refused-form.ts';

interface JoinSheetProps {
  readonly groupOrder: GroupOrder;
  readonly store: Store;
  readonly onClose: () => void;
  readonly onJoined: () => void;
}

/** The sheet a group order's link opens: its owner, its end, its members; a name and a number lead in. */
export function JoinSheet({ groupOrder, store, onClose, onJoined }: JoinSheetProps) {
  const say = useWords(groupOrderWords);
  const { ownerName: owner, sessions, hash } = groupOrder;
  const introducing = useIntroduction(
    sessions.filter(({ uid }) => uid === '' || uid !== groupOrder.readerUid).map(({ name }) => name),
  );
  const promotions = usePromotions({ brand: store.brand, storeId: store.id });
  const left = useCountdown(groupOrder.endsAt);
  const elsewhere = useJoined();
  const leaves = useLeavesCart(groupOrder);
  const [asked, setAsked] = useState<'switch' | 'cart' | null>(null);
  const [busy, setBusy] = useState(false);
  const { form, refuse } = useRefusedForm();
  const join = async () => {
    const person = introducing.settle();
    if (!person) return refuse();
    setBusy(true);
    const answer = await call(joinGroupOrder, { params: { group_id: hash }, body: person });
    setBusy(false);
    if (!answer.ok) {
      showToast(answer.message, { urgent: true });
      return readAnew(hash);
    }
    showGroupOrder(groupOrderFromWire(answer.data, store.currency));
    rememberJoined(hash, { brand: store.brand, storeId: store.id });
    onJoined();
  };
  const leaveFirst = async () => {
    setAsked(null);
    if (elsewhere && !(await leaveGroupOrder(elsewhere.hash))) return;
    if (elsewhere) forgetJoined(elsewhere.hash);
    else forgetLeftCart();
    await join();
  };
  const press = () => {
    if (elsewhere) return setAsked('switch');
    return leaves > 0 ? setAsked('cart') : void join();
  };
  return (
    <Sheet
      title={say('join_title', { name: owner })}
      detail={`${store.name}, ${store.address}`}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block disabled={busy} aria-busy={busy || undefined} onClick={press}>
          {say('join')}
        </Button>
      }
    >
      <TeamTray team={sessions} left={Math.min(1, left / 3600)} free={1}>
        <b>{timeLeft(left)}</b>
        {say('left_to_choose')}
      </TeamTray>
      {groupOrder.title === '' ? null : (
        <p className={classNames('strong', styles.middle)}>{groupOrder.title}</p>
      )}
      <p className={styles.middle}>
        <Bold>
          {say('join_people', {
            n: sessions.length,
            time: choosingEndText(groupOrder, store.zone),
          })}
        </Bold>
      </p>
      <p className="small muted" style={{ textAlign: 'center' }}>
        {sessions.map(({ name }) => name).join(', ')}
      </p>
      <div ref={form}>
        <IntroductionFields introducing={introducing} owner={owner} />
      </div>
      <PaidBy groupOrder={groupOrder} zone={store.zone} />
      <LimitLine groupOrder={groupOrder} store={store} />
      <PromotionLine promotions={promotions} standing={null} />
      {asked ? (
        <Question
          danger
          title={say(asked === 'cart' ? 'other_cart_title' : 'switch_title')}
          cancel={say('switch_no')}
          confirm={say(asked === 'cart' ? 'join_yes' : 'switch_yes')}
          onCancel={() => setAsked(null)}
          onConfirm={() => void leaveFirst()}
        >
          {asked === 'cart'
            ? say('other_cart_text', { n: leaves, store: store.name })
            : say(elsewhere && lastKnown(elsewhere.hash)?.role === 'owner' ? 'switch_owner' : 'switch_text')}
        </Question>
      ) : null}
    </Sheet>
  );
}

/** [CA12] How many dishes of another store the diner has in this tab's cart, or had when they came by the link. */
function useLeavesCart({ brand, storeId }: GroupOrder): number {
  const here = usePersisted(({ cart }) => cart);
  const left = useLeftCart();
  const other = cartName(here) === cartName({ brand, storeId }) ? left : here;
  return other ? itemCount(other.lines) : 0;
}
