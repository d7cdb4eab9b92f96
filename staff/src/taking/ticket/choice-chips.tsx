import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { chooseOption, clearGroup, lowerOption } from '@mam/domain/options/choose-option.ts';
import type { OptionGroup } from '@mam/domain/options/option-group.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { chosenIn, offeredGroups, type Selection } from '@mam/domain/options/selection.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useTakingWords } from '../taking-words.ts';
import styles from './choices.module.css';

interface ChoiceChipsProps {
  readonly dish: Dish;
  readonly chosen: Selection;
  readonly wall: WallTime;
  readonly currency: Currency;
  /** inside a combo a size costs nothing by itself */
  readonly isPriceless?: boolean;
  readonly onChange: (chosen: Selection) => void;
}

/** Everything there is to choose in a dish, a tap each: sizes, and its groups of options. */
export function ChoiceChips({ dish, chosen, wall, currency, isPriceless, onChange }: ChoiceChipsProps) {
  const say = useTakingWords();
  const { variantId, options } = chosen;
  return (
    <>
      {dish.variants.length > 0 ? (
        <fieldset className={styles.group}>
          <legend>{say('choose.size')}</legend>
          <div className={styles.chips}>
            {dish.variants.map(({ id, name, price, soldOut }) => (
              <Chip
                key={id}
                pressed={id === variantId}
                disabled={soldOut}
                onClick={() => onChange({ variantId: id, options })}
              >
                {name}
                {isPriceless ? null : <Price amount={price} currency={currency} className={styles.cost} />}
              </Chip>
            ))}
          </div>
        </fieldset>
      ) : null}
      {offeredGroups(dish, wall).map((group) => (
        <GroupChips
          key={group.id}
          {...{ group, currency }}
          chosen={options}
          onChange={(next) => onChange({ variantId, options: next })}
        />
      ))}
    </>
  );
}

interface GroupChipsProps {
  readonly group: OptionGroup;
  readonly chosen: Selection['options'];
  readonly currency: Currency;
  readonly onChange: (chosen: Selection['options']) => void;
}

function GroupChips({ group, chosen, currency, onChange }: GroupChipsProps) {
  const say = useTakingWords();
  const { min, max, single, name, options } = group;
  const count = chosenIn(group, chosen);
  const quantityOf = (id: string) =>
    chosen.find((one) => one.groupId === group.id && one.optionId === id)?.quantity ?? 0;
  const choose = (id: string) => {
    const result = chooseOption(group, chosen, id);
    if ('chosen' in result) onChange(result.chosen);
  };
  const full = !single && max < UNLIMITED && count >= max;
  return (
    <fieldset className={styles.group}>
      <legend>
        {name}{' '}
        {count < min ? (
          <Pill kind="warn">{say('choose.missing', { count: min - count })}</Pill>
        ) : !single && max < UNLIMITED ? (
          <Pill>{`${count}/${max}`}</Pill>
        ) : null}
      </legend>
      <div className={styles.chips}>
        {single && min === 0 ? (
          <Chip pressed={count === 0} onClick={() => onChange(clearGroup(group, chosen))}>
            {say('choose.none')}
          </Chip>
        ) : null}
        {options.map(({ id, name: option, price, soldOut }) => {
          const quantity = quantityOf(id);
          return quantity > 0 && !single ? (
            <span key={id} className={styles.counted}>
              {option}
              <Stepper
                name={option}
                value={quantity}
                max={full ? quantity : UNLIMITED}
                onChange={(next) => (next > quantity ? choose(id) : onChange(lowerOption(group, chosen, id)))}
              />
            </span>
          ) : (
            <Chip
              key={id}
              pressed={single ? quantity > 0 : undefined}
              disabled={soldOut || (full && quantity === 0)}
              onClick={() => choose(id)}
            >
              {option}
              {price > 0 ? <Price amount={price} currency={currency} plus className={styles.cost} /> : null}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
