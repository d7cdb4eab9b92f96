import { useWords } from '@mam/client/i18n.ts';
import { isRecipientName, withoutSampleName } from '@mam/domain/contact/name.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Modal, useLeaveModal } from '@mam/ui/dialog/modal.tsx';
import { ArrowLeft, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ReachPill } from '../delivery/reach-pill.tsx';
import { type SavedAddress, usePersisted } from '../device/persisted.ts';
import { usePlace } from '../start/use-place.ts';
import { addressBookWords } from '../words/areas.ts';
import type { AddressToSave } from './address-book.ts';
import { AddressField } from './address-field.tsx';
import { AddressIcon } from './address-icon.tsx';
import styles from './edit-address.module.css';
import { NameInput, PhoneInput } from './person-inputs.tsx';
import { phoneWord } from './phone-word.ts';
import { PinMap } from './pin-map.tsx';
import { SpotPrompt } from './spot-prompt.tsx';
import { useSpot } from './use-spot.ts';

interface EditAddressProps {
  readonly store: Store;
  readonly itemTotal: Minor;
  /** the address being edited; null = a new one */
  readonly saved: SavedAddress | null;
  /** a new one begins with these words */
  readonly begin: Address | null;
  readonly onSave: (address: AddressToSave) => void;
  readonly onForget: (() => void) | null;
  readonly onClose: () => void;
}

const KINDS = ['home', 'work', 'other'] as const;

/** One address, whole: its pin on a map, its words, how to get in, who is asked for. */
export function EditAddress(props: EditAddressProps) {
  const title = useId();
  return (
    <Modal labelledBy={title} place="full" onClose={props.onClose}>
      <Form {...props} titleId={title} />
    </Modal>
  );
}

function Form({
  store,
  itemTotal,
  saved,
  begin,
  onSave,
  onForget,
  titleId,
}: EditAddressProps & { readonly titleId: string }) {
  const say = useWords(addressBookWords);
  const leave = useLeaveModal();
  const place = usePlace();
  const known = saved ?? begin;
  const spot = useSpot({ place, store, known });
  const [kind, setKind] = useState(saved?.kind ?? 'home');
  const [detail, setDetail] = useState(known?.detail ?? '');
  const user = usePersisted((state) => state.user);
  const [name, setName] = useState(withoutSampleName(saved?.name ?? user.name));
  const [phone, setPhone] = useState(saved?.phone ?? user.phone);
  const [tried, setTried] = useState(false);
  // both may stay empty: then it is the diner themselves
  const nameOk = cleanText(name) === '' || isRecipientName(name);
  const phoneProblem = cleanText(phone) === '' ? null : phoneWord(phone);

  async function save(): Promise<void> {
    setTried(true);
    if (spot.busy) return;
    const settled = await spot.settle('save');
    if (!settled || !nameOk || phoneProblem) return;
    onSave({ ...settled, kind, detail: cleanText(detail), name: cleanText(name), phone: cleanText(phone) });
  }

  return (
    <div className={styles.page}>
      <div className={styles.map}>
        <PinMap
          store={store}
          at={spot.location}
          measured={spot.measured}
          icon={<AddressIcon kind={kind} />}
          locating={spot.locating}
          onLocate={spot.locate}
          onPin={spot.pin}
        />
        <IconButton label={say('back')} className={styles.back} onClick={leave}>
          <ArrowLeft />
        </IconButton>
      </div>
      <div className={styles.form}>
        <div className={styles.head}>
          <h2 id={titleId} className="d d24">
            {say(saved ? 'edit_title' : 'add_title')}
          </h2>
          <ReachPill
            store={store}
            address={{ text: spot.search.text, detail: '', location: spot.location }}
            itemTotal={itemTotal}
          />
        </div>
        <Segmented
          label={say('kind')}
          value={kind}
          onChange={setKind}
          segments={KINDS.map((value) => ({
            value,
            label: (
              <>
                <AddressIcon kind={value} />
                {say(value)}
              </>
            ),
          }))}
        />
        <div className={styles.address}>
          <AddressField search={spot.search} label={say('address')} flat />
          <SpotPrompt spot={spot} />
        </div>
        <Field label={say('detail')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={255}
              autoComplete="address-line2"
              placeholder={say('detail_example')}
              value={detail}
              onChange={(event) => setDetail(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.who}>
          <Field label={say('name')} problem={tried && !nameOk ? say('name_short') : undefined}>
            {(wiring) => <NameInput {...wiring} value={name} onChange={setName} />}
          </Field>
          <Field label={say('phone')} problem={tried && phoneProblem ? say(phoneProblem) : undefined}>
            {(wiring) => <PhoneInput {...wiring} value={phone} onChange={setPhone} />}
          </Field>
        </div>
      </div>
      <div className={styles.dock}>
        {onForget ? (
          <IconButton
            label={say('forget', { address: saved?.text ?? '' })}
            kind="flat"
            className={styles.forget}
            onClick={onForget}
          >
            <Trash2 />
          </IconButton>
        ) : null}
        <Button
          kind="primary"
          size="big"
          className="grow"
          aria-busy={spot.busy || undefined}
          onClick={() => void save()}
        >
          {say(spot.busy ? 'saving' : saved ? 'save' : 'save_deliver')}
        </Button>
      </div>
    </div>
  );
}
