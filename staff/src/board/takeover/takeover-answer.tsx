import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Check, Ellipsis } from 'lucide-react';
import { useSheet } from '../../device/sheet-address.ts';
import { useSettled } from '../../device/use-settled.ts';
import { MinutesChoice } from '../../order/answer/minutes-choice.tsx';
import { usePromiseWords } from '../../order/answer/promise-words.tsx';
import { useProposal } from '../../order/answer/use-proposal.ts';
import { quickMinutes } from '../../order/promise.ts';
import { useMove } from '../../order/use-move.ts';
import { useSay } from '../../words/words.ts';
import styles from './takeover-answer.module.css';

/** Minutes, accept, reject; the button repeats what it will promise. */
export function TakeoverAnswer({ order }: { readonly order: BoardOrder }) {
  const say = useSay();
  const { show } = useSheet();
  const { move, busy } = useMove(order);
  const { asap, minutes: chosen, proposed, choose, promiseAt, acceptance } = useProposal(order);
  const words = usePromiseWords(promiseAt);
  const settled = useSettled();
  const accept = () => {
    if (settled) void move(acceptance());
  };
  const reject = () => {
    if (settled) show('reject', order.code);
  };
  return (
    <>
      <p className={styles.promise}>
        <span>{say(asap ? 'accept.doneIn' : 'accept.appointed')}</span>
        <b className="strong num">{words}</b>
      </p>
      {asap ? (
        <MinutesChoice
          choices={quickMinutes(proposed)}
          chosen={chosen}
          onChoose={choose}
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
