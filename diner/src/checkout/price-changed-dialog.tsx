import { useWords } from '@mam/client/i18n.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { Question } from '@mam/ui/question.tsx';
import { checkoutWords } from '../words/checkout/words.ts';
import type { Intent } from './intent.ts';
import { claimsOf } from './order-to-send.ts';
import { dismissPlacing, place, type Seen } from './placing.ts';
import { PriceChangeList } from './price-change-list.tsx';

interface PriceChangedDialogProps {
  readonly intent: Intent;
  readonly seen: Seen;
  readonly after: Quote;
}

/** The server's price is the truth: what changed, line by line, and the question again. */
export function PriceChangedDialog({ intent, seen, after }: PriceChangedDialogProps) {
  const say = useWords(checkoutWords);
  const { currency, quote: before } = seen;
  const accept = () => {
    dismissPlacing();
    place(claimsOf(intent.body, after, currency), { quote: after, currency });
  };
  return (
    <Question
      title={say('changed_title')}
      cancel={say('changed_no')}
      confirm={say('changed_yes')}
      onCancel={dismissPlacing}
      onConfirm={accept}
    >
      <p>{say('changed_text')}</p>
      <PriceChangeList before={before} after={after} currency={currency} />
    </Question>
  );
}
