import type { OrderDraft } from '../checkout/draft.ts';
import type { Address } from '../delivery/delivery.ts';
import type { GroupOrderRole } from './may.ts';

/** The owner's choice for everybody in a group order: how, when and to whom. */
export interface GroupOrderChoice extends Pick<OrderDraft, 'type' | 'orderNow' | 'pickupAt'> {
  /** for the restaurant, and for the whole order */
  readonly note: string;
  readonly recipient: {
    readonly name: string;
    readonly phone: string;
    readonly address: Address | null;
  } | null;
}

/** [GO4] The owner's choice as somebody in it reads it: the recipient's number and the note are the owner's to read. */
export function choiceFor(choice: GroupOrderChoice, role: GroupOrderRole): GroupOrderChoice {
  if (role === 'owner') return choice;
  return { ...choice, note: '', recipient: choice.recipient && { ...choice.recipient, phone: '' } };
}
