import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrder } from '@mam/domain/group-order/group-order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { groupOrderWords } from '../../words/areas.ts';

type Over = 'cancelled' | 'ordered' | 'expired' | 'left' | 'banned';

/** The reason this reader cannot choose any more; null = they can. A member stays while the owner orders. */
export function overFor({ state, role }: GroupOrder): Over | null {
  if (role === 'banned') return 'banned';
  if (state === 'cancelled' || state === 'ordered' || state === 'expired') return state;
  if (role === 'left' && state === 'active') return 'left';
  const inIt = role === 'owner' || role === 'member';
  return state === 'closing' && !inIt ? 'expired' : null;
}

/** [GO40] Dishes of the reader that are not in the order. */
export interface Behind {
  /** dishes that stay in their cart */
  readonly count: number;
  /** nothing of theirs was ordered */
  readonly all: boolean;
  readonly onOrderAlone: () => void;
}

interface OverQuestionProps {
  readonly groupOrder: GroupOrder;
  readonly over: Over;
  /** null = everything they chose was ordered, or nothing was */
  readonly behind?: Behind | null;
  readonly onClose: () => void;
  /** to the order; only who was in it may go */
  readonly onTrack: () => void;
}

export function OverQuestion({ groupOrder, over, behind = null, onClose, onTrack }: OverQuestionProps) {
  const say = useWords(groupOrderWords);
  const track = over === 'ordered' && groupOrder.orderHash !== '';
  const guests = guestsBehind(groupOrder);
  const forgotten = guests === '' ? null : <p>{say('over_guests_left', { names: guests })}</p>;
  if (behind)
    return (
      <Question
        title={say(behind.all ? 'over_left_behind' : 'over_left_behind_some', { n: behind.count })}
        cancel={say('close')}
        confirm={say('order_alone')}
        onCancel={onClose}
        onConfirm={behind.onOrderAlone}
        below={
          track ? (
            <Button kind="quiet" block onClick={onTrack}>
              {say('track')}
            </Button>
          ) : undefined
        }
      >
        <p>
          {say(groupOrder.isOrderedByItself ? 'over_left_behind_itself' : 'over_left_behind_text', {
            name: groupOrder.ownerName,
            n: behind.count,
          })}
        </p>
        {forgotten}
      </Question>
    );
  return (
    <Question
      title={say(`over_${over}`)}
      {...(track && { cancel: say('close') })}
      confirm={say(track ? 'track' : 'close')}
      onCancel={onClose}
      onConfirm={track ? onTrack : onClose}
    >
      <p>{say(overTextKey(groupOrder, over), { name: groupOrder.ownerName })}</p>
      {over === 'ordered' ? forgotten : null}
    </Question>
  );
}

/** [GO40] Guests without a phone whom the reader chose for, and who have dishes that are not in the order. */
const guestsBehind = ({ sessions, readerUid: uid }: GroupOrder): string =>
  sessions
    .filter(({ madeBy: maker, leftBehind: count }) => uid !== '' && maker === uid && count > 0)
    .map(({ name }) => name)
    .join(', ');

function overTextKey({ role, isOrderedByItself: itself }: GroupOrder, over: Over) {
  if (over === 'ordered' && itself) return 'over_ordered_itself';
  // a stranger was never in it and has no dishes that stay
  if (over === 'cancelled' && role === 'stranger') return 'over_cancelled_seen';
  return `over_${over}_text` as const;
}
