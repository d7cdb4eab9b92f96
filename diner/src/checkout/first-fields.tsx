import { useLayoutEffect, useRef } from 'react';
import type { Asks } from '../placing/blocking.ts';
import { AddressHere } from './address-here.tsx';
import { fieldsOnPage, forgetFields } from './fields-on-page.ts';
import styles from './first-fields.module.css';
import { RecipientHere } from './recipient-here.tsx';
import type { Checkout } from './use-checkout.ts';

export interface FirstFieldsProps {
  readonly checkout: Checkout;
  /** the questions that are still open */
  readonly asks: readonly Asks[];
}

/** A first order is filled in where it stands: where to, and for whom; from one field the keyboard leads to the next. */
export function FirstFields({ checkout, asks }: FirstFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  const who = asks.includes('who');
  useLayoutEffect(() => {
    fieldsOnPage.setState({ shown: asks });
    return forgetFields;
  }, [asks]);
  return (
    <div className={styles.fields}>
      {asks.includes('address') ? (
        <AddressHere checkout={checkout} {...(who && { onNext: () => name.current?.focus() })} />
      ) : null}
      {who ? <RecipientHere checkout={checkout} name={name} /> : null}
    </div>
  );
}
