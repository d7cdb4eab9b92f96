import type { Currency } from '@mam/domain/money/currency.ts';
import type { ComponentProps } from 'react';
import { Input } from './field.tsx';

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'inputMode'> {
  readonly value: string;
  readonly currency: Currency;
  readonly onTyped: (text: string) => void;
}

/** An amount as somebody types it: with a comma on the keys where there are cents. */
export function AmountInput({ currency, onTyped, ...rest }: AmountInputProps) {
  return (
    <Input
      {...rest}
      inputMode={currency.decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      onChange={({ target }) => onTyped(target.value)}
    />
  );
}
