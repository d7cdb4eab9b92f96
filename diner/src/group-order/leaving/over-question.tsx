import { useWords } from '@mam/client/i18n.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { groupOrderWords } from '../../words/areas.ts';

type Over = 'cancelled' | 'ordered' | 'expired' | 'left' | 'banned';

/** Why there is nothing more to choose for who reads this; null = there is. A member stays while the owner orders. */
export function overFor({ state, role }: GroupOrderWire): Over | null {
  if (role === 'banned') return 'banned';
  if (state === 'cancelled' || state === 'ordered' || state === 'expired') return state;
  if (role === 'left' && state === 'active') return 'left';
  const inIt = role === 'owner' || role === 'member';
  return state === 'closing' && !inIt ? 'expired' : null;
}

interface OverQuestionProps {
  readonly wire: GroupOrderWire;
  readonly over: Over;
  readonly onClose: () => void;
  /** to the order; only who was in it may go */
  readonly onTrack: () => void;
}

export function OverQuestion({ wire, over, onClose, onTrack }: OverQuestionProps) {
  const say = useWords(groupOrderWords);
  const track = over === 'ordered' && wire.order !== '';
  return (
    <Question
      title={say(`over_${over}`)}
      {...(track && { cancel: say('close') })}
      confirm={say(track ? 'track' : 'close')}
      onCancel={onClose}
      onConfirm={track ? onTrack : onClose}
    >
      {say(toldOf(wire, over), { name: wire.owner_name })}
    </Question>
  );
}

function toldOf({ role, by_itself: itself }: GroupOrderWire, over: Over) {
  if (over === 'ordered' && itself) return 'over_ordered_itself';
  // who was never in it has no dishes that stay
  if (over === 'cancelled' && role === 'stranger') return 'over_cancelled_seen';
  return `over_${over}_text` as const;
}
