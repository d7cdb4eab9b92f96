import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import { type GroupOrder, teamIn } from '@mam/domain/group-order/group-order.ts';
import type { GroupOrderPromotion } from '@mam/domain/group-order/promotion.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { Hourglass } from 'lucide-react';
import { useCountdown } from '../../device/use-countdown.ts';
import { groupOrderWords } from '../../words/areas.ts';
import styles from '../group-page.module.css';
import { useGivenUp } from '../promotion-line.tsx';
import { manage } from '../sync/group-order-calls.ts';
import { pushNow } from '../sync/running.ts';
import { saySettingsNow } from '../sync/untold-settings.ts';
import { timeLeft } from '../time-left.ts';

interface WaitButtonProps {
  readonly groupOrder: GroupOrder;
  readonly promotions: readonly GroupOrderPromotion[];
}

/** While people choose, the owner waits for the end, or ends it; offered when everybody is done. */
export function WaitButton({ groupOrder, promotions }: WaitButtonProps) {
  const say = useWords(groupOrderWords);
  const left = useCountdown(groupOrder.endsAt);
  const dialog = useDialog('close');
  const team = teamIn(groupOrder);
  const givenUp = useGivenUp(groupOrder, promotions);
  const anything = team.some(({ itemCount: count }) => count > 0);
  // [GO10]
  const waiting = team.filter(({ status, isOwner }) => status !== 2 && !isOwner);
  const everybody = anything && waiting.length === 0;
  return (
    <div className={styles.owner}>
      {everybody ? (
        <Button kind="primary" size="big" block onClick={dialog.show}>
          {say('close_done')}
        </Button>
      ) : (
        <>
          <Button kind="primary" size="big" block disabled>
            <Hourglass />
            {say('wait', { left: timeLeft(left) })}
          </Button>
          {anything ? (
            <Button kind="quiet" size="small" onClick={dialog.show}>
              {say('close_early')}
            </Button>
          ) : null}
        </>
      )}
      {dialog.open ? (
        <Question
          title={say('close_title')}
          cancel={say('no')}
          confirm={say('close_yes')}
          onCancel={dialog.close}
          onConfirm={() => {
            dialog.close();
            // the owner's latest changes go first, so that they are in it
            void Promise.all([pushNow(), saySettingsNow()]).then(() =>
              manage(groupOrder, { action: 'close' }),
            );
          }}
        >
          {say(groupOrder.isOrderedByItself ? 'close_text_itself' : 'close_text')}
          {waiting.length > 0
            ? ` ${say('close_waiting', { names: waiting.map(({ name }) => name).join(', ') })}`
            : null}
          {givenUp ? <p className="strong">{givenUp}</p> : null}
        </Question>
      ) : null}
    </div>
  );
}
