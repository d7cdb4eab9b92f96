import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import type { ButtonLook } from './button-class.ts';
import { buttonClass } from './button-class.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonLook {
  /** looks and reads as disabled but still takes the tap, so that the caller can say why */
  readonly blocked?: boolean;
  /** waits for an answer: blocked until it has come, and says so */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ kind, size, block, className, blocked, busy, type, ...rest }: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      aria-disabled={blocked || busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
      className={buttonClass({ kind, size, block, className })}
    />
  );
}

interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>, ButtonLook {
  readonly href: string;
}

/** For addresses outside the app: tel:, mailto:, another site. Inside, give buttonClass to the router's link. */
export function LinkButton({ kind, size, block, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ kind, size, block, className })}>
      {children}
    </a>
  );
}
