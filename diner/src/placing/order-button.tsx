import { useWords } from '@mam/client/i18n.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { ArrowRight } from 'lucide-react';
import { checkoutWords } from '../words/areas.ts';
import { useDeferredPress } from './deferred-press.ts';
import styles from './order-button.module.css';
import { askAgain, usePlacing } from './placing.ts';

/** How the frame of a cart wants its button. */
export interface ButtonLook {
  readonly block?: boolean;
  readonly className?: string | undefined;
}

interface OrderButtonProps extends ButtonLook {
  readonly word: string;
  /** why nothing that can be pressed would help; null = it can be pressed */
  readonly blocked: string | null;
  /** what it would order is still being worked out: a press is deferred until then */
  readonly waits?: boolean;
  readonly onPress: () => void;
}

/** The one main action of a cart; while nobody is sure of the last order it asks about that one. */
export function OrderButton({ word, blocked, waits = false, onPress, block, className }: OrderButtonProps) {
  const say = useWords(checkoutWords);
  const state = usePlacing((placing) => placing.state);
  const sending = state === 'begun' || state === 'sending';
  const patient = useDeferredPress(waits, onPress);
  let words = patient.pressed ? say('place_waits') : (blocked ?? word);
  let press: (() => void) | undefined = patient.press;
  if (state === 'unsure') [words, press] = [say('unsure_again'), askAgain];
  if (sending) [words, press] = [say('sending_title'), undefined];
  // never disabled: whoever stands on it with the keyboard stays there
  return (
    <Button
      kind="primary"
      size="big"
      block={block}
      blocked={blocked !== null && !patient.pressed}
      aria-busy={sending || waits || undefined}
      className={classNames(styles.place, className)}
      onClick={press}
    >
      {words}
      {blocked !== null || block || sending || patient.pressed ? null : <ArrowRight />}
    </Button>
  );
}
