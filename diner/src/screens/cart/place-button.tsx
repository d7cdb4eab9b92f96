import { formatClock } from '@mam/domain/time/format-time.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Button } from '@mam/ui/button.tsx';
import { classNames } from '@mam/ui/class-names.ts';
import { ArrowRight } from 'lucide-react';
import { askedBy } from '../../order/blocking.ts';
import { askAgain, usePlacing } from '../../order/placing.ts';
import type { Checkout } from '../../order/use-checkout.ts';
import { useReason } from '../../order/use-reason.ts';
import { useDialog } from '../../start/use-dialog.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { useWords } from '../../words/words.ts';
import styles from './place-button.module.css';

interface PlaceButtonProps {
  readonly checkout: Checkout;
  readonly block?: boolean;
  readonly className?: string;
}

/** The one main action. It asks for what is missing, and says why when nothing helps. */
export function PlaceButton({ checkout, block, className }: PlaceButtonProps) {
  const say = useWords(checkoutWords);
  const reasonOf = useReason();
  const dialogs = {
    address: useDialog('address'),
    time: useDialog('time'),
    who: useDialog('who'),
    pay: useDialog('pay'),
    confirm: useDialog('confirm'),
    why: useDialog('why'),
  };
  const state = usePlacing((placing) => placing.state);
  const { refusal, time, way, store, checking } = checkout;
  const asks = refusal && askedBy(refusal, checkout.mayChooseTime);
  const blocked = refusal !== null && asks === null;

  const press = () => {
    if (state === 'unsure') return askAgain();
    if (refusal === null) return dialogs.confirm.show();
    dialogs[asks ?? 'why'].show();
  };
  const at = way === 'pickup' && time?.scheduled ? formatClock(wallTime(time.at, store.zone)) : null;
  const word = at === null ? say('place') : say('place_at', { time: at });
  return (
    <Button
      kind="primary"
      size="big"
      block={block}
      blocked={blocked}
      disabled={state === 'sending' || checking}
      aria-busy={state === 'sending' || checking || undefined}
      className={classNames(styles.place, className)}
      onClick={press}
    >
      {state === 'unsure' && say('unsure_again')}
      {state === 'sending' && say('sending_title')}
      {state !== 'unsure' && state !== 'sending' && (blocked ? reasonOf(refusal, checkout) : word)}
      {blocked || block || state === 'sending' ? null : <ArrowRight />}
    </Button>
  );
}
