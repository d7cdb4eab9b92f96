import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../control/button.tsx';
import { Modal, useLeaveModal } from './modal.tsx';
import styles from './question.module.css';

interface QuestionProps {
  readonly title: string;
  /** the consequence, or the refusal and its reason */
  readonly children?: ReactNode;
  /** a picture above the title, e.g. on a tray */
  readonly picture?: ReactNode;
  /** the safe choice; without it there is only the one answer */
  readonly cancel?: string;
  readonly confirm: string;
  /** the loss cannot be undone: the red button */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** under the two answers: a third way */
  readonly below?: ReactNode;
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
      <QuestionBox
        titleId={title}
        textId={text}
        title={props.title}
        picture={props.picture}
        answers={<Answers {...props} />}
        below={props.below}
      >
        {props.children}
      </QuestionBox>
    </Modal>
  );
}

interface QuestionBoxProps {
  readonly titleId: string;
  readonly textId?: string;
  readonly title: string;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
  /** one or two buttons, side by side */
  readonly answers: ReactNode;
  readonly below?: ReactNode;
}

/** The inside of a question, for those whose answers are no mere buttons. */
export function QuestionBox(props: QuestionBoxProps) {
  return (
    <div className={styles.box}>
      {props.picture}
      <h2 id={props.titleId} className={classNames('d', 'd24')}>
        {props.title}
      </h2>
      <div id={props.textId} className={styles.text}>
        {props.children}
      </div>
      <div className={styles.answers}>{props.answers}</div>
      {props.below}
    </div>
  );
}

function Answers(props: QuestionProps) {
  const leave = useLeaveModal();
  return (
    <>
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
    </>
  );
}
