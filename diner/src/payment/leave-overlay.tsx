import { useWords } from '@mam/client/i18n.ts';
import type { PayPlace } from '@mam/domain/payment/payment-attempt.ts';
import phone from '@mam/ui/art/mobile-phone.svg';
import { Button, LinkButton } from '@mam/ui/control/button.tsx';
import { Modal } from '@mam/ui/dialog/modal.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useEffect, useRef, useState } from 'react';
import { isTouched } from '../device/touched.ts';
import { payingWords } from '../words/areas.ts';
import styles from './leave-overlay.module.css';
import { rememberLeft } from './left-to-pay.ts';
import { PayFailed } from './pay-failed.tsx';
import { isLostAnswer, usePayPlace } from './use-attempt.ts';
import { attemptPayLink } from './way-to-pay.ts';

interface LeaveOverlayProps {
  readonly hash: string;
  readonly orderCode: string;
  /** another way to pay */
  readonly onOther: () => void;
  /** the diner is back, or stays */
  readonly onStay: () => void;
}

/** Long enough to read where one is taken. */
const READ = 700;
/** An app that is not there opens nothing. */
const STILL_HERE = 4_000;

/** Goes to the app or page to pay in. A second tap leads to the same attempt. */
export function LeaveOverlay({ hash, orderCode, onOther, onStay }: LeaveOverlayProps) {
  const say = useWords(payingWords);
  const attempt = usePayPlace(hash);
  const request = attempt.data;
  const link = request && attemptPayLink(request, isTouched());
  const failed =
    attempt.isError || (request?.error ?? null) !== null || (request !== undefined && link === null);
  if (failed)
    return (
      <PayFailed
        orderCode={orderCode}
        lost={isLostAnswer(attempt.error)}
        why={attempt.error?.message || request?.error || ''}
        busy={attempt.isFetching}
        onAgain={() => void attempt.refetch()}
        onOther={onOther}
        onClose={onStay}
      />
    );
  const ready = request && link && !attempt.isFetching ? { request, link } : null;
  return (
    <Leaving
      ready={ready}
      stay={say('to_order')}
      onLeave={() => rememberLeft(hash)}
      onOther={onOther}
      onStay={onStay}
    />
  );
}

interface LeavingProps {
  /** null = it is not known yet where to */
  readonly ready: { readonly request: PayPlace; readonly link: string } | null;
  /** where one stays, in words */
  readonly stay: string;
  /** just before */
  readonly onLeave?: () => void;
  readonly onOther: () => void;
  readonly onStay: () => void;
}

/** Goes to the app or page to pay in as soon as it is known which, and says so meanwhile. */
export function Leaving({ ready, stay, onLeave, onOther, onStay }: LeavingProps) {
  const say = useWords(payingWords);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const [stuck, setStuck] = useState(false);
  const link = ready?.link ?? null;
  const web = ready ? attemptPayLink(ready.request, false) : null;
  const noApp = stuck && web !== link;
  useEffect(() => {
    if (link === null) return;
    const going = setTimeout(() => {
      leave.current?.();
      location.assign(link);
    }, READ);
    const waiting = setTimeout(() => setStuck(true), STILL_HERE);
    return () => {
      clearTimeout(going);
      clearTimeout(waiting);
    };
  }, [link]);
  useEffect(() => {
    // back from the wallet's app, or by the browser's Back to a page that was kept
    const back = () => document.visibilityState === 'visible' && onStay();
    const restored = ({ persisted }: PageTransitionEvent) => persisted && onStay();
    document.addEventListener('visibilitychange', back);
    addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('pageshow', restored);
    };
  }, [onStay]);
  return (
    <Modal place="full" labelledBy="leaving" onClose={onStay}>
      <EmptyState
        onBrand
        titleId="leaving"
        title={say('leaving_title')}
        things={<TrayThing src={phone} at={[50, 50]} size={52} className={styles.phone} />}
        actions={
          // at once: a wallet's app that is not on this phone opens nothing, and says nothing
          link ? (
            <>
              <LinkButton kind={noApp ? 'on-brand' : 'paper'} size="big" href={link} onClick={onLeave}>
                {say(web === link ? 'open_page' : 'open_app')}
              </LinkButton>
              {web && web !== link ? (
                <LinkButton kind={noApp ? 'paper' : 'on-brand'} size="big" href={web} onClick={onLeave}>
                  {say('on_web')}
                </LinkButton>
              ) : null}
              <Button kind="on-brand" onClick={onOther}>
                {say('other_way')}
              </Button>
              <Button kind="on-brand" onClick={onStay}>
                {stay}
              </Button>
            </>
          ) : undefined
        }
      >
        <p role="status">{say(noApp ? 'leaving_stuck' : 'leaving_text')}</p>
      </EmptyState>
    </Modal>
  );
}
