import { say as sayNow, useWords } from '@mam/client/i18n.ts';
import { operationsBetween } from '@mam/domain/cart/operations-between.ts';
import { type GroupOrder, isCartLocked } from '@mam/domain/group-order/group-order.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useState } from 'react';
import { type CartGuard, cartGate } from '../cart/cart-gate.ts';
import { type Joined, linesOfJoined } from '../cart/together.ts';
import { persisted } from '../device/persisted.ts';
import { cartName } from '../device/storage/persisted-form.ts';
import type { StoreMenu } from '../menu/use-menu.ts';
import { groupOrderWords } from '../words/areas.ts';
import { useChosenFor, useGuestTakes } from './choosing-for.ts';
import { endReminder, remindLater } from './reminder.ts';
import { sayDone } from './sync/group-order-calls.ts';

interface GateProps {
  readonly joined: Joined;
  readonly groupOrder: GroupOrder;
  /** null = it is not known yet */
  readonly here: StoreMenu | null;
}

/**
 * [GO8] [CA17] Guards a locked cart: a change asks whether its diner is choosing again, and is made after the yes.
 * [GO37] Dishes chosen for a guest go to them.
 */
export function CartGate({ joined, groupOrder, here }: GateProps) {
  const say = useWords(groupOrderWords);
  const [wanted, setWanted] = useState<{ readonly change: () => void } | null>(null);
  const locked = isCartLocked(groupOrder);
  const reopens = groupOrder.state === 'active';
  const name = cartName(joined);
  const guestTakes = useGuestTakes(useChosenFor(groupOrder), here, groupOrder.hash);
  useEffect(() => {
    const admits: CartGuard['admits'] = (of, operations, again) => {
      if (cartName(of) !== name) return true;
      // another store is shown: what is still to be done to this cart waits until they are back
      if (cartName(persisted.getState().cart) !== name) return false;
      if (guestTakes(operations)) return 'taken';
      if (!locked) {
        remindLater();
        return true;
      }
      const change = () => {
        again();
        if (operations.length > 0) remindLater();
      };
      if (reopens) setWanted({ change });
      else showToast(sayNow(groupOrderWords, 'choosing_over'), { urgent: true });
      return false;
    };
    cartGate.setState({ guard: { admits } });
    return () => cartGate.setState({ guard: null });
  }, [locked, reopens, name, guestTakes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // chosen before this page knew with whom
    const { synced } = joined;
    if (synced && operationsBetween(synced.lines, linesOfJoined(joined)).length > 0) remindLater();
    return endReminder;
  }, []);
  if (!wanted) return null;
  const reopen = async () => {
    setWanted(null);
    if (!(await sayDone(groupOrder, false))) return;
    wanted.change();
  };
  return (
    <Question
      title={say('reopen_title')}
      cancel={say('reopen_no')}
      confirm={say('reopen_yes')}
      onCancel={() => setWanted(null)}
      onConfirm={() => void reopen()}
    >
      {say('reopen_text', { name: groupOrder.ownerName })}
    </Question>
  );
}
