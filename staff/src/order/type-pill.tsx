import { useLanguage } from '@mam/client/i18n.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { CalendarClock, HandPlatter, Motorbike, ShoppingBag } from 'lucide-react';
import { useSay } from '../words/words.ts';

const ICONS = { DELI: Motorbike, DELIAT: CalendarClock, PICKUP: ShoppingBag } as const;

interface TypePillProps {
  readonly order: Pick<BoardOrder, 'type' | 'table' | 'distanceKm'>;
  /** with the distance */
  readonly far?: boolean;
  readonly className?: string;
}

/** How the order leaves the house, and how far it has to go. */
export function TypePill({ order: { type, table, distanceKm }, far, className }: TypePillProps) {
  const say = useSay();
  const language = useLanguage();
  const Icon = table?.kind === 'table' ? HandPlatter : ICONS[type];
  return (
    <Pill className={className}>
      <Icon aria-hidden="true" />
      {table?.kind === 'table' && say('type.table', { number: table.number })}
      {table?.kind === 'counter' && say('type.counter')}
      {table === null && say(`type.${type}`)}
      {!far || distanceKm === null ? null : ` · ${formatKm(distanceKm, language)}`}
    </Pill>
  );
}
