import { type Say, useWords, type WordArea } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { chooseOption, lowerOption } from '@mam/domain/options/choose-option.ts';
import type { ChosenOption, Option, OptionGroup } from '@mam/domain/options/option-group.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { chosenIn, closedGroup, type SelectionProblem } from '@mam/domain/options/selection.ts';
import { CheckRow, RadioRow } from '@mam/ui/control/choice-row.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { dishWords } from '../words/areas.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { GroupState } from './group-state.tsx';
import styles from './option-group.module.css';

export type SayDish = typeof dishWords extends WordArea<infer Key> ? Say<Key> : never;

interface OptionGroupProps {
  readonly group: OptionGroup;
  readonly chosen: readonly ChosenOption[];
  readonly currency: Currency;
  /** what is wrong with it, once the diner has pressed the button */
  readonly problem: SelectionProblem | null;
  readonly onChange: (chosen: readonly ChosenOption[]) => void;
}

/** The rule of a group in words; none when there is no limit. */
function ruleOf({ min, max, single, unbounded }: OptionGroup, say: SayDish): string | null {
  if (unbounded || (single && min === 1)) return null;
  if (max >= UNLIMITED) return min > 0 ? say('at_least', { n: min }) : null;
  if (min === max) return say('choose', { n: min });
  return min > 0 ? say('choose_between', { min, max }) : say('at_most', { n: max });
}

/** One option group: one of many, or several with a count each. */
export function OptionGroupField({ group, chosen, currency, problem, onChange }: OptionGroupProps) {
  const say = useWords(dishWords);
  const count = chosenIn(group, chosen);
  const rule = ruleOf(group, say);
  const closed = closedGroup(group);
  const choose = (optionId: string) => {
    const result = chooseOption(group, chosen, optionId);
    if ('chosen' in result) onChange(result.chosen);
    else if (result.refused === 'OPTION_LIMIT') {
      navigator.vibrate?.([10, 40, 10]);
      showToast(say('limit', { n: result.max }), { urgent: true });
    }
  };
  return (
    <ChoiceGroup
      name={group.name}
      rules={[rule]}
      state={
        closed ? (
          <Pill kind="bad">{say('option_sold_out')}</Pill>
        ) : (
          <GroupState group={group} count={count} missing={problem !== null} />
        )
      }
      missing={problem !== null}
    >
      {closed ? (
        <p className={styles.closed}>{say(closed === 'SOLD_OUT' ? 'group_sold_out' : 'group_not_now')}</p>
      ) : null}
      {group.options.map((option) => (
        <OptionRow
          key={option.id}
          group={group}
          option={option}
          quantity={chosen.find((c) => c.groupId === group.id && c.optionId === option.id)?.quantity ?? 0}
          full={count >= group.max}
          currency={currency}
          onChoose={() => choose(option.id)}
          onLower={() => onChange(lowerOption(group, chosen, option.id))}
        />
      ))}
    </ChoiceGroup>
  );
}

interface OptionRowProps {
  readonly group: OptionGroup;
  readonly option: Option;
  readonly quantity: number;
  readonly full: boolean;
  readonly currency: Currency;
  readonly onChoose: () => void;
  readonly onLower: () => void;
}

function OptionRow({ group, option, quantity, full, currency, onChoose, onLower }: OptionRowProps) {
  const say = useWords(dishWords);
  const Row = group.single ? RadioRow : CheckRow;
  const price =
    option.price > 0 ? <Price amount={option.price} currency={currency} plus /> : <span>{say('free')}</span>;
  return (
    <Row
      name={group.id}
      checked={quantity > 0}
      disabled={option.soldOut}
      onChange={onChoose}
      tail={
        <>
          <span className={styles.plus}>{price}</span>
          {quantity > 0 && !group.single ? (
            <span className={styles.count}>
              <Stepper
                name={say('quantity_of', { name: option.name })}
                value={quantity}
                max={full ? quantity : UNLIMITED}
                onChange={(next) => (next > quantity ? onChoose() : onLower())}
                onLimit={onChoose}
              />
            </span>
          ) : null}
        </>
      }
    >
      {option.name}
      {option.soldOut ? (
        <>
          {' '}
          <Pill>{say('option_sold_out')}</Pill>
        </>
      ) : null}
    </Row>
  );
}
