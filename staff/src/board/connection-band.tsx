import { Button } from '@mam/ui/control/button.tsx';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useClock } from '../device/clock.ts';
import { useWallClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import styles from './connection-band.module.css';
import { boardFreshness } from './freshness.ts';
import { useShiftBoardValue } from './shift-board.ts';

/** Says when the board cannot be believed, and how old it is; nothing otherwise. */
export function ConnectionBand() {
  const say = useSay();
  const online = useOnline();
  const clockAt = useWallClock();
  const { live, failed, readAt, board, again } = useShiftBoardValue();
  // the device's clock wrote readAt, so the device's clock reads its age
  const state = () => boardFreshness({ live, online, failed: failed !== null, readAt }, Date.now());
  const kind = useClock(() => state().kind);
  const minutes = useClock(() => {
    const now = state();
    return now.kind === 'old' ? Math.floor(now.ms / 60_000) : 0;
  });
  return (
    <div role="status">
      {kind === 'old' && board ? (
        <div className={styles.band}>
          <WifiOff aria-hidden="true" />
          <span className="grow">
            <b className="strong">{say(online ? 'line.down' : 'line.offline')}</b>{' '}
            {say('line.from', { time: clockAt(readAt) })}{' '}
            <span aria-hidden="true">({say('line.age', { minutes })})</span>
          </span>
          <Button size="small" onClick={again}>
            {say('again')}
          </Button>
        </div>
      ) : null}
      {kind === 'slow' && board ? <p className={styles.slow}>{say('line.slow')}</p> : null}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser thinks there is a network. */
function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
