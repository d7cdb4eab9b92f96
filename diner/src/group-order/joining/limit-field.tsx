import { useWords } from '@mam/client/i18n.ts';
import type { NewGroupOrder } from '@mam/contract/group-order/group-order.schema.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { amountInputText, typedAmount } from '@mam/domain/money/typed-amount.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { Switch } from '@mam/ui/control/switch.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { groupOrderWords } from '../../words/areas.ts';
import type { LikeLast } from './like-last.ts';
import styles from './split-fields.module.css';

/** [GO22] How much each may spend; `settle`: null = it was said what is wrong. */
export function useLimitChoice(currency: Currency, like: LikeLast | null) {
  const say = useWords(groupOrderWords);
  const [on, setOn] = useState(Boolean(like?.limit));
  const [typed, setTyped] = useState(like?.limit ? amountInputText(like.limit, currency) : '');
  const [wrong, setWrong] = useState(false);
  const settle = (): Pick<NewGroupOrder, 'limit_per_person'> | null => {
    if (!on) return {};
    const limit = typedAmount(typed, currency);
    if (limit) return { limit_per_person: toWire(limit, currency) };
    setWrong(true);
    showToast(say('limit_wrong'));
    return null;
  };
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
  };
  return { on, setOn, typed, type, wrong, settle };
}

interface LimitFieldProps {
  readonly choosing: ReturnType<typeof useLimitChoice>;
  readonly currency: Currency;
}

export function LimitField({ choosing: { on, setOn, typed, type, wrong }, currency }: LimitFieldProps) {
  const say = useWords(groupOrderWords);
  return (
    <section className={styles.split}>
      <div className={styles.toggle}>
        <span className="grow" aria-hidden="true">
          {say('limit_set')}
        </span>
        <Switch on={on} onChange={setOn} label={say('limit_set')} />
      </div>
      {on ? (
        <Field
          label={say('limit_amount', { symbol: currency.symbol })}
          hint={say('limit_hint')}
          problem={wrong ? say('limit_wrong') : null}
        >
          {(wiring) => <AmountInput {...wiring} currency={currency} value={typed} onTyped={type} />}
        </Field>
      ) : null}
    </section>
  );
}
