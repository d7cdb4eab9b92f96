import type { ButtonHTMLAttributes, Ref } from 'react';
import type { IconButtonKind } from './button-class.ts';
import { iconButtonClass } from './button-class.ts';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  /** its action, in words */
  readonly label: string;
  readonly kind?: IconButtonKind;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A round button of 44 px with one icon. */
export function IconButton({ label, kind = 'raised', className, type, ...rest }: IconButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-label={label}
      {...rest}
      className={iconButtonClass(kind, className)}
    />
  );
}
