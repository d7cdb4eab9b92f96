import type { AddressSuggestionWire } from '@mam/contract/delivery/map.schema.ts';
import { findAddress, suggestAddresses } from '@mam/contract/delivery/map.ts';
import { maySuggest } from '@mam/domain/delivery/address-text.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call, newKey } from '../../data/ask.ts';
import { useShift } from '../../store/shift.tsx';
import { useTakingWords } from '../taking-words.ts';
import styles from './caller-dialog.module.css';

/** every question may cost the restaurant money: one is asked when typing has paused */
const PAUSE_MS = 900;

interface Asker {
  readonly pos_parent: string;
  readonly pos_id: number;
}

/** The same address with its place on the map, where that can be found. */
export async function placed(address: Address, asker: Asker): Promise<Address> {
  if (address.location || address.text.trim() === '') return address;
  const answer = await call(findAddress, { query: { ...asker, address: address.text.slice(0, 255) } });
  return answer.ok && answer.data.geometry
    ? { ...address, location: answer.data.geometry.location }
    : address;
}

interface AddressFieldsProps {
  readonly address: Address;
  readonly onChange: (address: Address) => void;
}

/** Street and door as the caller says them, with what the map knows of the street. */
export function AddressFields({ address, onChange }: AddressFieldsProps) {
  const say = useTakingWords();
  const { me, storeId } = useShift();
  const [session] = useState(newKey);
  const [typed, setTyped] = useState('');
  const [offered, setOffered] = useState<readonly AddressSuggestionWire[]>([]);
  const brand = me.brand.pos_parent;
  useEffect(() => {
    setOffered([]);
    if (!maySuggest(typed)) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = { pos_parent: brand, pos_id: storeId, address: typed.slice(0, 200), session };
      const answer = await call(suggestAddresses, { query, signal: stop.signal });
      if (answer.ok && !stop.signal.aborted) setOffered(answer.data.slice(0, 5));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed, brand, storeId, session]);
  const take = (one: AddressSuggestionWire) => {
    setTyped('');
    onChange({ ...address, text: one.description, location: one.geometry?.location ?? null });
  };
  return (
    <>
      <Field label={say('caller.address')} hint={say('caller.addressHint')}>
        {(wiring) => (
          <Input
            {...wiring}
            value={address.text}
            maxLength={255}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              onChange({ ...address, text: target.value, location: null });
            }}
          />
        )}
      </Field>
      {offered.length > 0 ? (
        <ul className={styles.offered} aria-label={say('caller.addressOffers')}>
          {offered.map((one) => (
            <li key={one.description}>
              <button type="button" onClick={() => take(one)}>
                <MapPin aria-hidden="true" />
                {one.description}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Field label={say('caller.door')}>
        {(wiring) => (
          <Input
            {...wiring}
            value={address.detail}
            maxLength={255}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...address, detail: target.value })}
          />
        )}
      </Field>
    </>
  );
}
