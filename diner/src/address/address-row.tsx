import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { RadioRow, RowWords } from '@mam/ui/control/choice-row.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Pencil, Trash2 } from 'lucide-react';
import { deliveryReach } from '../delivery/reach.ts';
import type { SavedAddress } from '../device/persisted.ts';
import { addressBookWords } from '../words/areas.ts';
import { AddressIcon } from './address-icon.tsx';
import styles from './address-picker.module.css';

interface AddressRowProps {
  readonly name: string;
  readonly store: Store;
  readonly itemTotal: Minor;
  readonly address: Address;
  readonly kind: SavedAddress['kind'];
  readonly detail: string;
  /** the store needs it on the map, and it is not there yet */
  readonly textOnly?: boolean;
  readonly checked: boolean;
  readonly onPick: () => void;
  /** instead of picking it: change it, take it out */
  readonly editing?: { readonly onEdit: () => void; readonly onForget: () => void } | null;
}

/** One address of the list; one the store does not deliver to says so and cannot be picked. */
export function AddressRow(props: AddressRowProps) {
  const { address, store, editing } = props;
  const say = useWords(addressBookWords);
  const language = useLanguage();
  const { state, km, limitKm } = deliveryReach(store, address, props.itemTotal);
  const away = km === null ? '' : formatKm(km, language);
  const outside = state === 'outside';
  const limit = limitKm === null ? '' : formatKm(limitKm, language);
  const words = (
    <RowWords
      name={address.text}
      detail={
        outside
          ? say(limit ? 'outside_km' : 'outside', { limit })
          : [props.detail, props.textOnly ? say('not_on_map') : away].filter(Boolean).join(' · ')
      }
    />
  );
  const icon = <AddressIcon kind={props.kind} />;
  if (editing)
    return (
      <div className={styles.row}>
        <span className={styles.lead}>{icon}</span>
        <span className="grow">{words}</span>
        <IconButton kind="ghost" label={say('edit', { address: address.text })} onClick={editing.onEdit}>
          <Pencil />
        </IconButton>
        <IconButton
          kind="ghost"
          className={styles.forget}
          label={say('forget', { address: address.text })}
          onClick={editing.onForget}
        >
          <Trash2 />
        </IconButton>
      </div>
    );
  return (
    <RadioRow
      name={props.name}
      checked={props.checked && !outside}
      disabled={outside || props.textOnly}
      onChange={props.onPick}
      lead={icon}
      tail={outside && away ? <Pill kind="warn">{away}</Pill> : undefined}
    >
      {words}
    </RadioRow>
  );
}
