import { useWords } from '@mam/client/i18n.ts';
import type { ChosenMain } from '@mam/domain/combo/chosen-part.ts';
import { offeredMains } from '@mam/domain/combo/offered-parts.ts';
import { type ComboProblem, freshMain } from '@mam/domain/combo/selection.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { offeredGroups } from '@mam/domain/options/selection.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { RadioRow } from '@mam/ui/control/choice-row.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useId } from 'react';
import { ChoiceGroup } from '../options/choice-group.tsx';
import { DishSelection } from '../options/dish-choices.tsx';
import { dishWords } from '../words/areas.ts';

interface MainDishProps {
  readonly combo: Combo;
  readonly menu: Menu;
  readonly wall: WallTime;
  readonly currency: Currency;
  readonly chosen: ChosenMain | null;
  /** the problem with it, once the diner has pressed the button */
  readonly problem: ComboProblem | null;
  readonly onChoose: (main: ChosenMain) => void;
}

/** The main dish of a combo, one of several, with its size and options below; nothing when there is none to choose. */
export function MainDishField({ combo, menu, wall, currency, chosen, problem, onChoose }: MainDishProps) {
  const say = useWords(dishWords);
  const name = useId();
  const mains = offeredMains(combo, menu, wall);
  const dish = mains.find(({ part }) => part.dishId === chosen?.dishId)?.dish;
  if (mains.length === 0) return null;
  return (
    <>
      <ChoiceGroup
        name={say('main')}
        rules={[mains.every(({ soldOut }) => soldOut) ? say('combo_sold_out') : null]}
        missing={problem !== null && !problem.within}
      >
        {mains.map(({ part, dish: { name: words, picture }, soldOut }) => (
          <RadioRow
            key={part.dishId}
            name={name}
            checked={part.dishId === chosen?.dishId}
            disabled={soldOut}
            onChange={() => onChoose(freshMain(menu, part.dishId, wall))}
            lead={<DishPicture picture={picture} sold={soldOut} />}
            tail={
              soldOut ? (
                <Pill>{say('sold_out')}</Pill>
              ) : part.addPrice > 0 ? (
                <Price amount={part.addPrice} currency={currency} plus />
              ) : null
            }
          >
            {words}
          </RadioRow>
        ))}
      </ChoiceGroup>
      {chosen && dish ? (
        <DishSelection
          key={dish.id}
          dish={dish}
          groups={offeredGroups(dish, wall)}
          draft={chosen}
          currency={currency}
          problem={problem?.within ?? null}
          priceless
          onChange={(part) => onChoose({ ...chosen, ...part })}
        />
      ) : null}
    </>
  );
}
