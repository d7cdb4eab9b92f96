import { say, useLanguage, useWords } from '@mam/client/i18n.ts';
import { formatRate } from '@mam/domain/money/percent.ts';
import type { ShownVoucher } from '@mam/domain/voucher/shown-voucher.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { buttonClass, iconButtonClass } from '@mam/ui/control/button-class.ts';
import { copyText } from '@mam/ui/copy-text.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Check, Copy, TicketPercent } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { voucherWords } from '../words/areas.ts';
import { useCodeInCart } from './use-code-in-cart.ts';
import styles from './voucher-ticket.module.css';

interface VoucherTicketProps {
  readonly voucher: ShownVoucher;
  /** beside the code */
  readonly detail?: ReactNode;
}

/** "20" large and its sign small, or a ticket where no share is named. */
function Stub({ rate }: Pick<ShownVoucher, 'rate'>) {
  const language = useLanguage();
  if (rate === null)
    return (
      <span className={styles.stub}>
        <TicketPercent aria-hidden="true" />
      </span>
    );
  const number = formatRate(rate, language).replace(/[\s%]+$/, '');
  return (
    <span className={styles.stub}>
      <span>
        <span className={classNames('d', number.length > 2 ? 'd24' : 'd38')}>{number}</span>
        <b>%</b>
      </span>
    </span>
  );
}

/** A ticket torn from its stub: the voucher's effect and name, a button that uses its code and one that copies it. */
export function VoucherTicket({ voucher, detail }: VoucherTicketProps) {
  const say = useWords(voucherWords);
  const { name, code, rate } = voucher;
  const { copied, copy } = useCopied(code);
  const putIn = useCodeInCart();
  return (
    <div className={styles.ticket}>
      <Stub rate={rate} />
      <span className={styles.body}>
        <span className={classNames('strong', styles.name)}>{name || code}</span>
        <span className="small muted clip">
          <b className="strong">{code}</b>
          {detail}
        </span>
      </span>
      <button
        type="button"
        className={buttonClass({ kind: 'primary', size: 'small', className: styles.use })}
        aria-label={say('use', { code })}
        onClick={() => putIn(code)}
      >
        {say('use_short')}
      </button>
      <button
        type="button"
        className={iconButtonClass('raised', classNames(styles.copy, copied && styles.copied))}
        aria-label={copied ? say('copied') : say('copy', { code })}
        onClick={copy}
      >
        {copied ? <Check /> : <Copy />}
      </button>
      <span className="vh" role="status">
        {copied ? say('copied_said', { code }) : ''}
      </span>
    </div>
  );
}

/** How long a button says that it has copied. */
const SAID_FOR = 4_000;

/** Copies a code; `copied` holds for four seconds. */
function useCopied(code: string): { readonly copied: boolean; readonly copy: () => void } {
  const [times, setTimes] = useState(0);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (times === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [times]);
  const copy = async () => {
    if (await copyText(code)) setTimes((before) => before + 1);
    else showToast(say(voucherWords, 'copy_failed', { code }), { urgent: true });
  };
  return { copied, copy: () => void copy() };
}
