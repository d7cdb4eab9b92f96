import { useWords } from '@mam/client/i18n.ts';
import { type GroupOrder, ownSession } from '@mam/domain/group-order/group-order.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { forgetJoined, type Joined } from '../../cart/together.ts';
import { groupOrderWords } from '../../words/areas.ts';
import styles from '../group-page.module.css';
import { leaveGroupOrder } from '../sync/group-order-calls.ts';
import { readAnew } from '../sync/group-order-query.ts';

/** A member leaves, the owner cancels; a cart that is locked holds its member [GO8]. */
export function LeaveButton({
  groupOrder,
  onLeave,
}: {
  readonly groupOrder: GroupOrder;
  readonly onLeave: () => void;
}) {
  const say = useWords(groupOrderWords);
  const owner = groupOrder.role === 'owner';
  const locked = !owner && ownSession(groupOrder)?.status === 2;
  const reopens = groupOrder.state === 'active';
  return (
    <Button
      kind="quiet"
      size="small"
      className={styles.leave}
      blocked={locked}
      onClick={locked ? () => showToast(say(reopens ? 'leave_locked' : 'choosing_over')) : onLeave}
    >
      {say(owner ? 'cancel' : 'leave')}
    </Button>
  );
}

interface LeaveQuestionProps {
  readonly joined: Joined;
  readonly owner: boolean;
  readonly onClose: () => void;
}

export function LeaveQuestion({ joined, owner, onClose }: LeaveQuestionProps) {
  const say = useWords(groupOrderWords);
  const go = async () => {
    onClose();
    if (!(await leaveGroupOrder(joined.hash))) return;
    if (owner) readAnew(joined.hash);
    else forgetJoined(joined.hash);
  };
  return (
    <Question
      danger
      title={say(owner ? 'cancel_title' : 'leave_title')}
      cancel={say('no')}
      confirm={say(owner ? 'cancel' : 'leave')}
      onCancel={onClose}
      onConfirm={() => void go()}
    >
      {say(owner ? 'cancel_text' : 'leave_text')}
    </Question>
  );
}
