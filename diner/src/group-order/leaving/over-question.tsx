import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { groupOrderWords } from '../../words/areas.ts';

type Over = 'cancelled' | 'ordered' | 'expired' | 'left' | 'banned';

/** The reason this reader cannot choose any more; null = they can. A member stays while the owner orders. */
export function overFor({ state, role }: GroupOrderWire): Over | null {
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
  readonly wire: GroupOrderWire;
  readonly over: Over;
  /** null = everything they chose was ordered, or nothing was */
  readonly behind?: Behind | null;
  readonly onClose: () => void;
  /** to the order; only who was in it may go */
  readonly onTrack: () => void;
}

export function OverQuestion({ wire, over, behind = null, onClose, onTrack }: OverQuestionProps) {
  const say = useWords(groupOrderWords);
  const track = over === 'ordered' && wire.order !== '';
  const guests = guestsBehind(wire);
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
          {say(wire.by_itself ? 'over_left_behind_itself' : 'over_left_behind_text', {
            name: wire.owner_name,
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
      <p>{say(overTextKey(wire, over), { name: wire.owner_name })}</p>
      {over === 'ordered' ? forgotten : null}
    </Question>
  );
}

/** [GO40] Guests without a phone whom the reader chose for, and who have dishes that are not in the order. */
const guestsBehind = ({ sessions, user_id: uid }: GroupOrderWire): string =>
  sessions
    .filter(({ made_by: maker, left_behind: count }) => uid !== '' && maker === uid && count > 0)
    .map(({ name }) => name)
    .join(', ');

function overTextKey({ role, by_itself: itself }: GroupOrderWire, over: Over) {
  if (over === 'ordered' && itself) return 'over_ordered_itself';
  // a stranger was never in it and has no dishes that stay
  if (over === 'cancelled' && role === 'stranger') return 'over_cancelled_seen';
  return `over_${over}_text` as const;
}
