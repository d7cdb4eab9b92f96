import { useWords } from '@mam/client/i18n.ts';
import type { DatedPickupAt } from '@mam/contract/order/order-fields.schema.ts';
import { dayFromWire } from '@mam/contract/time/calendar.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { persist } from '../device/persisted.ts';
import { checkoutWords } from '../words/areas.ts';

interface SlotFullDialogProps {
  readonly message: string;
  /** the time to order for instead; null = the diner cannot choose one */
  readonly next: DatedPickupAt | null;
  readonly onClose: () => void;
}

/** [OR18] Somebody was faster: the next free time is one tap away. */
export function SlotFullDialog({ message, next, onClose }: SlotFullDialogProps) {
  const say = useWords(checkoutWords);
  const take = ({ date, hour, minute }: DatedPickupAt) => {
    const time = date === undefined ? null : { day: dayFromWire(date, 'date'), hour, minute };
    persist('choices', { orderNow: false, time });
    onClose();
  };
  return (
    <Question
      title={say('why_slot')}
      cancel={next ? say('confirm_no') : undefined}
      confirm={next ? say('slot_take') : say('ok')}
      onCancel={onClose}
      onConfirm={() => (next ? take(next) : onClose())}
    >
      {message}
    </Question>
  );
}
