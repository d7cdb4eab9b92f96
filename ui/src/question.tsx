import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Modal, useLeaveModal } from './modal.tsx';
import styles from './question.module.css';

interface QuestionProps {
  readonly title: string;
  /** what would happen, or what was refused and why */
  readonly children?: ReactNode;
  /** a picture above the title, e.g. on a tray */
  readonly picture?: ReactNode;
  /** the safe choice; without it there is only the one answer */
  readonly cancel?: string;
  readonly confirm: string;
  /** what is lost cannot be got back: the red button */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks one thing. The safe choice comes first and has the focus; Esc and scrim answer it. */
export function Question(props: QuestionProps) {
  const title = useId();
  const text = useId();
  return (
    <Modal
      role="alertdialog"
      labelledBy={title}
      describedBy={text}
      onClose={props.onCancel}
      dismissible={!props.busy}
    >
      <div className={styles.box}>
        {props.picture}
        <h2 id={title} className={classNames('d', 'd24')}>
          {props.title}
        </h2>
        <div id={text} className={styles.text}>
          {props.children}
        </div>
        <Answers {...props} />
      </div>
    </Modal>
  );
}

function Answers(props: QuestionProps) {
  const leave = useLeaveModal();
  return (
    <div className={styles.answers}>
      {props.cancel === undefined ? null : (
        <Button size="big" disabled={props.busy} onClick={leave}>
          {props.cancel}
        </Button>
      )}
      <Button
        size="big"
        kind={props.danger ? 'bad' : 'primary'}
        disabled={props.busy}
        aria-busy={props.busy || undefined}
        onClick={props.onConfirm}
      >
        {props.confirm}
      </Button>
    </div>
  );
}
