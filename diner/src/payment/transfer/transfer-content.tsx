import { useWords } from '@mam/client/i18n.ts';
import { claimTransfer } from '@mam/contract/payment/pay-order.ts';
import type { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { Dot } from '@mam/ui/pill.tsx';
import { useState } from 'react';
import { call } from '../../data/call.ts';
import { payingWords } from '../../words/areas.ts';
import styles from '../pay-dialog.module.css';
import type { Transfer } from '../way-to-pay.ts';
import { TransferView } from './transfer-view.tsx';

interface TransferContentProps {
  readonly hash: string;
  readonly orderCode: string;
  readonly details: NonNullable<PaymentRequest['transfer']>;
  readonly transfer: Transfer;
  /** part of it is there already */
  readonly came: Minor | null;
  readonly currency: Currency;
  /** asks the server where the order stands */
  readonly onAsk: () => Promise<unknown>;
  /** another way to pay; not once part of it is there */
  readonly onOther: () => void;
}

/** A transfer to the restaurant's own account. "I have transferred" is a claim; the bank's word closes it as paid. */
export function TransferContent(props: TransferContentProps) {
  const say = useWords(payingWords);
  const { hash, came, currency, transfer, onAsk } = props;
  const [claiming, setClaiming] = useState(false);
  const [failed, setFailed] = useState(false);
  const claim = async () => {
    setClaiming(true);
    const answer = await call(claimTransfer, { params: { order_hash: hash } });
    setFailed(!answer.ok);
    // paid or ended in between: what is asked now says so, and the dialog goes
    await onAsk();
    setClaiming(false);
  };
  return (
    <SheetContent
      footer={
        <Button
          kind="primary"
          size="big"
          block
          disabled={claiming}
          aria-busy={claiming || undefined}
          onClick={() => void claim()}
        >
          {say('i_transferred')}
        </Button>
      }
    >
      {came === null ? null : (
        <p className={classNames(styles.news, styles.warn, styles.first)} role="status">
          {say('under', {
            came: formatMoney(came, currency),
            missing: formatMoney(transfer.amount, currency),
          })}
        </p>
      )}
      <TransferView
        details={props.details}
        transfer={transfer}
        currency={currency}
        orderCode={props.orderCode}
      />
      <div className={classNames(styles.news, failed && styles.warn)} role="status">
        {failed ? null : (
          <span className={styles.dot}>
            <Dot live />
          </span>
        )}
        <p className="grow">{say(failed ? 'wait_bit' : 'waiting_bank')}</p>
      </div>
      {came === null ? (
        <Button kind="quiet" block className={styles.other} onClick={props.onOther}>
          {say('other_way')}
        </Button>
      ) : null}
    </SheetContent>
  );
}
