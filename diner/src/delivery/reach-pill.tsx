import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Check } from 'lucide-react';
import { addressBookWords } from '../words/areas.ts';
import { deliveryReach } from './reach.ts';

interface ReachPillProps {
  readonly store: Store;
  readonly address: Address;
  readonly itemTotal: Minor;
}

/** Whether the store delivers to the pin, while it is being moved. */
export function ReachPill({ store, address, itemTotal }: ReachPillProps) {
  const say = useWords(addressBookWords);
  const language = useLanguage();
  const { state, km } = deliveryReach(store, address, itemTotal);
  const away = km === null ? null : formatKm(km, language);
  return (
    <span role="status">
      {state === 'inside' ? (
        <Pill kind="good">
          <Check aria-hidden="true" />
          {away ? say('inside_km', { km: away }) : say('inside')}
        </Pill>
      ) : state === 'outside' ? (
        <Pill kind="warn">{say('outside')}</Pill>
      ) : away ? (
        <Pill>{away}</Pill>
      ) : null}
    </span>
  );
}
