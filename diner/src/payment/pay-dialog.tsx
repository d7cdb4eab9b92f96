import { useWords } from '@mam/client/i18n.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { moneyNews } from '@mam/domain/payment/money-news.ts';
import { isTransfer } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { SheetContent, SheetFrame } from '@mam/ui/dialog/sheet.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { useEffect } from 'react';
import { isTouched } from '../device/touched.ts';
import { payingWords } from '../words/areas.ts';
import styles from './pay-dialog.module.css';
import { PayFailed } from './pay-failed.tsx';
import { usePaymentState } from './payment-queries.ts';
import { ScanContent } from './transfer/scan-content.tsx';
import { TransferContent } from './transfer/transfer-content.tsx';
import { isLostAnswer, useAttempt } from './use-attempt.ts';
import { transferToMake } from './way-to-pay.ts';

export interface PayDialogProps {
  readonly hash: string;
  readonly method: string;
  readonly orderCode: string;
  readonly total: Minor;
  readonly store: Store;
  /** the money is there, or the diner has said that they sent it: the order goes on */
  readonly onDone: (paid: boolean) => void;
  /** another way to pay */
  readonly onOther: () => void;
  /** unpaid: the order waits */
  readonly onClose: () => void;
}

/** An order paid with a code: shows it, watches for the money and closes by itself when it has come. */
export function PayDialog(props: PayDialogProps) {
  const { hash, method, orderCode, total, store, onDone, onOther, onClose } = props;
  const say = useWords(payingWords);
  const { data: state, refetch } = usePaymentState(hash, 'patient', store.currency);
  const attempt = useAttempt(hash, store.currency);
  const waits = !state || state.waiting;
  const paid = state?.paid === true;
  const done = paid || state?.claimed === true;
  useEffect(() => {
    if (done) onDone(paid);
  }, [done, paid, onDone]);
  // a code may be refused because the order has moved on: its state is asked for anew
  useEffect(() => {
    if (attempt.isError) void refetch();
  }, [attempt.isError, refetch]);

  if (done) return null;
  const request = attempt.data ?? null;
  const why = request?.error ?? null;
  if (waits && (attempt.isError || why !== null))
    return (
      <PayFailed
        orderCode={orderCode}
        lost={isLostAnswer(attempt.error)}
        why={attempt.error?.message || why || ''}
        busy={attempt.isFetching}
        onAgain={() => void attempt.refetch()}
        onOther={onOther}
        onClose={onClose}
      />
    );
  const transfer = request ? request.transfer !== null : isTransfer(method);
  const content = () => {
    if (!waits) return <PayOver onClose={onClose} />;
    if (!request) return <PayLoading transfer={transfer} />;
    if (request.transfer === null)
      return (
        <ScanContent
          attempt={request}
          orderCode={orderCode}
          currency={store.currency}
          state={state}
          reloading={attempt.isFetching}
          onReload={() => void attempt.refetch().then(() => refetch())}
          onAsk={refetch}
          onOther={onOther}
        />
      );
    const news = state ? moneyNews({ ...state, total }) : null;
    const part = news?.news === 'under' ? news : null;
    return (
      <TransferContent
        hash={hash}
        orderCode={orderCode}
        target={request.transfer}
        transfer={transferToMake(request, part?.missing ?? null, store.currency)}
        came={part?.came ?? null}
        currency={store.currency}
        onAsk={refetch}
        onOther={onOther}
      />
    );
  };
  return (
    <SheetFrame title={say(transfer ? 'transfer_title' : 'scan_title')} onClose={onClose}>
      {content()}
    </SheetFrame>
  );
}

/** The order waits for no money any more: it was paid, ended or changed elsewhere. */
function PayOver({ onClose }: Pick<PayDialogProps, 'onClose'>) {
  const say = useWords(payingWords);
  return (
    <SheetContent
      footer={
        <Button kind="primary" size="big" block onClick={onClose}>
          {say('to_order')}
        </Button>
      }
    >
      <p role="status">{say('over_text')}</p>
    </SheetContent>
  );
}

const Answer = () => <Skeleton shape="pill" width="100%" height="3.5rem" />;

/** As high as what comes, so that the sheet does not grow under the thumb. */
function PayLoading({ transfer }: { readonly transfer: boolean }) {
  const say = useWords(payingWords);
  // on a phone the same wallet can be opened by a link
  const second = !transfer && isTouched();
  return (
    <SheetContent
      footer={
        <div className={styles.answers}>
          <Answer />
          {second ? <Answer /> : null}
          {second ? <Skeleton shape="pill" width="100%" height="2.75rem" /> : null}
        </div>
      }
    >
      <p className="vh" role="status">
        {say('loading')}
      </p>
      {transfer ? (
        <div className={styles.loading}>
          <Skeleton shape="pill" height="3.25rem" />
          <Skeleton shape="card" height="9rem" />
          {isTouched() ? <Skeleton shape="card" height="16rem" /> : null}
          <Skeleton shape="card" height="17.5rem" />
          <Skeleton />
          <Skeleton shape="card" height="2.875rem" />
          <Skeleton shape="pill" height="2.75rem" className={styles.short} />
        </div>
      ) : (
        <div className={styles.loading}>
          <Skeleton shape="pill" height="18rem" className={styles.round} />
          <Skeleton shape="card" height="4.5rem" className={styles.short} />
          <Skeleton shape="card" height="4rem" />
          <Skeleton shape="pill" height="2.75rem" className={styles.short} />
        </div>
      )}
    </SheetContent>
  );
}
