import { useWords } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import { useEffect } from 'react';
import { exceptionCodeFor, report } from '../placing/report-exception.ts';
import { WhyDialog } from '../placing/why-dialog.tsx';
import { useLinks } from '../start/use-place.ts';
import { checkoutWords } from '../words/areas.ts';
import type { Checkout } from './use-checkout.ts';
import { useReason } from './use-reason.ts';

interface WhyNotProps {
  readonly checkout: Pick<Checkout, 'store' | 'quote' | 'ways'>;
  readonly refusal: PlacingRefusal;
  readonly onClose: () => void;
}

/** Why the cart on screen cannot be ordered as it stands. */
export function WhyNot({ checkout, refusal, onClose }: WhyNotProps) {
  const say = useWords(checkoutWords);
  const reasonOf = useReason();
  const links = useLinks();
  const navigate = useNavigate();
  const address = useDialog('address');
  const time = useDialog('time');
  useReportOnce(checkout, refusal);
  let text = reasonOf(refusal, checkout);
  if (refusal.refused === 'SHIPPING_UNAVAILABLE') text = say('unserved_text');
  if (refusal.refused === 'TABLES_STOPPED') text = say('tables_text');
  if ('names' in refusal && refusal.refused !== 'INVALID_CHOICE') text = refusal.names.join(', ') || text;
  return (
    <WhyDialog
      store={checkout.store}
      ways={checkout.ways}
      refusal={refusal}
      text={text}
      onClose={onClose}
      onGo={(to) => (to === 'menu' ? navigate(links('/menu')) : { address, time }[to].show())}
    />
  );
}

/** [OR21] Too far and not served are told to the restaurant as well. */
function useReportOnce({ store }: Pick<Checkout, 'store'>, refusal: PlacingRefusal): void {
  useEffect(() => {
    const code = exceptionCodeFor({ code: refusal.refused, message: '' });
    if (code !== 'OVER_DISTANCE' && code !== 'SHIPPING_UNAVAILABLE') return;
    const { brand, id: storeId } = store;
    const km = 'distanceKm' in refusal ? refusal.distanceKm : null;
    const limit = 'limitKm' in refusal ? refusal.limitKm : null;
    const far = { ...(km !== null && { distance_km: km }), ...(limit !== null && { limit_km: limit }) };
    report({ brand, storeId }, code, { refused: refusal.refused, ...far });
  }, [refusal, store]);
}
