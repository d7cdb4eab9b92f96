import { useWords } from '@mam/client/i18n.ts';
import { useLocation, useNavigate } from '@mam/client/router.tsx';
import { useDialog } from '@mam/client/use-dialog.ts';
import { readPlacingRefusal } from '@mam/contract/checkout/placing-refusal.ts';
import type { DatedPickupAt } from '@mam/contract/order/order-fields.schema.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import type { QuoteWire } from '@mam/contract/pricing/quote.schema.ts';
import { quoteFromWire } from '@mam/contract/pricing/quote-wire.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect } from 'react';
import { chosenWay, mayChooseTime, offeredWays } from '../cart/wanted-at.ts';
import { persisted } from '../device/persisted.ts';
import { SlotFullDialog } from '../slot/slot-full-dialog.tsx';
import { usePlace } from '../start/use-place.ts';
import { ClosedDialog } from '../store/closed-dialog.tsx';
import { useStore } from '../store/use-store.ts';
import { checkoutWords } from '../words/areas.ts';
import { type Asks, answerTo, askedBy } from './blocking.ts';
import { dismissPlacing, type Placing } from './placing.ts';
import { PriceChangedDialog } from './price-changed-dialog.tsx';
import { exceptionCodeFor, isOutOfTime, report } from './report-exception.ts';
import { WhyDialog } from './why-dialog.tsx';

type Refused = Extract<Placing, { state: 'refused' }>;

/** The server took nothing: answered as before the order was sent, wherever this app could have refused it too. */
export function RefusedDialog({ placing }: { readonly placing: Refused }) {
  const { intent, refusal, seen } = placing;
  const store = useStore(intent.brand, intent.storeId);
  useEffect(() => {
    if (refusal.code === 'PRICE_CHANGED') return; // asked about, not refused
    report(intent, exceptionCodeFor(refusal), {
      refused: refusal.code,
      message: refusal.message.slice(0, 400),
    });
  }, [intent, refusal]);
  if (refusal.code === 'PRICE_CHANGED' && seen) {
    const after = quoteFromWire(refusal.data.quote as QuoteWire, seen.currency);
    return <PriceChangedDialog intent={intent} seen={seen} after={after} />;
  }
  return store.state === 'ready' ? (
    <OfStore placing={placing} store={store.value} />
  ) : (
    <Failed message={refusal.message} />
  );
}

function OfStore({ placing, store }: { readonly placing: Refused; readonly store: Store }) {
  const { intent, refusal } = placing;
  const go = useWayBack(intent);
  if (isOutOfTime(refusal)) return <ClosedDialog store={store} onClose={dismissPlacing} />;
  if (refusal.code === 'SLOT_FULL') {
    const chooses = mayChooseTime(store, chosenWay(persisted.getState().choices, store));
    return (
      <SlotFullDialog
        message={refusal.message}
        next={chooses ? (refusal.data.pickup_at as DatedPickupAt) : null}
        onClose={dismissPlacing}
      />
    );
  }
  const blocking = readPlacingRefusal(refusal, store.currency);
  const asks = blocking && askedBy(blocking);
  if (asks) return <ToSheet message={refusal.message} onOpen={() => go(asks)} />;
  if (blocking === null || answerTo(blocking) === 'words') return <Failed message={refusal.message} />;
  return (
    <WhyDialog
      store={store}
      ways={'setting' in intent.body ? offeredWays(store) : []}
      refusal={blocking}
      text={refusal.message}
      onClose={dismissPlacing}
      onGo={go}
    />
  );
}

/** Back to the cart that was refused, with the sheet open that mends it, or to its menu. */
function useWayBack({ brand, storeId, body }: Refused['intent']): (to: Asks | 'menu') => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = usePlace();
  // [TB20] guests at a table are asked for a name to be called by, and for nothing else
  const who = 'setting' in body ? 'who' : 'name';
  const sheets = {
    address: useDialog('address'),
    time: useDialog('time'),
    who: useDialog(who),
    pay: useDialog('pay'),
  };
  return (to) => {
    dismissPlacing();
    const place = { brand, storeId, source: here.source };
    const there = pathname === '/cart' && here.brand === brand && here.storeId === storeId;
    if (to === 'menu') navigate(linkTo('/menu', place));
    else if (there) sheets[to].show();
    else navigate(linkTo('/cart', place, { sheet: to === 'who' ? who : to }));
  };
}

/** Something is missing: asked for at once, with the server's word why. */
function ToSheet({ message, onOpen }: { readonly message: string; readonly onOpen: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes up
  useEffect(() => {
    showToast(message, { urgent: true });
    onOpen();
  }, []);
  return null;
}

function Failed({ message }: { readonly message: string }) {
  const say = useWords(checkoutWords);
  return (
    <Question
      title={say('failed_title')}
      confirm={say('ok')}
      onCancel={dismissPlacing}
      onConfirm={dismissPlacing}
    >
      {message || say('failed_text')}
    </Question>
  );
}
