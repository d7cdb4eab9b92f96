import { useWords } from '@mam/client/i18n.ts';
import type { NewGroupOrder } from '@mam/contract/group-order/group-order.schema.ts';
import { payToWire } from '@mam/contract/order/pay-to-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { bankNames } from '@mam/domain/payment/banks.ts';
import { type PayTo, type PayToRefusal, payToProblem } from '@mam/domain/split/pay-to.ts';
import type { SplitRule } from '@mam/domain/split/shares.ts';
import { countsInDong } from '@mam/domain/store/payment-methods.ts';
import { Field, Input, Select } from '@mam/ui/control/field.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Switch } from '@mam/ui/control/switch.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { groupOrderWords } from '../../words/areas.ts';
import type { LikeLast } from './like-last.ts';
import styles from './split-fields.module.css';

const PROBLEMS = {
  SPLIT_BANK: 'pay_bank_wrong',
  SPLIT_ACCOUNT: 'pay_number_wrong',
  SPLIT_HOLDER: 'pay_holder_wrong',
} as const;

/** [SP6] How the bill will be shared, and the account for it; `settle`: null = it was said what is wrong. */
export function useSplitChoice(currency: Currency, like: LikeLast | null) {
  const say = useWords(groupOrderWords);
  const [rule, setRule] = useState<SplitRule>(like?.rule ?? 'proportional');
  const [named, setNamed] = useState(Boolean(like?.account));
  const [account, setAccount] = useState<PayTo>(like?.account ?? { bank: '', number: '', holder: '' });
  const [problem, setProblem] = useState<PayToRefusal | null>(null);
  const settle = (): Pick<NewGroupOrder, 'split_rule' | 'pay_to'> | null => {
    const wrong = named ? payToProblem(account, currency) : null;
    setProblem(wrong);
    if (wrong) {
      showToast(say(PROBLEMS[wrong]));
      return null;
    }
    return { split_rule: rule, ...(named && { pay_to: payToWire(account) }) };
  };
  const change = (part: Partial<PayTo>) => {
    setAccount((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  return { rule, setRule, named, setNamed, account, change, problem, settle };
}

interface SplitFieldsProps {
  readonly choosing: ReturnType<typeof useSplitChoice>;
  readonly currency: Currency;
}

export function SplitFields({ choosing, currency }: SplitFieldsProps) {
  const say = useWords(groupOrderWords);
  const { rule, setRule, named, setNamed } = choosing;
  return (
    <section className={styles.split}>
      <h3 className="strong">{say('split_title')}</h3>
      <p className="small muted">{say('split_rule')}</p>
      <Segmented
        label={say('split_rule')}
        value={rule}
        onChange={setRule}
        segments={[
          { value: 'proportional', label: say('split_proportional') },
          { value: 'equal-fees', label: say('split_equal') },
        ]}
      />
      <div className={styles.toggle}>
        <span className="grow" aria-hidden="true">
          {say('pay_to_mine')}
        </span>
        <Switch on={named} onChange={setNamed} label={say('pay_to_mine')} />
      </div>
      {named ? <AccountFields choosing={choosing} currency={currency} /> : null}
    </section>
  );
}

function AccountFields({ choosing: { account, change, problem }, currency }: SplitFieldsProps) {
  const say = useWords(groupOrderWords);
  const wrong = (code: PayToRefusal) => (problem === code ? say(PROBLEMS[code]) : null);
  return (
    <>
      <p className="small muted">{say('pay_to_mine_hint')}</p>
      <Field label={say('pay_to_bank')} problem={wrong('SPLIT_BANK')}>
        {(wiring) =>
          countsInDong(currency) ? (
            <Select
              {...wiring}
              value={account.bank}
              onChange={({ target }) => change({ bank: target.value })}
            >
              <option value="">{say('pay_to_choose')}</option>
              {bankNames().map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          ) : (
            <Input
              {...wiring}
              value={account.bank}
              onChange={({ target }) => change({ bank: target.value })}
            />
          )
        }
      </Field>
      <Field label={say('pay_to_number')} problem={wrong('SPLIT_ACCOUNT')}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            spellCheck={false}
            value={account.number}
            onChange={({ target }) => change({ number: target.value })}
          />
        )}
      </Field>
      <Field label={say('pay_to_holder')} problem={wrong('SPLIT_HOLDER')}>
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            autoCapitalize="characters"
            value={account.holder}
            onChange={({ target }) => change({ holder: target.value })}
          />
        )}
      </Field>
    </>
  );
}
