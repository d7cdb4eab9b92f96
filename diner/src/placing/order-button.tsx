import { useWords } from '@mam/client/i18n.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ensureIdentity, identityRefused } from '../data/identity.ts';
import { useServerAway } from '../data/last-seen.ts';
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
  /** the order is still being worked out: a press is deferred until then */
  readonly waits?: boolean;
  readonly onPress: () => void;
}

/** The one main action of a cart; while nobody is sure of the last order it asks about that one. */
export function OrderButton({ word, blocked, waits = false, onPress, block, className }: OrderButtonProps) {
  const say = useWords(checkoutWords);
  const state = usePlacing((placing) => placing.state);
  const sending = state === 'begun' || state === 'sending';
  const { nameless, trying, retry } = useMissingIdentity();
  const patient = useDeferredPress(waits, onPress);
  let words = patient.pressed ? say('place_waits') : (blocked ?? word);
  let press: (() => void) | undefined = patient.press;
  if (nameless) [words, press] = [say(trying ? 'identity_trying' : 'why_identity'), retry];
  if (state === 'unsure') [words, press] = [say('unsure_again'), askAgain];
  // begun: what tells about the order is still on its way to this device, the order has not left it
  if (sending) [words, press] = [say(state === 'begun' ? 'place_begun' : 'sending_title'), undefined];
  // never disabled: the keyboard's focus would be lost
  return (
    <Button
      kind="primary"
      size="big"
      block={block}
      blocked={blocked !== null && !patient.pressed}
      aria-busy={sending || waits || (nameless && trying) || undefined}
      className={classNames(styles.place, className)}
      onClick={press}
    >
      {words}
      {blocked !== null || block || sending || patient.pressed ? null : <ArrowRight />}
    </Button>
  );
}

/** The server gave no identity, and an order needs one: the button says so, and asks for it again. */
function useMissingIdentity() {
  const refused = useStore(identityRefused);
  const away = useServerAway();
  const [trying, setTrying] = useState(false);
  const retry = () => {
    setTrying(true);
    void ensureIdentity().finally(() => setTrying(false));
  };
  return { nameless: refused && !away, trying, retry };
}
