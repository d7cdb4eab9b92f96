import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

interface SwitchProps {
  /** the thing that is on or off, in words */
  readonly label: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
  readonly className?: string;
}

export function Switch({ label, on, disabled, onChange, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      className={classNames(styles.switch, className)}
      onClick={() => onChange(!on)}
    />
  );
}
