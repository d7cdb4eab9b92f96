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

/** The fields of a first order, on the page itself: where to, and for whom; the keyboard leads from one to the next. */
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
