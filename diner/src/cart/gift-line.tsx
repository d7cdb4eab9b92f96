import { useWords } from '@mam/client/i18n.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { PricePair } from '@mam/ui/price.tsx';
import { Gift } from 'lucide-react';
import type { ComponentProps } from 'react';
import { checkoutWords, discountWords } from '../words/areas.ts';
import styles from './checkout-line.module.css';

interface GiftLineProps {
  readonly name: string;
  readonly quantity: number;
  /** one, if it were not a gift */
  readonly list: Minor;
  readonly currency: Currency;
  readonly picture: ComponentProps<typeof DishPicture>['picture'];
  /** the code it comes with */
  readonly code: string;
}

/** A gift that comes with a code: a line that costs nothing and cannot be changed. */
export function GiftLine({ name, quantity, list, currency, picture, code }: GiftLineProps) {
  const say = useWords(discountWords);
  const sayCheckout = useWords(checkoutWords);
  return (
    <li className={classNames(styles.line, styles.gift)}>
      <DishPicture picture={picture} fallback="🎁" />
      <div>
        <h3>{quantity === 1 ? name : `${name} ×${quantity}`}</h3>
        <p className={styles.details}>{say('gift_from', { code })}</p>
        <div className={styles.below}>
          <PricePair
            amount={0}
            list={list * quantity}
            currency={currency}
            insteadOf={sayCheckout('instead_of')}
          />
          <Pill kind="good">
            <Gift />
            {say('gift')}
          </Pill>
        </div>
      </div>
    </li>
  );
}
