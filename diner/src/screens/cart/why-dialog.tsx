import { removeLine } from '@mam/domain/cart/change-cart.ts';
import type { PlacingRefusal } from '@mam/domain/order/placing.ts';
import { Question } from '@mam/ui/question.tsx';
import { useEffect } from 'react';
import { keep, kept } from '../../device/kept.ts';
import { exceptionOf, report } from '../../order/report-exception.ts';
import type { Checkout } from '../../order/use-checkout.ts';
import { useReason } from '../../order/use-reason.ts';
import { useNavigate } from '../../start/router.tsx';
import { useDialog } from '../../start/use-dialog.ts';
import { useLinks } from '../../start/use-place.ts';
import type vi from '../../words/checkout/vi.json';
import { checkoutWords } from '../../words/checkout/words.ts';
import { useWords } from '../../words/words.ts';
import { ClosedDialog } from '../menu/closed-dialog.tsx';

interface WhyDialogProps {
  readonly checkout: Pick<Checkout, 'store' | 'quote' | 'ways'>;
  readonly refusal: PlacingRefusal;
  readonly onClose: () => void;
}

/** Why the order cannot be placed, and the way out that fits. */
export function WhyDialog({ checkout, refusal, onClose }: WhyDialogProps) {
  const say = useWords(checkoutWords);
  const reason = useReason()(refusal, checkout);
  const links = useLinks();
  const navigate = useNavigate();
  const address = useDialog('address');
  useEffect(() => {
    const code = exceptionOf({ code: refusal.refused, message: '' });
    if (code !== 'OVER_DISTANCE' && code !== 'SHIPPING_UNAVAILABLE') return;
    const { brand, id: storeId } = checkout.store;
    const km = 'distanceKm' in refusal ? refusal.distanceKm : null;
    const limit = 'limitKm' in refusal ? refusal.limitKm : null;
    const far = { ...(km !== null && { distance_km: km }), ...(limit !== null && { limit_km: limit }) };
    report({ brand, storeId }, code, { refused: refusal.refused, ...far });
  }, [refusal, checkout.store]);
  const toMenu = () => navigate(links('/menu'));
  switch (refusal.refused) {
    case 'STORE_CLOSED':
    case 'STORE_PAUSED':
      return <ClosedDialog store={checkout.store} onClose={onClose} />;
    case 'BELOW_MINIMUM':
      return (
        <Why
          title="minimum_title"
          text={reason}
          confirm="add_more"
          onClose={onClose}
          onConfirm={toMenu}
          cancel
        />
      );
    case 'SOLD_OUT':
    case 'NOT_SOLD_AT_TIME':
    case 'ITEM_GONE': {
      const drop = () => {
        onClose();
        const { lines } = kept.getState().cart;
        keep('cart', { lines: refusal.lineKeys.reduce((left, key) => removeLine(left, key), lines) });
      };
      const title = refusal.refused === 'NOT_SOLD_AT_TIME' ? 'not_at_time_title' : 'sold_title';
      return (
        <Why
          title={title}
          text={refusal.names.join(', ')}
          confirm={refusal.refused === 'NOT_SOLD_AT_TIME' ? 'drop_not_then' : 'drop_them'}
          onClose={onClose}
          onConfirm={drop}
          cancel
        />
      );
    }
    case 'OUT_OF_RANGE':
    case 'OVER_DISTANCE':
    case 'SHIPPING_UNAVAILABLE':
      return (
        <Question
          title={say(refusal.refused === 'SHIPPING_UNAVAILABLE' ? 'unserved_title' : 'far_title')}
          cancel={checkout.ways.includes('pickup') ? say('far_pickup') : say('ok')}
          confirm={say('far_other')}
          onCancel={() => {
            if (checkout.ways.includes('pickup')) keep('choices', { type: 'PICKUP' });
            onClose();
          }}
          onConfirm={address.show}
        >
          {refusal.refused === 'SHIPPING_UNAVAILABLE' ? say('unserved_text') : reason}
        </Question>
      );
    default:
      return <Why title="problem_title" text={reason} confirm="ok" onClose={onClose} onConfirm={onClose} />;
  }
}

interface WhyProps {
  readonly title: keyof typeof vi;
  readonly text: string;
  readonly confirm: keyof typeof vi;
  readonly cancel?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function Why({ title, text, confirm, cancel, onClose, onConfirm }: WhyProps) {
  const say = useWords(checkoutWords);
  return (
    <Question
      title={say(title)}
      cancel={cancel ? say('confirm_no') : undefined}
      confirm={say(confirm)}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      {text}
    </Question>
  );
}
