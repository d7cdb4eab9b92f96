import { type Say, useWords, type WordArea } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { chooseOption, clearGroup, lowerOption } from '@mam/domain/options/choose-option.ts';
import type { ChosenOption, Option, OptionGroup } from '@mam/domain/options/option-group.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { chosenIn, closedGroup, type SelectionProblem } from '@mam/domain/options/selection.ts';
import { shortList } from '@mam/domain/options/short-list.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { CheckRow, RadioRow } from '@mam/ui/control/choice-row.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useId, useRef, useState } from 'react';
import { dishWords } from '../words/areas.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { GroupState } from './group-state.tsx';
import styles from './option-group.module.css';

export type SayDish = typeof dishWords extends WordArea<infer Key> ? Say<Key> : never;

interface OptionGroupProps {
  readonly group: OptionGroup;
  readonly chosen: readonly ChosenOption[];
  readonly currency: Currency;
  /** the problem with it, once the diner has pressed the button */
  readonly problem: SelectionProblem | null;
  readonly onChange: (chosen: readonly ChosenOption[]) => void;
}

/** The rule of a group in words; none when there is no limit. */
function optionGroupRuleText({ min, max, single, unbounded }: OptionGroup, say: SayDish): string | null {
  if (unbounded || (single && min === 1)) return null;
  if (max >= UNLIMITED) return min > 0 ? say('at_least', { n: min }) : null;
  if (min === max) return say('choose', { n: min });
  return min > 0 ? say('choose_between', { min, max }) : say('at_most', { n: max });
}

/** One option group: one of many, or several with a count each. */
export function OptionGroupField({ group, chosen, currency, problem, onChange }: OptionGroupProps) {
  const say = useWords(dishWords);
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  const quantityOf = (option: Option): number =>
    chosen.find((c) => c.groupId === group.id && c.optionId === option.id)?.quantity ?? 0;
  const count = chosenIn(group, chosen);
  const shown = whole ? group.options : shortList(group.options, (option) => quantityOf(option) > 0);
  const clear = group.single && group.min === 0 ? () => onChange(clearGroup(group, chosen)) : undefined;
  const rule = optionGroupRuleText(group, say);
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
      <div ref={list}>
        {clear ? (
          <RadioRow name={name} checked={count === 0} onChange={clear}>
            {say('none')}
          </RadioRow>
        ) : null}
        {shown.map((option) => (
          <OptionRow
            key={option.id}
            name={name}
            group={group}
            option={option}
            quantity={quantityOf(option)}
            full={count >= group.max}
            currency={currency}
            onChoose={() => choose(option.id)}
            onAgain={clear}
            onLower={() => onChange(lowerOption(group, chosen, option.id))}
          />
        ))}
      </div>
      {shown.length < group.options.length ? (
        <Button
          kind="quiet"
          className={styles.all}
          onClick={() => {
            const first = group.options.findIndex((option) => !shown.includes(option)) + (clear ? 1 : 0);
            setWhole(true);
            requestAnimationFrame(() =>
              list.current?.children[first]?.querySelector('input')?.focus({ preventScroll: true }),
            );
          }}
        >
          {say('show_all', { n: group.options.length })}
        </Button>
      ) : null}
    </ChoiceGroup>
  );
}

interface OptionRowProps {
  readonly name: string;
  readonly group: OptionGroup;
  readonly option: Option;
  readonly quantity: number;
  readonly full: boolean;
  readonly currency: Currency;
  readonly onChoose: () => void;
  /** takes back a single choice; undefined = one must be made */
  readonly onAgain: (() => void) | undefined;
  readonly onLower: () => void;
}

function OptionRow(props: OptionRowProps) {
  const { name, group, option, quantity, full, currency, onChoose, onAgain, onLower } = props;
  const say = useWords(dishWords);
  const Row = group.single ? RadioRow : CheckRow;
  const price =
    option.price > 0 ? <Price amount={option.price} currency={currency} plus /> : <span>{say('free')}</span>;
  return (
    <Row
      name={name}
      checked={quantity > 0}
      disabled={option.soldOut}
      onChange={onChoose}
      onAgain={onAgain}
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
