import { useWords } from '@mam/client/i18n.ts';
import type { NewGroupOrder } from '@mam/contract/group-order/group-order.schema.ts';
import { payToWire } from '@mam/contract/order/pay-to-wire.ts';
import type { SplitRule } from '@mam/domain/order/placed-order.ts';
import { bankNames } from '@mam/domain/payment/banks.ts';
import { type PayTo, type PayToRefusal, payToProblem, takesShares } from '@mam/domain/split/pay-to.ts';
import { countsInDong } from '@mam/domain/store/payment-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { CheckRow, RadioRow, RowWords } from '@mam/ui/control/choice-row.tsx';
import { Field, Input, Select } from '@mam/ui/control/field.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { groupOrderWords } from '../../words/areas.ts';
import type { LikeLast } from './like-last.ts';
import styles from './split-fields.module.css';

const PROBLEMS = {
  SPLIT_BANK: 'pay_bank_wrong',
  SPLIT_ACCOUNT: 'pay_number_wrong',
  SPLIT_HOLDER: 'pay_holder_wrong',
} as const;

/** The payer: the owner, paid back as everybody likes or to an account, or each member pays the restaurant. */
type Paid = 'me' | 'account' | 'store';

/** [SP6] [SP7] How the bill will be shared, and who is paid; `settle`: null = it was said what is wrong. */
export function useSplitChoice({ currency }: Store, like: LikeLast | null) {
  const say = useWords(groupOrderWords);
  const [rule, setRule] = useState<SplitRule>(like?.rule ?? 'proportional');
  const [paid, setPaid] = useState<Paid>(like?.account ? 'account' : 'me');
  const [account, setAccount] = useState<PayTo>(like?.account ?? { bank: '', number: '', holder: '' });
  const [pledge, setPledge] = useState(false);
  const [itself, setItself] = useState(false);
  const [problem, setProblem] = useState<PayToRefusal | null>(null);
  const settle = (): Pick<
    NewGroupOrder,
    'split_rule' | 'pay_to' | 'shares_to' | 'pledge' | 'by_itself'
  > | null => {
    const wrong = paid === 'account' ? payToProblem(account, currency) : null;
    setProblem(wrong);
    if (wrong) {
      showToast(say(PROBLEMS[wrong]));
      return null;
    }
    return {
      split_rule: rule,
      shares_to: paid === 'store' ? 'store' : 'owner',
      ...(paid === 'store' && pledge && { pledge }),
      ...(paid === 'store' && itself && { by_itself: itself }),
      ...(paid === 'account' && { pay_to: payToWire(account) }),
    };
  };
  const change = (part: Partial<PayTo>) => {
    setAccount((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  return {
    rule,
    setRule,
    paid,
    setPaid,
    pledge,
    setPledge,
    itself,
    setItself,
    account,
    change,
    problem,
    settle,
  };
}

interface SplitFieldsProps {
  readonly choosing: ReturnType<typeof useSplitChoice>;
  readonly store: Store;
  /** shown whole from the start */
  readonly opened?: boolean;
}

export function SplitFields({ choosing, store, opened = false }: SplitFieldsProps) {
  const say = useWords(groupOrderWords);
  const { rule, setRule, paid, setPaid, pledge, setPledge, itself, setItself } = choosing;
  const name = useId();
  const below = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(false);
  const choose = (way: Paid) => {
    setPaid(way);
    setChosen(true);
  };
  // a way's own fields stand below it: they are brought into sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way asks for something else
  useEffect(() => {
    if (chosen) below.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, paid]);
  const ways: readonly (readonly [Paid, string])[] = [
    ['me', say('pay_who_me')],
    ['account', say('pay_to_mine')],
    ...(takesShares(store) ? ([['store', say('pay_who_store')]] as const) : []),
  ];
  return (
    <details
      className={styles.fold}
      open={opened}
      onToggle={({ currentTarget }) => {
        // opened at the foot of a sheet, it would open out of sight
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>
        <span className="grow">
          <b>{say('split_title')}</b>
          <span className="small muted">
            {ways.find(([way]) => way === paid)?.[1]} ·{' '}
            {say(rule === 'equal-fees' ? 'split_equal' : 'split_proportional')}
          </span>
        </span>
        <ChevronDown aria-hidden />
      </summary>
      <div className={styles.split}>
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
        <fieldset>
          <legend className="small muted">{say('pay_who')}</legend>
          {ways.map(([way, words]) => (
            <RadioRow key={way} name={name} checked={paid === way} onChange={() => choose(way)}>
              {words}
            </RadioRow>
          ))}
        </fieldset>
        <div ref={below}>
          {paid === 'account' ? <AccountFields choosing={choosing} store={store} /> : null}
          {paid === 'store' ? (
            <>
              <p className="small muted">{say('pay_who_store_hint')}</p>
              <CheckRow name={`${name}-itself`} checked={itself} onChange={() => setItself(!itself)}>
                <RowWords name={say('by_itself')} detail={say('by_itself_hint')} />
              </CheckRow>
              <CheckRow name={`${name}-pledge`} checked={pledge} onChange={() => setPledge(!pledge)}>
                <RowWords name={say('pledge')} detail={say('pledge_hint')} />
              </CheckRow>
            </>
          ) : null}
        </div>
      </div>
    </details>
  );
}

function AccountFields({ choosing: { account, change, problem }, store }: SplitFieldsProps) {
  const say = useWords(groupOrderWords);
  const wrong = (code: PayToRefusal) => (problem === code ? say(PROBLEMS[code]) : null);
  return (
    <>
      <p className="small muted">{say('pay_to_mine_hint')}</p>
      <Field label={say('pay_to_bank')} problem={wrong('SPLIT_BANK')}>
        {(wiring) =>
          countsInDong(store.currency) ? (
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
