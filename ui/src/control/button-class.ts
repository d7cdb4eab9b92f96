import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonKind =
  | 'plain'
  | 'primary'
  | 'soft'
  | 'outline'
  | 'good'
  | 'bad'
  | 'bad-soft'
  | 'quiet'
  /** the first and the other answers of a whole screen in the brand's colour */
  | 'paper'
  | 'on-brand';
export type ButtonSize = 'small' | 'medium' | 'big';

export interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly size?: ButtonSize;
  /** as wide as its box */
  readonly block?: boolean;
  readonly className?: string;
}

/** The look of a button, for a router's own link element: <Link className={buttonClass({ kind: 'primary' })}>. */
export function buttonClass(look: ButtonLook): string {
  return classNames(
    styles.button,
    styles[look.kind ?? 'plain'],
    styles[look.size ?? 'medium'],
    look.block && styles.block,
    look.className,
  );
}

export type IconButtonKind = 'raised' | 'flat' | 'ghost' | 'brand';

/** The round button, for a router's own link element. It needs an aria-label. */
export function iconButtonClass(kind: IconButtonKind, className?: string): string {
  return classNames(styles.orb, styles[kind], className);
}

/** A word that leads somewhere. */
export function textLinkClass(className?: string): string {
  return classNames(styles.link, className);
}
