import { Button } from '@mam/ui/control/button.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { copyText } from '@mam/ui/copy-text.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { Check, ChefHat, Copy, Hourglass, X } from 'lucide-react';
import { useSheet } from '../../device/sheet-address.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useTakingWords } from '../taking-words.ts';
import styles from './last-taken.module.css';
import { forgetLastTaken, useLastTaken } from './send-ticket.ts';

/** [OR108] The order that went out last: its code to call out, its promise, and the link to say. */
export function LastTakenBand() {
  const say = useTakingWords();
  const { storeId } = useShift();
  const { show } = useSheet();
  const clockAt = useWallClock();
  const last = useLastTaken((state) => state.last);
  if (!last || last.storeId !== storeId) return null;
  const { ticket, taken } = last.news;
  const { code, promisedAt, paysFirst } = taken;
  const copy = async () => {
    await copyText(taken.link);
    showToast(say('taken.copied'));
  };
  return (
    <section className={styles.taken} role="status">
      <span className={styles.icon} aria-hidden="true">
        {paysFirst ? <Hourglass /> : <ChefHat />}
      </span>
      <div className={styles.words}>
        <p>
          <b>{say(ticket.for === 'counter' ? 'taken.number' : 'taken.code', { code })}</b>
        </p>
        <p className="small">
          {paysFirst
            ? say('taken.paysFirst')
            : promisedAt
              ? say('taken.promised', { time: clockAt(promisedAt) })
              : say('taken.cooked')}
        </p>
        {ticket.for === 'caller' ? (
          taken.isLinkSent ? (
            <p className="small">
              <Check aria-hidden="true" /> {say('taken.linkSent')}
            </p>
          ) : (
            <Button size="small" kind="quiet" onClick={() => void copy()}>
              <Copy aria-hidden="true" />
              {say('taken.copy')}
            </Button>
          )
        ) : null}
        <Button size="small" kind="quiet" onClick={() => show('order', code)}>
          {say('taken.show')}
        </Button>
      </div>
      <IconButton kind="ghost" label={say('taken.close')} onClick={forgetLastTaken}>
        <X />
      </IconButton>
    </section>
  );
}
