import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input, Select } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useState } from 'react';
import { rereadMe } from '../people/session.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { addDevice } from './device-calls.ts';
import styles from './device-sheet.module.css';

/** [SF27] Makes the browser in hand a device of a store. */
export function DeviceSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { me, storeId } = useShift();
  const [name, setName] = useState('');
  const [store, setStore] = useState(storeId);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (name.trim() === '' || busy) return;
    setBusy(true);
    const no = await addDevice({ store, name: name.trim() });
    setBusy(false);
    if (no) return setRefused(no.message);
    showToast(say('devices.added', { name: name.trim() }));
    onClose();
    // every reading begins anew then: the sheet has gone before
    await rereadMe();
  };
  return (
    <Sheet
      title={say('devices.add')}
      detail={say('devices.addHint')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          blocked={name.trim() === ''}
          busy={busy}
          onClick={() => void add()}
        >
          {say(name.trim() === '' ? 'devices.gap' : 'devices.addNow')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Field label={say('devices.name')} hint={say('devices.nameHint')} problem={refused ?? undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              maxLength={40}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setRefused(null);
              }}
            />
          )}
        </Field>
        {me.stores.length > 1 ? (
          <Field label={say('store')}>
            {(wiring) => (
              <Select {...wiring} value={store} onChange={(event) => setStore(Number(event.target.value))}>
                {me.stores.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
      </div>
    </Sheet>
  );
}
