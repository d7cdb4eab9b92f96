import { useWords } from '@mam/client/i18n.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import { takesTextAddress } from '@mam/domain/delivery/shipping-fee.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { Location, Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { PlaceMap } from '../delivery/place-map.tsx';
import type { SavedAddress } from '../device/persisted.ts';
import { usePlace } from '../start/use-place.ts';
import { addressBookWords } from '../words/areas.ts';
import { AddressField } from './address-field.tsx';
import { AddressIcon } from './address-icon.tsx';
import styles from './address-picker.module.css';
import { AddressRow } from './address-row.tsx';
import { SpotPrompt } from './spot-prompt.tsx';
import { useSpot } from './use-spot.ts';

interface AddressPickerProps {
  readonly store: Store;
  readonly itemTotal: Minor;
  readonly saved: readonly SavedAddress[];
  /** the address of the order; null = none yet */
  readonly address: Address | null;
  readonly chosenId: string | null;
  readonly onChoose: (address: Address, id: string | null) => void;
  /** null = a new one, beginning with these words */
  readonly onEdit: (address: SavedAddress | null, begin: Address | null) => void;
  readonly onForget: (address: SavedAddress) => void;
  readonly onClose: () => void;
}

/** Where the food goes: one of the diner's own list, or an address looked for just now. */
export function AddressPicker(props: AddressPickerProps) {
  const { store, itemTotal, saved, address, onChoose, onEdit } = props;
  const say = useWords(addressBookWords);
  const place = usePlace();
  const name = useId();
  const [editing, setEditing] = useState(false);
  const [picked, setPicked] = useState(props.chosenId ?? (address ? '' : (saved[0]?.id ?? null)));
  const spot = useSpot({ place, store, known: null });
  const { search } = spot;
  const chosen = saved.find(({ id }) => id === picked);

  const shown = placeOnMap(spot.location, chosen ?? (picked === '' ? address : null));

  async function deliver(): Promise<void> {
    if (spot.busy) return;
    if (search.text.trim() === '') {
      if (chosen) return onChoose(chosen, chosen.id);
      if (picked === '' && address) return onChoose(address, null);
    }
    const settled = await spot.settle('confirm');
    if (settled) onChoose({ ...settled, detail: '' }, null);
  }

  return (
    <Sheet
      title={say('title')}
      tools={
        <Button kind="quiet" size="small" aria-pressed={editing} onClick={() => setEditing(!editing)}>
          {say(editing ? 'done' : 'change')}
        </Button>
      }
      onClose={props.onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          aria-busy={spot.busy || undefined}
          onClick={() => void deliver()}
        >
          {say(spot.busy ? 'saving' : 'deliver')}
        </Button>
      }
    >
      <AddressField search={search} locating={spot.locating} onLocate={spot.locate} flat />
      <SpotPrompt spot={spot} />
      {shown ? (
        <PlaceMap store={store} at={shown.location} label={say('map_chosen')}>
          <AddressIcon kind={shown.kind} />
        </PlaceMap>
      ) : null}
      <fieldset className={styles.list} onChange={() => search.show('')}>
        <legend className={styles.group}>{say('saved')}</legend>
        {address && props.chosenId === null ? (
          <AddressRow
            name={name}
            store={store}
            itemTotal={itemTotal}
            address={address}
            kind="other"
            detail={say('now')}
            checked={picked === '' && search.text === ''}
            onPick={() => setPicked('')}
          />
        ) : null}
        {saved.map((one) => (
          <AddressRow
            key={one.id}
            name={name}
            store={store}
            itemTotal={itemTotal}
            address={one}
            kind={one.kind}
            detail={[one.detail, one.name].filter(Boolean).join(' · ')}
            textOnly={one.location === null && !takesTextAddress(store)}
            checked={picked === one.id && search.text === ''}
            onPick={() => setPicked(one.id)}
            editing={
              editing ? { onEdit: () => onEdit(one, null), onForget: () => props.onForget(one) } : null
            }
          />
        ))}
      </fieldset>
      <button
        type="button"
        className={textLinkClass()}
        onClick={() => onEdit(null, { text: search.text, detail: '', location: spot.location })}
      >
        <Plus />
        {say('add')}
      </button>
    </Sheet>
  );
}

interface PlaceOnMap {
  readonly location: Location;
  readonly kind: SavedAddress['kind'];
}

/** The place on the map: the one looked for just now, else the address picked. */
function placeOnMap(found: Location | null, picked: Address | SavedAddress | null): PlaceOnMap | null {
  if (found) return { location: found, kind: 'other' };
  if (!picked?.location) return null;
  return { location: picked.location, kind: 'kind' in picked ? picked.kind : 'other' };
}
