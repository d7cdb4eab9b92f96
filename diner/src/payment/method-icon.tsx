import { methodOf } from '@mam/domain/payment/methods.ts';
import { Banknote, CreditCard, QrCode, Store } from 'lucide-react';

/** What stands for a payment method in its circle. */
export function MethodIcon({ method, pickup }: { readonly method: string; readonly pickup: boolean }) {
  switch (methodOf(method)?.title) {
    case 'momo':
      return 'M';
    case 'zalopay':
      return 'Z';
    case 'qr':
      return <QrCode />;
    case 'atm':
    case 'atm-momo':
      return <CreditCard />;
    default:
      return pickup ? <Store /> : <Banknote />;
  }
}
