import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { type AddressedDialog, useDialog } from '@mam/client/use-dialog.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { UNPAID_LASTS } from '@mam/domain/payment/attempt.ts';
import { type MethodType, methodOf } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useWhen } from '../order/use-when.ts';
import { MoneyPanel } from '../payment/money-panel.tsx';
import type { SharesPanelProps } from '../split/shares-panel.tsx';
import { payingWords, splitWords } from '../words/areas.ts';
import { paymentDone } from './placing.ts';

const PayDialog = lazy(() =>
  lateFile(() => import('../payment/pay-dialog.tsx')).then(({ PayDialog: dialog }) => ({ default: dialog })),
);
const LeaveOverlay = lazy(() =>
  lateFile(() => import('../payment/leave-overlay.tsx')).then(({ LeaveOverlay: overlay }) => ({
    default: overlay,
  })),
);

const OtherWaySheet = lazy(() =>
  lateFile(() => import('../payment/other-way-sheet.tsx')).then(({ OtherWaySheet: sheet }) => ({
    default: sheet,
  })),
);

const shares = screen<SharesPanelProps>(
  () => import('../split/shares-panel.tsx').then((m) => m.SharesPanel),
  [splitWords],
);

interface OrderMoneyProps {
  readonly order: Order;
  readonly store: Store;
}

/** The money of an order that is, or was, paid before it is cooked; for its buyer and for those who share it. */
export function OrderMoney({ order, store }: OrderMoneyProps) {
  const type = methodOf(order.paymentMethod)?.type;
  if (!order.mine && order.together?.toStore) return <InShares order={order} store={store} covering={null} />;
  const wasFirst = order.steps.some(({ status }) => status === 'WAIT_PAYMENT');
  if (!order.mine || order.total === 0 || !(type === 'QR' || type === 'APP' || wasFirst)) return null;
  return <PaidFirst order={order} store={store} scanned={type === 'QR'} />;
}

function PaidFirst({ order, store, scanned }: OrderMoneyProps & { readonly scanned: boolean }) {
  const say = useWords(payingWords);
  const when = useWhen();
  const code = useDialog('pay');
  const [leaving, setLeaving] = useState(false);
  const stay = useCallback(() => setLeaving(false), []);
  const { close } = code;
  const done = useCallback(
    (paid: boolean) => {
      const placedHere = paymentDone();
      close();
      if (!placedHere && paid) showToast(say('paid_toast'));
    },
    [close, say],
  );
  const { hash, code: orderCode, total } = order;
  const pay = () => (scanned ? code.show() : setLeaving(true));
  const other = useOtherWay({
    QR: code.show,
    APP: () => {
      close();
      setLeaving(true);
    },
    OTHER: () => {
      if (!paymentDone()) showToast(say('later_toast'));
      close();
    },
  });
  return (
    <>
      <InShares order={order} store={store} covering={{ onPay: pay, onOther: other.show }} />
      {waitsForShares(order) ? null : (
        <MoneyPanel
          hash={hash}
          method={order.paymentMethod}
          total={total}
          inShares={order.together?.toStore === true}
          store={store}
          waiting={order.status === 'WAIT_PAYMENT'}
          heldUntil={when(order.createdAt + UNPAID_LASTS, store.zone)}
          onPay={pay}
          onOther={other.show}
        />
      )}
      <Suspense>
        {scanned && code.open ? (
          <PayDialog
            hash={hash}
            method={order.paymentMethod}
            orderCode={orderCode}
            total={total}
            store={store}
            onDone={done}
            onOther={other.show}
            onClose={close}
          />
        ) : null}
        {leaving ? (
          <LeaveOverlay
            hash={hash}
            orderCode={orderCode}
            onOther={() => {
              stay();
              other.show();
            }}
            onStay={stay}
          />
        ) : null}
        {other.open ? (
          <OtherWaySheet
            hash={hash}
            type={order.type}
            method={order.paymentMethod}
            total={total}
            store={store}
            onChanged={other.changed}
            onClose={other.close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** [SP7] Everybody's share is waited for, and no payment of the whole. */
const waitsForShares = ({ together, status }: Order): boolean =>
  together?.toStore === true && status === 'WAIT_PAYMENT';

function InShares({ order, store, covering }: OrderMoneyProps & Pick<SharesPanelProps, 'covering'>) {
  const when = useWhen();
  const { together } = order;
  if (!together?.toStore) return null;
  return (
    <Suspense>
      <shares.Screen
        order={order}
        together={together}
        store={store}
        heldUntil={when(order.createdAt + UNPAID_LASTS, store.zone)}
        covering={covering}
      />
    </Suspense>
  );
}

interface OtherWay extends AddressedDialog {
  /** the order is paid so now: the sheet goes, then comes what this way needs */
  readonly changed: (type: MethodType) => void;
}

/** [PA27] The sheet of another way to pay; its name stands in the address, so that Back takes it off. */
function useOtherWay(next: Readonly<Record<MethodType, () => void>>): OtherWay {
  const sheet = useDialog('otherwise');
  const [chosen, setChosen] = useState<MethodType | null>(null);
  const { open, close } = sheet;
  useEffect(() => {
    // one step of the history after the other: closing takes a moment
    if (chosen === null || open) return;
    setChosen(null);
    next[chosen]();
  }, [chosen, open, next]);
  return {
    ...sheet,
    changed: (type) => {
      setChosen(type);
      close();
    },
  };
}
