import { useWords } from '@mam/client/i18n.ts';
import { methodOf } from '@mam/domain/store/payment-methods.ts';
import type { SeenBill, SeenBillShare } from '@mam/domain/table/seen-bill.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Dot } from '@mam/ui/pill.tsx';
import { useState } from 'react';
import { isTouched } from '../../device/touched.ts';
import { Leaving } from '../../payment/leave-overlay.tsx';
import { MethodIcon } from '../../payment/method-icon.tsx';
import { methodName } from '../../payment/method-name.ts';
import { attemptPayLink } from '../../payment/way-to-pay.ts';
import { billWords, paymentWords } from '../../words/areas.ts';
import styles from './bill.module.css';
import { type useBillSteps, useShareTry } from './use-bill.ts';

interface ShareWalletsProps {
  /** the sitting */
  readonly id: string;
  readonly share: SeenBillShare;
  readonly methods: SeenBill['methods'];
  readonly steps: ReturnType<typeof useBillSteps>;
}

type Ready = NonNullable<Parameters<typeof Leaving>[0]['ready']>;

/** [PA60] The wallets and cards one's share is paid with, and what became of paying it so. */
export function ShareWallets({ id, share, methods, steps }: ShareWalletsProps) {
  const say = useWords(billWords);
  const sayMethod = useWords(paymentWords);
  // a code of MoMo opens MoMo here: nobody scans the screen they hold
  const nameOf = (method: string) =>
    methodOf(method)?.title === 'qr' ? sayMethod('momo') : methodName(sayMethod, method, false);
  const tried = useShareTry(id, share.id);
  const [leaving, setLeaving] = useState<Ready | null>(null);
  const pay = async (method: string) => {
    const request = await steps.payBy(share.id, method);
    const link = request && attemptPayLink(request, isTouched());
    if (request && link) setLeaving({ request, link });
  };
  const stay = () => setLeaving(null);
  return (
    <section aria-label={say('wallets')} className={styles.wallets}>
      <div role="status">
        {tried?.outcome === 'waiting' ? (
          <p className={styles.waiting}>
            <Dot live />
            {say('wallet_waiting', { wallet: nameOf(tried.method) })}
          </p>
        ) : tried?.outcome === 'failed' ? (
          <p className={styles.over}>{say('wallet_tried', { wallet: nameOf(tried.method) })}</p>
        ) : null}
      </div>
      <h3 className={styles.or}>{say('wallets')}</h3>
      <ul>
        {methods.map(({ method, isResting }) => (
          <li key={method}>
            <Button block disabled={isResting} busy={steps.busy} onClick={() => void pay(method)}>
              <span className={styles.wallet}>
                <MethodIcon method={method} pickup={false} />
              </span>
              <span>
                {nameOf(method)}
                {isResting ? <small className={styles.off}>{sayMethod('unavailable')}</small> : null}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {leaving ? <Leaving ready={leaving} stay={say('to_bill')} onOther={stay} onStay={stay} /> : null}
    </section>
  );
}
