import { useLocation } from '@mam/client/router.tsx';
import { ConciergeBell } from 'lucide-react';
import { useRinging } from '../device/bell.ts';
import { useKeptChoices } from '../device/kept-choices.ts';
import { useDesk } from '../device/media.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './call-watch.module.css';
import { isOpenCall } from './table-call.ts';
import { useCalls } from './use-calls.ts';
import { useSeenCalls } from './use-seen-calls.ts';

/**
 * [TB26] Rings while a table calls and nobody is on the way, on every screen of the shift; says it in a band that leads
 * to the calls, where they do not stand beside the board already.
 */
export function CallWatch() {
  const say = useSay();
  const { storeId } = useShift();
  const calls = useCalls(storeId);
  useSeenCalls(storeId, calls);
  const desk = useDesk();
  const { pathname } = useLocation();
  const { show } = useSheet();
  const bellOn = useKeptChoices((choices) => choices.bellOn);
  const open = calls.filter(isOpenCall).length;
  useRinging(bellOn && open > 0 ? 'call' : null);
  const beside = desk && pathname === '/';
  return (
    <>
      <div className="vh" role="status">
        {open > 0 ? say('calls.waiting', { count: open }) : ''}
      </div>
      {calls.length > 0 && !beside ? (
        <button
          type="button"
          className={styles.band}
          data-open={open > 0}
          aria-haspopup="dialog"
          onClick={() => show('calls')}
        >
          <ConciergeBell aria-hidden="true" />
          {open > 0 ? say('calls.waiting', { count: open }) : say('calls.allTaken', { count: calls.length })}
        </button>
      ) : null}
    </>
  );
}
