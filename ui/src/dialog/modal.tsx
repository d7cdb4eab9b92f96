import type { MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import { createContext, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './modal.module.css';
import { ToastOutlet } from './toast-outlet.tsx';

export type ModalPlace = 'sheet' | 'side' | 'wide' | 'full';

interface ModalProps {
  /** id of the element that names it */
  readonly labelledBy: string;
  readonly describedBy?: string;
  readonly role?: 'dialog' | 'alertdialog';
  /** sheet: from below on a phone, in the middle from 768 px; side: at the right; wide: 960 px; full: the whole screen */
  readonly place?: ModalPlace;
  /** Esc, scrim, swipe, X. Called when the way out has been shown; the parent then removes the modal. */
  readonly onClose: () => void;
  /** false: only its own buttons answer it */
  readonly dismissible?: boolean;
  readonly className?: string;
  readonly panel?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

const Leave = createContext<() => void>(() => {});

/** The way out for an X inside a modal: plays the leaving, then calls onClose. */
export const useLeaveModal = () => use(Leave);

const LOWEST = 999;
const LEAVING = { duration: 300, easing: 'cubic-bezier(.5,0,.9,.3)', fill: 'forwards' } as const;

/** For the styles of the page behind. Asked as html:has(dialog), all of it would be styled anew with every new element. */
function tellPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
}

/** The page behind is inert, focus moves in and comes back to the opener: the browser's own dialog does both. */
export function Modal(props: ModalProps) {
  const { place = 'sheet', onClose, dismissible = true } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const panel = props.panel ?? own;
  const leaving = useRef(false);
  const pressedScrim = useRef(false);
  const [above] = useState(() => document.querySelectorAll('dialog[open]').length);

  useLayoutEffect(() => {
    const dialog = frame.current;
    dialog?.showModal();
    tellPage();
    return () => {
      // closing before the element goes is what gives the focus back
      dialog?.close();
      tellPage();
    };
  }, []);

  const leave = useCallback(() => {
    const dialog = frame.current;
    const box = panel.current;
    if (leaving.current || dialog === null || box === null) return;
    leaving.current = true;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return onClose();
    dialog.dataset.leaving = '';
    const fromBelow = place === 'sheet' && !window.matchMedia('(min-width: 768px)').matches;
    const away = fromBelow ? { translate: '0 100%' } : { opacity: 0 };
    void box.animate(away, LEAVING).finished.then(onClose, onClose);
  }, [onClose, panel, place]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the scrim's; the keyboard's way out is Esc, in onCancel
    <dialog
      ref={frame}
      role={props.role}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      className={classNames(styles.frame, styles[place])}
      // the browser lays a later dialog above an earlier one by itself; tools that go by the number find the same
      style={{ zIndex: LOWEST + above }}
      onCancel={(event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) leave();
      }}
      onClose={(event: SyntheticEvent<HTMLDialogElement>) => {
        // a browser may close it over our head (Esc twice); one that is open again is not closed
        if (event.target === event.currentTarget && !event.currentTarget.open && !leaving.current) onClose();
      }}
      onPointerDown={(event) => {
        pressedScrim.current = event.target === event.currentTarget;
      }}
      onClick={(event: MouseEvent) => {
        if (dismissible && pressedScrim.current && event.target === event.currentTarget) leave();
      }}
    >
      <div ref={panel} className={classNames(styles.panel, props.className)}>
        <Leave value={leave}>{props.children}</Leave>
      </div>
      <ToastOutlet />
    </dialog>
  );
}
