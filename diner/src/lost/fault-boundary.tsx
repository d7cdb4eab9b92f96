import { say } from '@mam/client/i18n.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { Button, LinkButton } from '@mam/ui/control/button.tsx';
import { Component, type ReactNode } from 'react';
import { persisted } from '../device/persisted.ts';
import { shellWords } from '../words/areas.ts';
import styles from './fault-boundary.module.css';

interface State {
  readonly failed: boolean;
}

/** Catches faults nobody expected, and code that did not arrive: one sentence and a way on. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.fault}>
        <h1 className="d d30">{say(shellWords, 'fault_title')}</h1>
        <p>{say(shellWords, 'fault_text')}</p>
        <Button kind="primary" size="big" onClick={() => location.reload()}>
          {say(shellWords, 'reload')}
        </Button>
        {/* a reload may meet the same fault: another address leads out of it */}
        <LinkButton kind="quiet" href={linkTo('/', persisted.getState().place)}>
          {say(shellWords, 'fault_out')}
        </LinkButton>
      </main>
    );
  }
}
