import { useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { amountInputText } from '@mam/domain/money/typed-amount.ts';
import type { TransferTarget } from '@mam/domain/payment/payment-attempt.ts';
import { countsInDong } from '@mam/domain/store/payment-methods.ts';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { QrPicture } from '@mam/ui/picture/qr-picture.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Landmark, QrCode } from 'lucide-react';
import { useState } from 'react';
import { isTouched } from '../../device/touched.ts';
import { payingWords } from '../../words/areas.ts';
import type { Transfer } from '../way-to-pay.ts';
import { BankApps } from './bank-apps.tsx';
import { CopyButton } from './copy-button.tsx';
import { SaveQrButton } from './save-qr-button.tsx';
import styles from './transfer-view.module.css';

interface TransferViewProps {
  readonly target: TransferTarget;
  readonly transfer: Transfer;
  readonly currency: Currency;
  readonly orderCode: string;
  /** the purpose of the reference, in the words of the screen; absent = the restaurant knows the money by it */
  readonly note?: string;
}

/** Groups of four, as on a card: easier to compare. */
const inFours = (account: string) => account.replace(/(.{4})(?=.)/g, '$1 ');

/** The account with everything to copy, or the code large for another phone's camera. */
export function TransferView({ target, transfer, currency, orderCode, note }: TransferViewProps) {
  const say = useWords(payingWords);
  const { code, amount } = transfer;
  // nobody can scan the screen they hold
  const [onPhone] = useState(isTouched);
  const [view, setView] = useState<'scan' | 'bank'>(onPhone ? 'bank' : 'scan');
  const picture = code ? (
    <QrPicture text={code} label={say('picture', { amount: formatMoney(amount, currency) })} />
  ) : null;
  const sum = (
    <div className={styles.sum}>
      <p className="muted small">{say('amount')}</p>
      <p className={styles.amount}>
        <Price amount={amount} currency={currency} />
      </p>
      {code && !(onPhone && view === 'bank') ? <SaveQrButton code={code} name={orderCode} /> : null}
    </div>
  );
  return (
    <div className={styles.transfer}>
      {code ? (
        <Segmented
          label={say('tabs')}
          value={view}
          onChange={setView}
          segments={[
            { value: 'scan', label: <Tab icon={<QrCode />} word={say('tab_scan')} /> },
            { value: 'bank', label: <Tab icon={<Landmark />} word={say('tab_bank')} /> },
          ]}
        />
      ) : null}
      {code && view === 'scan' ? (
        <div className={styles.large}>
          <div className={styles.picture}>{picture}</div>
          {sum}
        </div>
      ) : (
        <>
          <div className={styles.small}>
            {picture ? <div className={styles.picture}>{picture}</div> : null}
            {sum}
          </div>
          {code && onPhone && !countsInDong(currency) ? <SaveQrButton code={code} name={orderCode} /> : null}
          {code && onPhone && countsInDong(currency) ? (
            <BankApps
              transfer={{ ...target, account: target.number, amount }}
              code={code}
              orderCode={orderCode}
            />
          ) : null}
          <Account
            target={target}
            amount={formatMoney(amount, currency)}
            plain={amountInputText(amount, currency)}
            note={note}
          />
        </>
      )}
    </div>
  );
}

function Tab({ icon, word }: { readonly icon: React.ReactNode; readonly word: string }) {
  return (
    <>
      {icon}
      {word}
    </>
  );
}

interface AccountProps {
  readonly target: TransferTarget;
  readonly amount: string;
  /** as a banking app takes it */
  readonly plain: string;
  readonly note: string | undefined;
}

function Account({ target, amount, plain, note }: AccountProps) {
  const say = useWords(payingWords);
  return (
    <>
      <dl className={styles.account}>
        <div>
          <dt>{say('bank')}</dt>
          <dd>{target.bankName}</dd>
        </div>
        <div>
          <dt>{say('account')}</dt>
          <dd className="num">{inFours(target.number)}</dd>
          <dd>
            <CopyButton what="account" text={target.number} />
          </dd>
        </div>
        <div>
          <dt>{say('holder')}</dt>
          <dd>{target.holder}</dd>
        </div>
        <div>
          <dt>{say('amount')}</dt>
          <dd className="num">{amount}</dd>
          <dd>
            <CopyButton what="amount" text={plain} />
          </dd>
        </div>
        <div>
          <dt>{say('reference')}</dt>
          <dd>{target.text}</dd>
          <dd>
            <CopyButton what="reference" text={target.text} />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{note ?? say('reference_note')}</p>
    </>
  );
}
