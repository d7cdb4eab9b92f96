import { Button } from '@mam/ui/control/button.tsx';
import { Check, Ellipsis } from 'lucide-react';
import { useEffect, useState } from 'react';
import { serverNow, useClock } from '../../device/clock.ts';
import { useSheet } from '../../device/sheet-address.ts';
import { MinutesChoice } from '../../order/answer/minutes-choice.tsx';
import type { BoardOrder } from '../../order/board-order.ts';
import { minutesUntilWanted, promiseOf, QUICK_MINUTES, USUAL_MINUTES } from '../../order/promise.ts';
import { useMove } from '../../order/use-move.ts';
import { useWallClock } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import styles from './takeover-answer.module.css';

/** the second tap of a double tap must not answer the order that came up under the finger */
const SETTLE_MS = 700;

/** Minutes, accept, reject; the button repeats what it will promise. */
export function TakeoverAnswer({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { show } = useSheet();
  const clockAt = useWallClock();
  const { move, busy } = useMove(order);
  const [chosen, setChosen] = useState(USUAL_MINUTES);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(true), SETTLE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const asap = order.wantedAt === null;
  const promised = useClock((now) => clockAt(order.wantedAt ?? promiseOf(now, chosen)));
  const accept = () => {
    if (settled)
      void move({ verb: 'accept', minutes: minutesUntilWanted(order.wantedAt, serverNow()) ?? chosen });
  };
  const reject = () => {
    if (settled) show('reject', order.code);
  };
  return (
    <>
      <p className={styles.promise}>
        <span>{say(asap ? 'accept.doneIn' : 'accept.appointed')}</span>
        <span>
          {say('accept.dinerSees')} <b className="strong num">{promised}</b>
        </span>
      </p>
      {asap ? (
        <MinutesChoice
          choices={QUICK_MINUTES}
          chosen={chosen}
          onChoose={setChosen}
          more={
            <button
              type="button"
              className={styles.more}
              aria-label={say('accept.other')}
              onClick={() => show('accept', order.code)}
            >
              <Ellipsis aria-hidden="true" />
            </button>
          }
        />
      ) : null}
      <div className={styles.go}>
        {/* they look as dead as they are until then */}
        <Button kind="bad-soft" size="big" blocked={busy || !settled} onClick={reject}>
          {say('reject')}
        </Button>
        <Button kind="primary" size="big" busy={busy} blocked={!settled} onClick={accept}>
          <Check aria-hidden="true" />
          {asap ? say('accept.with', { minutes: chosen }) : say('accept.later')}
        </Button>
      </div>
    </>
  );
}
