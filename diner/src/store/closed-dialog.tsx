import { useWords } from '@mam/client/i18n.ts';
import { openState } from '@mam/domain/store/open-state.ts';
import type { Store } from '@mam/domain/store/store.ts';
import moon from '@mam/ui/art/crescent-moon.svg';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Tray, TrayThing } from '@mam/ui/tray/tray.tsx';
import { useState } from 'react';
import { timeNow } from '../device/clock.ts';
import { menuWords } from '../words/areas.ts';
import styles from './closed-dialog.module.css';
import { endText } from './end-text.ts';
import { WeekHours } from './week-hours.tsx';

/** Why nothing can be ordered now, and the hours of the next seven days. */
export function ClosedDialog({ store, onClose }: { store: Store; onClose: () => void }) {
  const say = useWords(menuWords);
  const [now] = useState(() => timeNow());
  const open = openState(store, now);
  const off = open.state === 'paused' || open.state === 'unpublished' ? open.state : null;
  const until = open.state === 'paused' ? open.until : null;
  const scheduled = open.state === 'closed' && open.takesScheduled;
  return (
    <Question
      title={say(off ?? 'closed_title')}
      picture={
        <Tray className={styles.tray}>
          <TrayThing src={moon} at={[50, 50]} size={52} />
        </Tray>
      }
      confirm={say('look_around')}
      onCancel={onClose}
      onConfirm={onClose}
    >
      <p>
        {until
          ? say('paused_until_text', { time: endText(until, now, store.zone) })
          : say(off ? `${off}_text` : scheduled ? 'closed_scheduled' : 'closed_text')}
      </p>
      {off === 'unpublished' ? null : <WeekHours store={store} now={now} />}
    </Question>
  );
}
