import type { OrderType } from '@mam/domain/store/store.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { CalendarClock, Motorbike, ShoppingBag } from 'lucide-react';
import { useSay } from '../words/words.ts';

const ICONS = { DELI: Motorbike, DELIAT: CalendarClock, PICKUP: ShoppingBag } as const;

/** How the order leaves the house, in one word. */
export function TypePill({ type }: { readonly type: OrderType }) {
  const say = useSay();
  const Icon = ICONS[type];
  return (
    <Pill>
      <Icon aria-hidden="true" />
      {say(`type.${type}`)}
    </Pill>
  );
}
