import { useWords } from '@mam/client/i18n.ts';
import { readPlacingRefusal } from '@mam/contract/checkout/placing-refusal.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { isAutoOrderDue } from '@mam/domain/group-order/by-itself.ts';
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
export const isBeingOrdered = ({ by_itself, state, not_ordered }: GroupOrderWire): boolean =>
  isAutoOrderDue({ state, chosen: by_itself, refused: not_ordered !== null });

interface AutoOrderProps {
  readonly wire: GroupOrderWire;
  /** of everybody */
  readonly checkout: Checkout;
}

/** Why an order was not made by itself; null = that is not so. */
const whyNotOrdered = ({ shares_to, state, not_ordered }: GroupOrderWire): GroupOrderWire['not_ordered'] =>
  shares_to === 'store' && state === 'closing' ? not_ordered : null;

/** [GO32] Whether it is ordered by itself, when, and what is missing for that. */
export function AutoOrder({ wire, checkout }: AutoOrderProps) {
  const { role, state, shares_to } = wire;
  const chooses = mayInGroupOrder('order-itself', role, state) === null;
  if (shares_to !== 'store' || whyNotOrdered(wire)) return null;
  if (chooses) return <Chosen wire={wire} checkout={checkout} />;
  return wire.by_itself ? <Announced wire={wire} checkout={checkout} /> : null;
}

function Announced({ wire, checkout: { store } }: AutoOrderProps) {
  const say = useWords(groupOrderWords);
  return (
    <p className={`card ${styles.itself}`}>
      <CalendarClock aria-hidden />
      {isBeingOrdered(wire)
        ? say('by_itself_now')
        : say('by_itself_join', { time: choosingEndText(wire, store.zone) })}
    </p>
  );
}

/** The owner's switch, and what they have still to say before the end. */
function Chosen({ wire, checkout }: AutoOrderProps) {
  const say = useWords(groupOrderWords);
  const reasonOf = useReason();
  const [busy, setBusy] = useState(false);
  const { refusal, store } = checkout;
  const missing = refusal?.refused === 'EMPTY_CART' ? null : refusal;
  const title = say('by_itself_at', { time: choosingEndText(wire, store.zone) });
  const choose = async (on: boolean) => {
    setBusy(true);
    await manage(wire.hash, { action: 'by_itself', on });
    setBusy(false);
  };
  return (
    <section className={`card ${styles.itself}`} aria-label={title}>
      <CalendarClock aria-hidden />
      <div className="grow">
        <p className="strong">{title}</p>
        <p className="small muted">{say(wire.by_itself ? 'by_itself_ready' : 'by_itself_off')}</p>
        {wire.by_itself && missing ? (
          <p className={`small ${styles.needs}`}>
            {say('by_itself_needs', { reason: reasonOf(missing, checkout) })}
          </p>
        ) : null}
      </div>
      <Switch label={title} on={wire.by_itself} onChange={(on) => (busy ? undefined : void choose(on))} />
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
export function NotOrdered({ wire, checkout }: AutoOrderProps) {
  const say = useWords(groupOrderWords);
  const reasonOf = useReason();
  const why = whyNotOrdered(wire);
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
          {wire.role === 'owner'
            ? say('by_itself_not_owner')
            : say('by_itself_not_member', { name: wire.owner_name })}
        </p>
      </div>
    </section>
  );
}
