import { addPart, lowerPart, partCount, partKey, replacePart } from '@mam/domain/cart/choose-part.ts';
import { partPrice } from '@mam/domain/combo/combo-price.ts';
import { offeredMains, offeredParts } from '@mam/domain/combo/offered-parts.ts';
import { type ComboChoice, freshMain, groupStatus, remaining } from '@mam/domain/combo/selection.ts';
import type { Combo, ComboGroup } from '@mam/domain/menu/combo.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { defaultSelection, needsChoice } from '@mam/domain/options/selection.ts';
import type { Selling } from '@mam/domain/taking/fresh-line.ts';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useTakingWords } from '../taking-words.ts';
import { ChoiceChips } from './choice-chips.tsx';
import styles from './choices.module.css';

interface ComboChipsProps {
  readonly combo: Combo;
  readonly selling: Selling;
  readonly currency: Currency;
  readonly chosen: ComboChoice;
  readonly onChange: (chosen: ComboChoice) => void;
}

/** The dishes of a combo: its main dish, then each group with how many are still to be chosen. */
export function ComboChips(props: ComboChipsProps) {
  const { combo, selling, currency, chosen, onChange } = props;
  const say = useTakingWords();
  const { menu, wall } = selling;
  const { main } = chosen;
  const mains = offeredMains(combo, menu, wall);
  const mainDish = main && menu.dishById.get(main.dishId);
  return (
    <>
      {mains.length > 0 ? (
        <fieldset className={styles.group}>
          <legend>{say('choose.main')}</legend>
          <div className={styles.chips}>
            {mains.map(({ dish, soldOut, part }) => (
              <Chip
                key={dish.id}
                pressed={dish.id === main?.dishId}
                disabled={soldOut}
                onClick={() => onChange({ ...chosen, main: freshMain(menu, dish.id, wall) })}
              >
                {dish.name}
                {part.addPrice > 0 ? (
                  <Price amount={part.addPrice} currency={currency} plus className={styles.cost} />
                ) : null}
              </Chip>
            ))}
          </div>
          {main && mainDish && needsChoice(mainDish) ? (
            <div className={styles.inside}>
              <ChoiceChips
                {...{ wall, currency }}
                dish={mainDish}
                chosen={main}
                isPriceless
                onChange={(inside) => onChange({ ...chosen, main: { ...main, ...inside } })}
              />
            </div>
          ) : null}
        </fieldset>
      ) : null}
      {combo.groups.map((group) => (
        <ComboGroupChips key={group.id} {...props} group={group} />
      ))}
    </>
  );
}

interface ComboGroupChipsProps extends ComboChipsProps {
  readonly group: ComboGroup;
}

function ComboGroupChips({ combo, group, selling, currency, chosen, onChange }: ComboGroupChipsProps) {
  const say = useTakingWords();
  const { menu, wall } = selling;
  const { parts } = chosen;
  const { chosen: count, required, max } = groupStatus(combo, group, parts);
  const left = remaining(combo, group, parts);
  const change = (next: ComboChoice['parts']) => onChange({ ...chosen, parts: next });
  const freshPart = (dishId: string) => {
    const dish = menu.dishById.get(dishId);
    const inside = dish ? defaultSelection(dish, wall) : { variantId: null, options: [] };
    return { groupId: group.id, dishId, quantity: 1, note: '', ...inside };
  };
  return (
    <fieldset className={styles.group}>
      <legend>
        {group.name}{' '}
        {group.fixed ? null : count < required ? (
          <Pill kind="warn">{say('choose.missing', { count: required - count })}</Pill>
        ) : (
          <Pill>{max < UNLIMITED ? `${count}/${max}` : count}</Pill>
        )}
      </legend>
      <div className={styles.chips}>
        {offeredParts(group, menu, wall).map(({ dish, soldOut }) => {
          const held = partCount(parts, group.id, dish.id);
          if (group.fixed)
            return (
              <Pill key={dish.id} kind={soldOut ? 'bad' : 'plain'}>
                {held > 1 ? `${held}× ${dish.name}` : dish.name}
              </Pill>
            );
          if (held > 0)
            return (
              <span key={dish.id} className={styles.counted}>
                {dish.name}
                <Stepper
                  name={dish.name}
                  value={held}
                  max={left > 0 ? UNLIMITED : held}
                  onChange={(next) =>
                    change(
                      next > held ? addPart(parts, freshPart(dish.id)) : lowerPart(parts, group.id, dish.id),
                    )
                  }
                />
              </span>
            );
          const extra = partPrice(group, menu, freshPart(dish.id));
          return (
            <Chip
              key={dish.id}
              disabled={soldOut || left === 0}
              onClick={() => change(addPart(parts, freshPart(dish.id)))}
            >
              {dish.name}
              {extra > 0 ? <Price amount={extra} currency={currency} plus className={styles.cost} /> : null}
            </Chip>
          );
        })}
      </div>
      {parts.map((part) => {
        const dish = part.groupId === group.id ? menu.dishById.get(part.dishId) : undefined;
        return dish && needsChoice(dish) ? (
          <div key={partKey(part)} className={styles.inside}>
            <b>{part.quantity > 1 ? `${part.quantity}× ${dish.name}` : dish.name}</b>
            <ChoiceChips
              {...{ dish, wall, currency }}
              chosen={part}
              isPriceless
              onChange={(inside) => change(replacePart(parts, part, { ...part, ...inside }))}
            />
          </div>
        ) : null;
      })}
    </fieldset>
  );
}
