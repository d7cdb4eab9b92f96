import type { CartLine, DishLine } from '@mam/domain/cart/cart-line.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { chooseOption } from '@mam/domain/options/choose-option.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import { nearestDish, quickChoices, type Selling } from '@mam/domain/taking/fresh-line.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Price } from '@mam/ui/price.tsx';
import { Pencil } from 'lucide-react';
import { useTakingWords } from '../taking-words.ts';
import styles from './ticket-line.module.css';

interface TicketLineProps {
  readonly read: ReadLine;
  readonly amount: Minor;
  readonly selling: Selling;
  readonly currency: Currency;
  /** its size is offered in the line itself */
  readonly isNewest: boolean;
  readonly onQuantity: (quantity: number) => void;
  readonly onChange: (line: CartLine) => void;
  readonly onEdit: () => void;
  readonly onSwap: (dish: Dish) => void;
}

/** A line of the ticket: its choices, how many, and what is wrong with it. */
export function TicketLineRow(props: TicketLineProps) {
  const { read, amount, currency, isNewest, selling, onQuantity, onEdit } = props;
  const say = useTakingWords();
  const { line, name, details, problem, dish } = read;
  const shown = name || say('line.unknown');
  const quick = isNewest && dish && line.kind === 'dish' && problem !== 'GONE' ? line : null;
  const choices = quick && dish ? quickChoices(dish, selling.wall) : null;
  const isQuick = choices !== null && choices.variants.length + choices.groups.length > 0;
  return (
    <li className={classNames(styles.line, problem && styles.gone)}>
      <div className={styles.head}>
        <span className={styles.name}>{shown}</span>
        {problem === 'GONE' ? null : <Price amount={amount} currency={currency} />}
      </div>
      {problem ? <LineProblemRow {...props} /> : null}
      {isQuick && quick && dish ? <QuickRow {...props} line={quick} dish={dish} /> : null}
      <div className={styles.foot}>
        {problem === 'GONE' ? (
          <span className="grow" />
        ) : (
          <button type="button" className={styles.words} onClick={onEdit}>
            <span className="vh">{say('line.edit', { name: shown })}</span>
            {!isQuick && details.length > 0 ? <span>{details.join(', ')}</span> : null}
            {line.note ? (
              <em>{line.note}</em>
            ) : (
              <span className={styles.pencil}>
                <Pencil aria-hidden="true" />
                {isQuick || details.length === 0 ? say('line.note') : null}
              </span>
            )}
          </button>
        )}
        <Stepper
          name={shown}
          value={line.quantity}
          max={UNLIMITED}
          bin={line.quantity === 1}
          onChange={onQuantity}
        />
      </div>
    </li>
  );
}

interface QuickRowProps extends TicketLineProps {
  readonly line: DishLine;
  readonly dish: Dish;
}

function QuickRow({ line, dish, selling, onChange }: QuickRowProps) {
  const say = useTakingWords();
  const { variants, groups } = quickChoices(dish, selling.wall);
  return (
    <div className={styles.quick}>
      {variants.length > 0 ? (
        <fieldset className={styles.choices}>
          <legend className="vh">{say('line.size', { name: dish.name })}</legend>
          {variants.map(({ id, name, soldOut }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === line.variantId}
              disabled={soldOut}
              onClick={() => onChange({ ...line, variantId: id })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ) : null}
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.choices}>
          <legend className="vh">{`${dish.name}: ${group.name}`}</legend>
          {group.options.map(({ id, name, soldOut }) => (
            <button
              key={id}
              type="button"
              aria-pressed={line.options.some((one) => one.groupId === group.id && one.optionId === id)}
              disabled={soldOut}
              onClick={() => {
                const result = chooseOption(group, line.options, id);
                if ('chosen' in result) onChange({ ...line, options: result.chosen });
              }}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** Sold out while it was being written: something like it, or without it. */
function LineProblemRow({ read, selling, currency, onSwap, onQuantity, onEdit }: TicketLineProps) {
  const say = useTakingWords();
  const { problem, line } = read;
  if (problem === null) return null;
  const gone = line.kind === 'dish' ? selling.menu.dishById.get(line.dishId) : undefined;
  const other = gone && problem !== 'INVALID' ? nearestDish(gone, selling) : null;
  return (
    <div className={styles.problem} role="alert">
      <p>{say(`line.problem.${problem}`)}</p>
      <div className={styles.ways}>
        {problem === 'INVALID' ? (
          <Button size="small" onClick={onEdit}>
            {say('line.chooseAgain')}
          </Button>
        ) : null}
        {other ? (
          <Button size="small" onClick={() => onSwap(other)}>
            {say('line.swap', { name: other.name })} <Price amount={other.price} currency={currency} />
          </Button>
        ) : null}
        <Button size="small" kind="quiet" onClick={() => onQuantity(0)}>
          {say('line.drop')}
        </Button>
      </div>
    </div>
  );
}
