import { useWords } from '@mam/client/i18n.ts';
import { Link } from '@mam/client/router.tsx';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { quantityChoices, UNLIMITED } from '@mam/domain/options/quantity.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { DishPicture } from '@mam/ui/picture/dish-picture.tsx';
import { PricePair } from '@mam/ui/price.tsx';
import { PencilLine } from 'lucide-react';
import type { MouseEvent } from 'react';
import { checkoutWords } from '../words/areas.ts';
import styles from './checkout-line.module.css';

const PROBLEM_WORDS = {
  GONE: 'line_gone',
  SOLD_OUT: 'line_sold_out',
  NOT_AT_THIS_TIME: 'line_not_now',
  INVALID: 'line_invalid',
} as const;

/** Of what the menu no longer knows. */
export const NO_PICTURE = { url: null, hue: 60, cutout: false } as const;

interface CheckoutLineProps {
  readonly read: ReadLine;
  readonly currency: Currency;
  /** the price of the line, a voucher included; null = it cannot be had */
  readonly amount: Minor | null;
  /** where the line is edited; null = it cannot be */
  readonly editTo: string | null;
  readonly menuTo: string;
  readonly onEdit: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One line of the cart on the checkout: what it is, what was chosen, what it costs, how many. */
export function CheckoutLine(props: CheckoutLineProps) {
  const say = useWords(checkoutWords);
  const { read } = props;
  const name = read.name || '…';
  const picture = (read.dish ?? read.combo)?.picture ?? NO_PICTURE;
  const lost = read.problem === 'GONE' || read.problem === 'SOLD_OUT' || read.problem === 'NOT_AT_THIS_TIME';
  return (
    <li className={classNames(styles.line, lost && styles.lost)}>
      <DishPicture picture={picture} fallback="🍽️" />
      <div>
        <div className={styles.top}>
          <h3>{name}</h3>
          {props.editTo && !lost ? (
            <Link
              to={props.editTo}
              onClick={props.onEdit}
              className={textLinkClass(styles.edit)}
              aria-label={say('edit', { name })}
            >
              {say('edit_short')}
            </Link>
          ) : null}
        </div>
        {read.details.length > 0 ? <p className={styles.details}>{read.details.join(', ')}</p> : null}
        {read.line.note ? (
          <p className={styles.note}>
            <PencilLine />
            {read.line.note}
          </p>
        ) : null}
        {read.problem ? (
          <Problem {...props} problem={read.problem} name={name} />
        ) : (
          <Countable {...props} name={name} />
        )}
      </div>
    </li>
  );
}

function Countable({
  read,
  amount,
  currency,
  onQuantity,
  name,
}: CheckoutLineProps & { readonly name: string }) {
  const say = useWords(checkoutWords);
  const { quantity } = read.line;
  return (
    <div className={styles.below}>
      <PricePair
        amount={amount ?? read.unit * quantity}
        list={read.listUnit * quantity}
        currency={currency}
        insteadOf={say('instead_of')}
      />
      <Stepper
        name={say('quantity', { name })}
        value={quantity}
        bin={quantity === 1}
        max={UNLIMITED}
        choices={quantityChoices(quantity)}
        onChange={onQuantity}
        onLimit={() => showToast(say('line_limit', { max: UNLIMITED }))}
      />
    </div>
  );
}

function Problem(
  props: CheckoutLineProps & { readonly name: string; readonly problem: NonNullable<ReadLine['problem']> },
) {
  const say = useWords(checkoutWords);
  const { problem, editTo } = props;
  return (
    <>
      <p className={styles.problem}>{say(PROBLEM_WORDS[problem])}</p>
      <div className={styles.below}>
        <Button size="small" kind="bad-soft" onClick={props.onRemove}>
          {say('line_drop')}
          <span className="vh">: {props.name}</span>
        </Button>
        {problem === 'INVALID' && editTo ? (
          <Link to={editTo} onClick={props.onEdit} className={textLinkClass('small')}>
            {say('line_fix')}
          </Link>
        ) : (
          <Link to={props.menuTo} className={textLinkClass('small')}>
            {say('line_other')}
          </Link>
        )}
      </div>
    </>
  );
}
