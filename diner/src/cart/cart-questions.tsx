import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { itemCount } from '@mam/domain/cart/change-cart.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { type ReactNode, useState } from 'react';
import { usePersisted } from '../device/persisted.ts';
import { cartWords } from '../words/areas.ts';
import { clearCart, removeFromCart } from './cart-actions.ts';

/** Asks before the last one of a line is taken off: nothing leaves the cart by itself. */
export function useRemoveQuestion(): {
  readonly ask: (read: ReadLine) => void;
  readonly question: ReactNode;
} {
  const say = useWords(cartWords);
  const { open, show, close } = useDialog('remove');
  const [asked, setAsked] = useState<ReadLine | null>(null);
  const ask = (read: ReadLine) => {
    setAsked(read);
    show();
  };
  if (!open || !asked) return { ask, question: null };
  const { line, name } = asked;
  const combo = line.kind === 'combo';
  return {
    ask,
    question: (
      <Question
        danger
        title={say(combo ? 'remove_combo_title' : 'remove_title')}
        cancel={say('remove_no')}
        confirm={say('remove_yes')}
        onCancel={close}
        onConfirm={() => {
          close();
          removeFromCart(line.key, name);
        }}
      >
        {say(combo ? 'remove_combo_text' : 'remove_text', { name })}
      </Question>
    ),
  };
}

/** Emptying the cart loses everything in it: the red question. */
export function ClearQuestion({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(cartWords);
  const n = usePersisted(({ cart }) => itemCount(cart.lines));
  return (
    <Question
      danger
      title={say('clear_title')}
      cancel={say('clear_no')}
      confirm={say('clear_yes')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        clearCart();
      }}
    >
      {say('clear_text', { n })}
    </Question>
  );
}
