import { Button } from '@mam/ui/button.tsx';
import { classNames } from '@mam/ui/class-names.ts';
import { ArrowRight } from 'lucide-react';
import { askAgain, usePlacing } from '../../order/placing.ts';
import { useReason } from '../../order/use-reason.ts';
import { useDialog } from '../../start/use-dialog.ts';
import type { TableCheckout } from '../../table/table-checkout.ts';
import { atTableWords } from '../../words/at-table/words.ts';
import { checkoutWords } from '../../words/checkout/words.ts';
import { useWords } from '../../words/words.ts';
import styles from './place-button.module.css';

interface QuickOrderButtonProps {
  readonly checkout: TableCheckout;
  readonly block?: boolean;
  readonly className?: string;
}

/** Sends the table's cart to the kitchen: asks for a name first, and says why when nothing helps. */
export function QuickOrderButton({ checkout, block, className }: QuickOrderButtonProps) {
  const say = useWords(checkoutWords);
  const sayAt = useWords(atTableWords);
  const reasonOf = useReason();
  const naming = useDialog('name');
  const confirm = useDialog('confirm');
  const why = useDialog('why');
  const state = usePlacing((placing) => placing.state);
  const { refusal } = checkout;
  const nameless = refusal?.refused === 'NAME_REQUIRED';
  const blocked = refusal !== null && !nameless;
  const press = () => {
    if (state === 'unsure') return askAgain();
    if (refusal === null) return confirm.show();
    (nameless ? naming : why).show();
  };
  return (
    <Button
      kind="primary"
      size="big"
      block={block}
      blocked={blocked}
      disabled={state === 'sending'}
      aria-busy={state === 'sending' || undefined}
      className={classNames(styles.place, className)}
      onClick={press}
    >
      {state === 'unsure' && say('unsure_again')}
      {state === 'sending' && say('sending_title')}
      {state !== 'unsure' && state !== 'sending' && (blocked ? reasonOf(refusal, checkout) : sayAt('quick'))}
      {blocked || block || state === 'sending' ? null : <ArrowRight />}
    </Button>
  );
}
