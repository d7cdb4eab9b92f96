import type { Currency } from '@mam/domain/money/currency.ts';
import type { VoucherBenefit } from '@mam/domain/voucher/voucher.ts';
import { classNames } from '@mam/ui/class-names.ts';
import type { ReactNode } from 'react';
import { BenefitStub } from './benefit-stub.tsx';
import styles from './voucher-slip.module.css';

interface VoucherSlipProps {
  readonly benefit: VoucherBenefit;
  readonly image: string | null;
  readonly currency: Currency;
  readonly title: string;
  readonly text: string;
  /** beside what can be done with it: until when, what it costs */
  readonly note: ReactNode;
  readonly action: ReactNode;
  /** it cannot be had */
  readonly dim?: boolean;
  /** the whole slip opens something; said as this */
  readonly open?: { readonly label: string; readonly act: () => void } | undefined;
}

/** A voucher torn off along its perforation: what it does, what it is called, until when. */
export function VoucherSlip({
  benefit,
  image,
  currency,
  title,
  text,
  note,
  action,
  dim,
  open,
}: VoucherSlipProps) {
  return (
    <article className={classNames(styles.slip, dim && styles.dim)}>
      <div className={styles.stub}>
        <BenefitStub benefit={benefit} image={image} currency={currency} />
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          {open ? (
            <button type="button" className={styles.open} aria-label={open.label} onClick={open.act}>
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        {text === '' ? null : <p className="small muted">{text}</p>}
        <div className={styles.foot}>
          <span className={classNames('small', styles.note)}>{note}</span>
          {action}
        </div>
      </div>
    </article>
  );
}
