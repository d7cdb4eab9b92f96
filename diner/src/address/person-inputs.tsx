import { Input } from '@mam/ui/control/field.tsx';
import type { ComponentProps } from 'react';

interface PersonInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The name of the person the food is for. */
export function NameInput({ onChange, ...rest }: PersonInputProps) {
  return (
    <Input maxLength={60} autoComplete="name" {...rest} onChange={(event) => onChange(event.target.value)} />
  );
}

/** Where they are reached. */
export function PhoneInput({ onChange, ...rest }: PersonInputProps) {
  return (
    <Input
      type="tel"
      inputMode="tel"
      maxLength={24}
      autoComplete="tel"
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
