import { useWords } from '@mam/client/i18n.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { type Return, wayBack } from '@mam/domain/payment/way-back.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { useWhen } from '../order/use-when.ts';
import { payingWords } from '../words/areas.ts';

const NAMES: Readonly<Record<string, string>> = { momo: 'MoMo', zalopay: 'ZaloPay', onepay: 'OnePay' };

interface MoneyReturnsProps {
  readonly returns: readonly Return[];
  readonly method: string;
  readonly store: Store;
}

/** [PA35] Which way each part of the money goes back, how far it is, and how long that usually takes. */
export function MoneyReturns({ returns, method, store }: MoneyReturnsProps) {
  const say = useWords(payingWords);
  const when = useWhen();
  return returns.map(({ gateway, stage, amount, at }) => (
    <p key={`${gateway} ${stage} ${at}`}>
      {say(`back_${stage}_${wayBack(gateway, method)}`, {
        amount: formatMoney(amount, store.currency),
        gateway: NAMES[gateway] ?? gateway,
        when: at === null ? '' : when(at, store.zone),
      })}
    </p>
  ));
}
