import { useWords } from '@mam/client/i18n.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useId } from 'react';
import { dishWords } from '../words/areas.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { GroupState } from './group-state.tsx';
import styles from './option-group.module.css';

interface VariantCardsProps {
  readonly dish: Dish;
  readonly chosen: string | null;
  readonly currency: Currency;
  readonly missing: boolean;
  /** inside a combo a size costs nothing by itself */
  readonly priceless?: boolean;
  readonly onChoose: (variantId: string) => void;
}

/** rem of the picture, growing with the size it stands for */
const PICTURE = [2.75, 3.375, 4];

const ONE = { min: 1, max: 1, single: true };

/** Sizes and kinds as cards; exactly one is chosen. */
export function VariantCards({ dish, chosen, currency, missing, priceless, onChoose }: VariantCardsProps) {
  const say = useWords(dishWords);
  const name = useId();
  const { variants, picture } = dish;
  const drawn = picture.cutout && picture.url && variants.length <= 3 ? picture.url : null;
  return (
    <ChoiceGroup
      name={say('variants')}
      state={<GroupState group={ONE} count={chosen ? 1 : 0} missing={missing} />}
      missing={missing}
    >
      <div className={styles.cards}>
        {variants.map((variant, index) => (
          <label key={variant.id} className={classNames(styles.card, !drawn && styles.plain)}>
            <input
              type="radio"
              name={name}
              checked={variant.id === chosen}
              disabled={variant.soldOut}
              onChange={() => onChoose(variant.id)}
            />
            {drawn ? <img src={drawn} alt="" style={{ inlineSize: `${PICTURE[index]}rem` }} /> : null}
            {variant.name}
            {variant.soldOut ? (
              <Pill>{say('option_sold_out')}</Pill>
            ) : priceless ? null : (
              <Price amount={variant.price} currency={currency} className={styles.cost} />
            )}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
