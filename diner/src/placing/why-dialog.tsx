import { useWords } from '@mam/client/i18n.ts';
import type { PlacingRefusal } from '@mam/domain/checkout/placing.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import type { ReactNode } from 'react';
import { takeOutLines } from '../cart/cart-gate.ts';
import { leftOut } from '../cart/left-out.ts';
import { chosenWay, mayChooseTime, type Way } from '../cart/wanted-at.ts';
import { persist, persisted } from '../device/persisted.ts';
import { ClosedDialog } from '../store/closed-dialog.tsx';
import { checkoutWords } from '../words/areas.ts';
import type vi from '../words/checkout/vi.json';
import { answerTo } from './blocking.ts';

interface WhyDialogProps {
  readonly store: Store;
  readonly ways: readonly Way[];
  readonly refusal: PlacingRefusal;
  /** why, in a sentence */
  readonly text: string;
  readonly onClose: () => void;
  /** the way out leads there */
  readonly onGo: (to: 'address' | 'menu' | 'time') => void;
}

/** Why the order cannot be placed, or was not, and the way out that fits. */
export function WhyDialog({ store, ways, refusal, text, onClose, onGo }: WhyDialogProps) {
  const say = useWords(checkoutWords);
  switch (answerTo(refusal)) {
    case 'closed':
      return <ClosedDialog store={store} onClose={onClose} />;
    case 'minimum':
      return (
        <Why
          title="minimum_title"
          text={text}
          confirm="add_more"
          onClose={onClose}
          onConfirm={() => onGo('menu')}
          cancel="confirm_no"
        />
      );
    case 'unsold': {
      const drop = () => {
        onClose();
        if ('lineKeys' in refusal) takeOut(refusal.lineKeys);
      };
      const notThen = refusal.refused === 'NOT_SOLD_AT_TIME';
      // at a table there is no way, and no time to choose
      const chooses = ways.length > 0 && mayChooseTime(store, chosenWay(persisted.getState().choices, store));
      return (
        <Why
          title={notThen ? 'not_at_time_title' : 'sold_title'}
          text={text}
          confirm={notThen ? 'drop_not_then' : 'drop_them'}
          onClose={onClose}
          onConfirm={drop}
          cancel="confirm_no"
          below={
            notThen && chooses ? (
              <Button kind="quiet" size="small" onClick={() => onGo('time')}>
                {say('other_time')}
              </Button>
            ) : undefined
          }
        />
      );
    }
    case 'far': {
      const collect = () => {
        persist('choices', { type: 'PICKUP' });
        onClose();
      };
      return (
        <Why
          title={refusal.refused === 'SHIPPING_UNAVAILABLE' ? 'unserved_title' : 'far_title'}
          text={text}
          confirm="far_other"
          onClose={onClose}
          onConfirm={() => onGo('address')}
          cancel="confirm_no"
          below={
            ways.includes('pickup') ? (
              <Button kind="quiet" size="small" onClick={collect}>
                {say('far_pickup')}
              </Button>
            ) : undefined
          }
        />
      );
    }
    default:
      return <Why title="problem_title" text={text} confirm="ok" onClose={onClose} onConfirm={onClose} />;
  }
}

/** Out of the own cart; what others have chosen is only left out [GO15]. */
function takeOut(lineKeys: readonly string[]): void {
  const { keys } = leftOut.getState();
  if (keys) leftOut.setState({ keys: [...keys, ...lineKeys] });
  else takeOutLines(lineKeys);
}

interface WhyProps {
  readonly title: keyof typeof vi;
  readonly text: string;
  readonly confirm: keyof typeof vi;
  readonly cancel?: keyof typeof vi;
  readonly below?: ReactNode;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function Why({ title, text, confirm, cancel, below, onClose, onConfirm }: WhyProps) {
  const say = useWords(checkoutWords);
  return (
    <Question
      title={say(title)}
      cancel={cancel && say(cancel)}
      confirm={say(confirm)}
      below={below}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      {text}
    </Question>
  );
}
