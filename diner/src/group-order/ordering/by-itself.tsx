import { useWords } from '@mam/client/i18n.ts';
import { readPlacingRefusal } from '@mam/contract/checkout/placing-refusal.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { isAutoOrderDue } from '@mam/domain/group-order/by-itself.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { mayInGroupOrder } from '@mam/domain/group-order/may.ts';
import { Switch } from '@mam/ui/control/switch.tsx';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Checkout } from '../../checkout/use-checkout.ts';
import { useReason } from '../../checkout/use-reason.ts';
import { groupOrderWords } from '../../words/areas.ts';
import styles from '../group-page.module.css';
import { manage } from '../sync/group-order-calls.ts';
import { choosingEndText } from '../time-left.ts';

/** [GO32] The choosing is over and nothing was refused: it is ordered at any moment. */
export const isBeingOrdered = ({ isOrderedByItself, state, notOrdered }: GroupOrder): boolean =>
  isAutoOrderDue({ state, chosen: isOrderedByItself, refused: notOrdered !== null });

interface AutoOrderProps {
  readonly groupOrder: GroupOrder;
  /** of everybody */
  readonly checkout: Checkout;
}

/** Why an order was not made by itself; null = that is not so. */
const whyNotOrdered = ({ sharesTo, state, notOrdered }: GroupOrder): GroupOrder['notOrdered'] =>
  sharesTo === 'store' && state === 'closing' ? notOrdered : null;

/** [GO32] Whether it is ordered by itself, when, and what is missing for that. */
export function AutoOrder({ groupOrder, checkout }: AutoOrderProps) {
  const { role, state, sharesTo } = groupOrder;
  const chooses = mayInGroupOrder('order-itself', role, state) === null;
  if (sharesTo !== 'store' || whyNotOrdered(groupOrder)) return null;
  if (chooses) return <Chosen groupOrder={groupOrder} checkout={checkout} />;
  return groupOrder.isOrderedByItself ? <Announced groupOrder={groupOrder} checkout={checkout} /> : null;
}

function Announced({ groupOrder, checkout: { store } }: AutoOrderProps) {
  const say = useWords(groupOrderWords);
  return (
    <p className={`card ${styles.itself}`}>
      <CalendarClock aria-hidden />
      {isBeingOrdered(groupOrder)
        ? say('by_itself_now')
        : say('by_itself_join', { time: choosingEndText(groupOrder, store.zone) })}
    </p>
  );
}

/** The owner's switch, and what they have still to say before the end. */
function Chosen({ groupOrder, checkout }: AutoOrderProps) {
  const say = useWords(groupOrderWords);
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);
  const { refusal, store } = checkout;
  const missing = refusal?.refused === 'EMPTY_CART' ? null : refusal;
  const title = say('by_itself_at', { time: choosingEndText(groupOrder, store.zone) });
  const choose = async (on: boolean) => {
    setBusy(true);
    await manage(groupOrder, { action: 'by_itself', on });
    setBusy(false);
  };
  return (
    <section className={`card ${styles.itself}`} aria-label={title}>
      <CalendarClock aria-hidden />
      <div className="grow">
        <p className="strong">{title}</p>
        <p className="small muted">
          {say(groupOrder.isOrderedByItself ? 'by_itself_ready' : 'by_itself_off')}
        </p>
        {groupOrder.isOrderedByItself && missing ? (
          <p className={`small ${styles.needs}`}>
            {say('by_itself_needs', { reason: reasonOf(missing, checkout) })}
          </p>
        ) : null}
      </div>
      <Switch
        label={title}
        on={groupOrder.isOrderedByItself}
        onChange={(on) => (busy ? undefined : void choose(on))}
      />
    </section>
  );
}

/** A refusal that needs no more than its code; null = the code alone does not say it. */
function bareRefusal(code: string): PlacingRefusal | null {
  switch (code) {
    case 'EMPTY_CART':
    case 'STORE_UNPUBLISHED':
    case 'STORE_PAUSED':
    case 'TYPE_UNAVAILABLE':
      return { refused: code };
    case 'STORE_CLOSED':
      return { refused: code, opensAt: null, takesScheduled: false };
    case 'SLOT_FULL':
      return { refused: code, at: 0 };
    default:
      return null;
  }
}

/** [GO35] Why it could not be ordered by itself, and who orders now. */
export function NotOrdered({ groupOrder, checkout }: AutoOrderProps) {
  const say = useWords(groupOrderWords);
  const reasonOf = useReason();
  const why = whyNotOrdered(groupOrder);
  if (!why) return null;
  const { code, data } = why;
  const refusal = readPlacingRefusal({ code, data }, checkout.store.currency) ?? bareRefusal(code);
  const names = refusal && 'names' in refusal ? refusal.names.join(', ') : '';
  const reason = refusal ? reasonOf(refusal, checkout) : say('by_itself_not_known');
  return (
    <section className={`card ${styles.itself} ${styles.refused}`} role="status">
      <TriangleAlert aria-hidden />
      <div className="grow">
        <p className="strong">
          {say('by_itself_not', { reason: names === '' ? reason : `${reason} · ${names}` })}
        </p>
        <p className="small">
          {groupOrder.role === 'owner'
            ? say('by_itself_not_owner')
            : say('by_itself_not_member', { name: groupOrder.ownerName })}
        </p>
      </div>
    </section>
  );
}
