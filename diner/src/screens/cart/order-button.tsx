import { Button } from '@mam/ui/button.tsx';
import { classNames } from '@mam/ui/class-names.ts';
import { ArrowRight } from 'lucide-react';
import { askAgain, usePlacing } from '../../order/placing.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { useWords } from '../../words/words.ts';
import styles from './order-button.module.css';

/** How the frame of a cart wants its button. */
export interface ButtonLook {
  readonly block?: boolean;
  readonly className?: string | undefined;
}

interface OrderButtonProps extends ButtonLook {
  readonly word: string;
  /** why nothing that can be pressed would help; null = it can be pressed */
  readonly blocked: string | null;
  /** what it would order is still being worked out */
  readonly waits?: boolean;
  readonly onPress: () => void;
}

/** The one main action of a cart; while nobody is sure of the last order it asks about that one. */
export function OrderButton({ word, blocked, waits = false, onPress, block, className }: OrderButtonProps) {
  const say = useWords(checkoutWords);
  const state = usePlacing((placing) => placing.state);
  const sending = state === 'sending';
  const busy = sending || waits;
  let words = blocked ?? word;
  if (state === 'unsure') words = say('unsure_again');
  if (sending) words = say('sending_title');
  return (
    <Button
      kind="primary"
      size="big"
      block={block}
      blocked={blocked !== null}
      disabled={busy}
      aria-busy={busy || undefined}
      className={classNames(styles.place, className)}
      onClick={state === 'unsure' ? askAgain : onPress}
    >
      {words}
      {blocked !== null || block || sending ? null : <ArrowRight />}
    </Button>
  );
}
