import { useWords } from '@mam/client/i18n.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Dock } from '@mam/ui/top-bar.tsx';
import type { ReactNode } from 'react';
import { dishWords } from '../words/areas.ts';
import { AddWords } from './add-words.tsx';
import bar from './buy-bar.module.css';
import styles from './combo-form.module.css';

interface ComboDockProps {
  readonly editing: boolean;
  readonly quantity: number;
  /** why it cannot be had now, in a word */
  readonly off: string | null;
  /** units the tray still asks for */
  readonly missing: number;
  readonly blocked: boolean;
  readonly amount: Minor;
  readonly currency: Currency;
  readonly onQuantity: (quantity: number) => void;
  readonly onPress: () => void;
}

/** How many of the combo, and the button: what is missing, or what it costs. */
export function ComboDock(props: ComboDockProps) {
  const { editing, quantity, missing, blocked, amount, currency, onQuantity, onPress } = props;
  const say = useWords(dishWords);
  const removing = editing && quantity === 0;
  let words: ReactNode = editing ? say('update') : <AddWords />;
  if (props.off !== null) words = props.off;
  else if (missing > 0) words = say('left', { n: missing });
  else if (blocked) words = say('part_problem');
  return (
    <Dock>
      <div className={classNames(bar.bar, styles.buy)}>
        <Stepper
          size="big"
          name={say('combo_quantity')}
          value={quantity}
          max={UNLIMITED}
          onChange={onQuantity}
        />
        {removing ? (
          <Button kind="bad" size="big" className={classNames(bar.button, styles.button)} onClick={onPress}>
            <span>{say('remove')}</span>
          </Button>
        ) : (
          <Button
            kind="primary"
            size="big"
            blocked={blocked || quantity === 0}
            className={classNames(bar.button, styles.button)}
            onClick={quantity === 0 ? undefined : onPress}
          >
            <span>{words}</span>
            <Price amount={amount} currency={currency} rolls />
          </Button>
        )}
      </div>
    </Dock>
  );
}
