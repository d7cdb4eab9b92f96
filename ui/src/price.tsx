import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { moneyParts } from '@mam/domain/money/format-money.ts';
import { classNames } from './class-names.ts';
import { RollingDigits } from './control/rolling-digits.tsx';
import styles from './price.module.css';

interface PriceProps {
  readonly amount: Minor;
  readonly currency: Currency;
  /** old: struck; sale: red; free: green */
  readonly kind?: 'plain' | 'old' | 'sale' | 'free';
  /** an amount that is added: "+10.000đ" */
  readonly plus?: boolean;
  /** the digits roll when the amount changes */
  readonly rolls?: boolean;
  readonly className?: string;
}

/** An amount with its symbol small and raised when it stands close: 65.000đ, but 12,90 € on the line. */
export function Price({ amount, currency, kind = 'plain', plus, rolls, className }: PriceProps) {
  const { sign, number, symbol, side, spaced } = moneyParts(amount, currency);
  const mark = spaced ? <span>{symbol}</span> : <b>{symbol}</b>;
  const space = spaced ? '\u00a0' : '';
  const Tag = kind === 'old' ? 'del' : 'span';
  return (
    <Tag className={classNames(styles.price, styles[kind], className)}>
      {plus && sign === '' ? '+' : sign}
      {side === 'left' && mark}
      {side === 'left' && space}
      {rolls ? <RollingDigits text={number} /> : number}
      {side === 'right' && space}
      {side === 'right' && mark}
    </Tag>
  );
}

interface PricePairProps {
  readonly amount: Minor;
  /** before the discount; shown struck when it is more */
  readonly list: Minor;
  readonly currency: Currency;
  /** said before the struck price by a screen reader: "thay vì" */
  readonly insteadOf?: string;
  readonly className?: string;
}

/** The price beside the old one: red with the old price struck, green at 0. */
export function PricePair({ amount, list, currency, insteadOf, className }: PricePairProps) {
  if (list <= amount) return <Price amount={amount} currency={currency} className={className} />;
  return (
    <span className={classNames(styles.pair, className)}>
      <Price amount={amount} currency={currency} kind={amount === 0 ? 'free' : 'sale'} />
      {insteadOf ? <span className="vh">{insteadOf}</span> : null}
      <Price amount={list} currency={currency} kind="old" />
    </span>
  );
}
