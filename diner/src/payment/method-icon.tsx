import { methodOf } from '@mam/domain/store/payment-methods.ts';
import { Banknote, CreditCard, Landmark, Store } from 'lucide-react';
import styles from './method-icon.module.css';

/** The sign of a payment method in its circle: a wallet by its letter and colour. */
export function MethodIcon({ method, pickup }: { readonly method: string; readonly pickup: boolean }) {
  const known = methodOf(method);
  switch (known?.title) {
    case 'momo':
      return <Momo />;
    case 'zalopay':
      return (
        <b className={styles.zalopay} aria-hidden="true">
          Z
        </b>
      );
    case 'qr':
      return known.gateway === 'momo' ? <Momo /> : <Landmark />;
    case 'atm':
    case 'atm-momo':
      return <CreditCard />;
    default:
      return pickup ? <Store /> : <Banknote />;
  }
}

function Momo() {
  return (
    <b className={styles.momo} aria-hidden="true">
      M
    </b>
  );
}
