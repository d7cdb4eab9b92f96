import { useWords } from '@mam/client/i18n.ts';
import { offeredMains } from '@mam/domain/combo/offered-parts.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { WallTime } from '@mam/domain/time/moment.ts';
import { RadioRow } from '@mam/ui/control/choice-row.tsx';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useId } from 'react';
import { ChoiceGroup } from '../options/choice-group.tsx';
import { dishWords } from '../words/areas.ts';

interface MainDishProps {
  readonly combo: Combo;
  readonly menu: Menu;
  readonly wall: WallTime;
  readonly currency: Currency;
  readonly chosen: string | null;
  readonly missing: boolean;
  readonly onChoose: (dishId: string) => void;
}

/** The main dish of a combo, one of several; nothing when there is none to choose. */
export function MainDishField({ combo, menu, wall, currency, chosen, missing, onChoose }: MainDishProps) {
  const say = useWords(dishWords);
  const name = useId();
  const mains = offeredMains(combo, menu, wall);
  if (mains.length === 0) return null;
  return (
    <ChoiceGroup
      name={say('main')}
      rules={[mains.every(({ soldOut }) => soldOut) ? say('combo_sold_out') : null]}
      missing={missing}
    >
      {mains.map(({ part, dish, soldOut }) => (
        <RadioRow
          key={part.dishId}
          name={name}
          checked={part.dishId === chosen}
          disabled={soldOut}
          onChange={() => onChoose(part.dishId)}
          lead={<DishPicture picture={dish.picture} sold={soldOut} />}
          tail={
            soldOut ? (
              <Pill>{say('sold_out')}</Pill>
            ) : part.addPrice > 0 ? (
              <Price amount={part.addPrice} currency={currency} plus />
            ) : null
          }
        >
          {dish.name}
        </RadioRow>
      ))}
    </ChoiceGroup>
  );
}
