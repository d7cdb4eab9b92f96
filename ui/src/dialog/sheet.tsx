import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useId, useRef } from 'react';
import { IconButton } from '../control/icon-button.tsx';
import { useUiWords } from '../ui-words.tsx';
import type { ModalPlace } from './modal.tsx';
import { Modal, useLeaveModal } from './modal.tsx';
import styles from './sheet.module.css';
import { useSwipeDown } from './use-swipe-down.ts';

interface SheetFrameProps {
  readonly title: ReactNode;
  /** small, under the title */
  readonly detail?: ReactNode;
  /** before the title: a picture */
  readonly lead?: ReactNode;
  /** beside the title, before the X */
  readonly tools?: ReactNode;
  readonly place?: ModalPlace;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * From below with a grip on a phone, a dialog from 768 px. It stays open while one SheetContent inside takes the place
 * of another: two sheets in a row would come up twice.
 */
export function SheetFrame(props: SheetFrameProps) {
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Modal
      labelledBy={title}
      place={props.place}
      onClose={props.onClose}
      panel={panel}
      className={props.className}
    >
      <Head {...props} titleId={title} panel={panel} />
      {props.children}
    </Modal>
  );
}

interface SheetContentProps {
  /** stays below while the body scrolls: the one main action */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** All of a sheet below its head. */
export function SheetContent({ footer, children }: SheetContentProps) {
  return (
    <>
      <div className={styles.body}>{children}</div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </>
  );
}

/** A sheet with one content. Put it on the screen to open it, take it away to close. */
export function Sheet({ footer, children, ...frame }: SheetFrameProps & SheetContentProps) {
  return (
    <SheetFrame {...frame}>
      <SheetContent footer={footer}>{children}</SheetContent>
    </SheetFrame>
  );
}

function Head(props: SheetFrameProps & { titleId: string; panel: RefObject<HTMLDivElement | null> }) {
  const words = useUiWords();
  const leave = useLeaveModal();
  const swipe = useSwipeDown(props.panel, leave);
  return (
    <div className={styles.head} {...swipe}>
      <span className={styles.grab} />
      {props.lead ? <span className={styles.lead}>{props.lead}</span> : null}
      <div className={styles.title}>
        <h2 id={props.titleId} className="d d24">
          {props.title}
        </h2>
        {props.detail ? <p className={styles.detail}>{props.detail}</p> : null}
      </div>
      {props.tools}
      <IconButton kind="flat" label={words.close} onClick={leave}>
        <X />
      </IconButton>
    </div>
  );
}

/** The grip alone, for a sheet that draws its own head. */
export function SheetGrip(props: { readonly panel: RefObject<HTMLDivElement | null> }) {
  const swipe = useSwipeDown(props.panel, useLeaveModal());
  return (
    <div className={styles.grip} {...swipe}>
      <span className={styles.grab} />
    </div>
  );
}
