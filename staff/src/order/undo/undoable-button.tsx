import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import type { ButtonKind, ButtonSize } from '@mam/ui/control/button-class.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettled } from '../../device/use-settled.ts';
import { useSay } from '../../words/words.ts';
import { delay, undo, useDelayed } from './delayed-acts.ts';
import styles from './undoable-button.module.css';

interface UndoableButtonProps {
  readonly code: string;
  /** which act of the order it is */
  readonly act: string;
  /** the act in words, told and shown while it can be undone */
  readonly done: string;
  /** sends it, once nobody has undone it */
  readonly send: () => unknown;
  readonly kind: ButtonKind;
  readonly size?: ButtonSize;
  readonly block?: boolean;
  readonly busy: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * [SF20] A button whose act waits for five seconds and is undone by the very same button, which keeps the focus. The
 * second tap of a double tap undoes nothing.
 */
export function UndoableButton({
  code,
  act,
  done,
  send,
  busy,
  kind,
  className,
  children,
  ...look
}: UndoableButtonProps) {
  const say = useSay();
  const delayed = useDelayed(code, act);
  const settled = useSettled(delayed);
  const press = async () => {
    showToast(say('undo.said', { code, done }));
    if (await delay(code, act)) send();
  };
  if (!delayed)
    return (
      <Button {...look} kind={kind} className={className} busy={busy} onClick={() => !busy && void press()}>
        {children}
      </Button>
    );
  return (
    <Button
      {...look}
      kind="outline"
      className={classNames(styles.undo, className)}
      onClick={() => settled && undo(code, act)}
    >
      <Undo2 aria-hidden="true" />
      <span>{say('undo.button', { done })}</span>
    </Button>
  );
}
