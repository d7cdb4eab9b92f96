import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { useNavigate, useParameters } from '@mam/client/router.tsx';
import { useDialog } from '@mam/client/use-dialog.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { methodOf } from '@mam/domain/store/payment-methods.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { usePlace } from '../start/use-place.ts';
import { checkoutWords, payingWords } from '../words/areas.ts';
import { beginPaying, dismissPlacing, type Placing } from './placing.ts';

type Placed = Extract<Placing, { state: 'placed' }>;

const LeaveOverlay = lazy(() =>
  lateFile(() => import('../payment/leave-overlay.tsx')).then(({ LeaveOverlay: overlay }) => ({
    default: overlay,
  })),
);

/** An order that is paid first: its own page, with the code over it, or the way to the app to pay in. */
export function ToPayment({ placing }: { readonly placing: Placed }) {
  const method = placing.order.payment_request?.payment_method ?? '';
  switch (methodOf(method)?.type) {
    case 'QR':
      return <ToCode placing={placing} />;
    case 'APP':
      return <ToApp placing={placing} />;
    default:
      return <Unsupported placing={placing} />;
  }
}

function useToOrder({ intent, order }: Placed): (extra?: { readonly sheet: 'pay' | 'otherwise' }) => void {
  const navigate = useNavigate();
  const { source } = usePlace();
  const { brand, storeId } = intent;
  return useCallback(
    (extra?: { readonly sheet: 'pay' | 'otherwise' }) =>
      navigate(linkTo('/order/detail', { brand, storeId, source }, { order_hash: order.hash, ...extra }), {
        replace: true,
      }),
    [navigate, brand, storeId, source, order.hash],
  );
}

function ToCode({ placing }: { readonly placing: Placed }) {
  const toOrder = useToOrder(placing);
  useEffect(() => {
    toOrder({ sheet: 'pay' });
    beginPaying();
  }, [toOrder]);
  return null;
}

/** The page under the overlay is the order: that is where Back leads from the app. */
function ToApp({ placing }: { readonly placing: Placed }) {
  const toOrder = useToOrder(placing);
  useEffect(() => toOrder(), [toOrder]);
  const { hash, order_code: code } = placing.order;
  return (
    <Suspense>
      <LeaveOverlay
        hash={hash}
        orderCode={code}
        onOther={() => {
          toOrder({ sheet: 'otherwise' });
          dismissPlacing();
        }}
        onStay={dismissPlacing}
      />
    </Suspense>
  );
}

function Unsupported({ placing }: { readonly placing: Placed }) {
  const say = useWords(payingWords);
  const sayCheckout = useWords(checkoutWords);
  const toOrder = useToOrder(placing);
  const go = () => {
    toOrder();
    dismissPlacing();
  };
  return (
    <Question title={say('unsupported')} confirm={sayCheckout('ok')} onCancel={go} onConfirm={go}>
      {say('failed_text', { code: placing.order.order_code })}
    </Question>
  );
}

/** The code was left, however: the order waits on its page. */
export function WhilePaying() {
  const { open } = useDialog('pay');
  const hash = useParameters().get('order_hash');
  const seen = useRef(false);
  const there = open && hash !== null;
  useEffect(() => {
    if (there) seen.current = true;
    else if (seen.current) dismissPlacing();
  }, [there]);
  return null;
}
