import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { SeenBill, SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { Price } from '@mam/ui/price.tsx';
import { minutesAndSeconds, useCountdown } from '../../device/use-countdown.ts';
import { TransferView } from '../../payment/transfer/transfer-view.tsx';
import { billWords } from '../../words/areas.ts';
import styles from './bill.module.css';
import { ShareWallets } from './share-wallets.tsx';
import type { useBillSteps } from './use-bill.ts';

interface PayShareProps {
  /** the sitting */
  readonly id: string;
  readonly methods: SeenBill['methods'];
  readonly share: SeenBillShare;
  readonly currency: Currency;
  readonly steps: ReturnType<typeof useBillSteps>;
  readonly onOther: () => void;
}

/** [TB59] [PA57] One's own share while it is paid: its code, how long it is held, and what has come of it. */
export function PayShare({ id, methods, share, currency, steps, onOther }: PayShareProps) {
  const say = useWords(billWords);
  const money = (amount: number) => formatMoney(amount, currency);
  const missing = share.amount - share.counted;
  const isHeld = share.state === 'held';
  return (
    <SheetContent
      footer={
        <div className={styles.ways}>
          {isHeld ? null : (
            <Button
              kind="primary"
              size="big"
              block
              busy={steps.busy}
              onClick={() => void steps.holdAgain(share.id)}
            >
              {say('hold_again')}
            </Button>
          )}
          <Button kind="quiet" block busy={steps.busy} onClick={onOther}>
            {say('other')}
          </Button>
        </div>
      }
    >
      <div className="stack">
        <div className={styles.paying}>
          <p className="small muted">{say('your_part')}</p>
          <p className={`strong ${styles.large}`}>
            <Price amount={missing} currency={currency} />
          </p>
          {isHeld && share.heldUntil !== null ? (
            <Hold until={share.heldUntil} />
          ) : (
            <p role="status" className={styles.over}>
              {say(share.isEndedByTill ? 'till_took' : 'hold_over')}
            </p>
          )}
          {share.counted > 0 ? (
            <p role="status" className={styles.over}>
              {say('less', { came: money(share.counted), missing: money(missing) })}
            </p>
          ) : null}
        </div>
        {methods.length > 0 ? <ShareWallets id={id} share={share} methods={methods} steps={steps} /> : null}
        {methods.length > 0 && share.transfer ? <h3 className={styles.or}>{say('by_transfer')}</h3> : null}
        {share.transfer ? (
          <TransferView
            key={share.code}
            target={share.transfer}
            transfer={{ amount: missing, code: share.code }}
            currency={currency}
            orderCode={share.transfer.text}
            note={say('transfer_note')}
          />
        ) : null}
      </div>
    </SheetContent>
  );
}

function Hold({ until }: { readonly until: number }) {
  const say = useWords(billWords);
  const left = useCountdown(until);
  return (
    <p className={styles.hold}>
      <span aria-hidden="true">{say('hold', { time: minutesAndSeconds(left) })}</span>
    </p>
  );
}
