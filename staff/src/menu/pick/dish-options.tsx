import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { chooseOption, clearGroup, lowerOption } from '@mam/domain/options/choose-option.ts';
import type { ChosenOption, Option, OptionGroup } from '@mam/domain/options/option-group.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import {
  chosenIn,
  closedGroup,
  type Selection,
  type SelectionProblem,
} from '@mam/domain/options/selection.ts';
import { CheckRow, RadioRow } from '@mam/ui/control/choice-row.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { type ReactNode, useId } from 'react';
import { useSayChange } from '../../words/change-words.ts';
import { useSay } from '../../words/words.ts';
import styles from './dish-options.module.css';

interface DishOptionsProps {
  readonly dish: Dish;
  /** as they are offered at the time it is wanted */
  readonly groups: readonly OptionGroup[];
  readonly draft: Selection;
  readonly currency: Currency;
  /** the problem with them, once somebody has asked for it as it is */
  readonly problem: SelectionProblem | null;
  readonly onChange: (part: Partial<Selection>) => void;
}

/** The sizes of a dish and its option groups, as its guests choose in it. */
export function DishOptions({ dish, groups, draft, currency, problem, onChange }: DishOptionsProps) {
  const say = useSay();
  const sayPick = useSayChange();
  const size = useId();
  return (
    <>
      {dish.variants.length > 0 ? (
        <Choice
          name={say('menu.sizes')}
          rule={sayPick('pick.one')}
          missing={problem?.refused.startsWith('VARIANT') ?? false}
        >
          {dish.variants.map(({ id, name, price, soldOut }) => (
            <RadioRow
              key={id}
              name={size}
              checked={id === draft.variantId}
              disabled={soldOut}
              onChange={() => onChange({ variantId: id })}
              tail={soldOut ? <Pill>{say('menu.gone')}</Pill> : <Price amount={price} currency={currency} />}
            >
              {name}
            </RadioRow>
          ))}
        </Choice>
      ) : null}
      {groups.map((group) => (
        <GroupChoice
          key={group.id}
          group={group}
          chosen={draft.options}
          currency={currency}
          missing={problem?.groupId === group.id}
          onChange={(options) => onChange({ options })}
        />
      ))}
    </>
  );
}

/** How many of a group are to be chosen; null = it sets no limit. */
function useRule({ min, max, single, unbounded }: OptionGroup): string | null {
  const sayPick = useSayChange();
  if (unbounded) return null;
  if (single) return min > 0 ? sayPick('pick.one') : null;
  if (max >= UNLIMITED) return min > 0 ? sayPick('pick.least', { count: min }) : null;
  if (min === max) return sayPick('pick.exactly', { count: min });
  return min > 0 ? sayPick('pick.between', { min, max }) : sayPick('pick.most', { count: max });
}

interface GroupChoiceProps {
  readonly group: OptionGroup;
  readonly chosen: readonly ChosenOption[];
  readonly currency: Currency;
  readonly missing: boolean;
  readonly onChange: (chosen: readonly ChosenOption[]) => void;
}

function GroupChoice({ group, chosen, currency, missing, onChange }: GroupChoiceProps) {
  const say = useSay();
  const sayPick = useSayChange();
  const name = useId();
  const rule = useRule(group);
  const count = chosenIn(group, chosen);
  const closed = closedGroup(group);
  const quantityOf = ({ id }: Option) =>
    chosen.find((each) => each.groupId === group.id && each.optionId === id)?.quantity ?? 0;
  const choose = (optionId: string) => {
    const now = chooseOption(group, chosen, optionId);
    if ('chosen' in now) onChange(now.chosen);
  };
  const Row = group.single ? RadioRow : CheckRow;
  const clear = group.single && group.min === 0 ? () => onChange(clearGroup(group, chosen)) : undefined;
  return (
    <Choice
      name={group.name}
      rule={closed ? sayPick('pick.groupGone') : rule}
      missing={missing || closed !== null}
    >
      {clear ? (
        <RadioRow name={name} checked={count === 0} onChange={clear}>
          {sayPick('pick.none')}
        </RadioRow>
      ) : null}
      {group.options.map((option) => {
        const quantity = quantityOf(option);
        const full = count >= group.max;
        return (
          <Row
            key={option.id}
            name={name}
            checked={quantity > 0}
            disabled={option.soldOut || (full && !group.single && quantity === 0)}
            onChange={() => choose(option.id)}
            onAgain={group.single ? clear : undefined}
            tail={
              <>
                {option.soldOut ? (
                  <Pill>{say('menu.gone')}</Pill>
                ) : option.price > 0 ? (
                  <Price amount={option.price} currency={currency} plus />
                ) : null}
                {quantity > 0 && !group.single ? (
                  <span className={styles.count}>
                    <Stepper
                      name={sayPick('pick.count', { name: option.name })}
                      value={quantity}
                      max={full ? quantity : UNLIMITED}
                      onChange={(next) =>
                        next > quantity ? choose(option.id) : onChange(lowerOption(group, chosen, option.id))
                      }
                    />
                  </span>
                ) : null}
              </>
            }
          >
            {option.name}
          </Row>
        );
      })}
    </Choice>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly rule: string | null;
  readonly missing: boolean;
  readonly children: ReactNode;
}

/** A heading, its rule in words, and what there is to choose. */
function Choice({ name, rule, missing, children }: ChoiceProps) {
  return (
    <fieldset className={styles.choice} data-missing={missing || undefined}>
      <legend className="vh">{rule === null ? name : `${name}: ${rule}`}</legend>
      <p className={styles.head} aria-hidden="true">
        <b className="strong">{name}</b>
        {rule === null ? null : <Pill kind={missing ? 'bad' : 'plain'}>{rule}</Pill>}
      </p>
      {children}
    </fieldset>
  );
}
