import { useWords } from '@mam/client/i18n.ts';
import { useDialog } from '@mam/client/use-dialog.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import type { Minor } from '@mam/domain/money/currency.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { useEffect, useState } from 'react';
import { timeNow } from '../device/clock.ts';
import { type SavedAddress, usePersisted } from '../device/persisted.ts';
import { addressBookWords } from '../words/areas.ts';
import { type AddressToSave, chooseAddress, forgetAddress, saveAddress } from './address-book.ts';
import { AddressPicker } from './address-picker.tsx';
import { EditAddress } from './edit-address.tsx';

export interface AddressDialogsProps {
  readonly store: Store;
  readonly itemTotal: Minor;
  /** opens the form of the address the order goes to, with its pin on the map, and no list */
  readonly form?: boolean;
  readonly onClose: () => void;
}

/** Choosing an address, and writing one: a diner without any begins with writing. */
export function AddressDialogs({ store, itemTotal, form = false, onClose }: AddressDialogsProps) {
  const saved = usePersisted(({ addresses }) => addresses);
  const { address, addressId } = usePersisted(({ choices }) => choices);
  const edit = useDialog('edit');
  const forget = useDialog('forget');
  const [edited, setEdited] = useState<SavedAddress | null>(
    () => (form && saved.find(({ id }) => id === addressId)) || null,
  );
  const [begin, setBegin] = useState<Address | null>(null);
  const [toForget, setToForget] = useState<SavedAddress | null>(null);
  // decided when it is opened: the list may fill or empty under it
  const [first] = useState(form || saved.length === 0);

  // an address taken out of the list cannot be edited any longer
  const { open: editing, close: stopEditing } = edit;
  const gone = edited !== null && !saved.some(({ id }) => id === edited.id);
  useEffect(() => {
    if (!gone || forget.open) return;
    if (first) onClose();
    else if (editing) stopEditing();
  }, [editing, gone, forget.open, stopEditing, first, onClose]);

  const ask = (one: SavedAddress) => {
    setToForget(one);
    forget.show();
  };
  /** a new address is where the order goes; a changed one only if it was that before */
  const save = (one: AddressToSave) => {
    const id = saveAddress(one, edited?.id ?? null, timeNow());
    if (edited === null || edited.id === addressId) chooseAddress(one, id);
    if (first || edited !== null) return first ? onClose() : edit.close();
    return onClose();
  };
  const editor = (
    <EditAddress
      store={store}
      itemTotal={itemTotal}
      saved={edited}
      begin={begin ?? (first ? address : null)}
      onSave={save}
      onForget={edited ? () => ask(edited) : null}
      onClose={first ? onClose : edit.close}
    />
  );
  return (
    <>
      {first ? (
        editor
      ) : (
        <AddressPicker
          store={store}
          itemTotal={itemTotal}
          saved={saved}
          address={address}
          chosenId={saved.some(({ id }) => id === addressId) ? addressId : null}
          onChoose={(one, id) => {
            chooseAddress(one, id);
            onClose();
          }}
          onEdit={(one, words) => {
            setEdited(one);
            setBegin(words);
            edit.show();
          }}
          onForget={ask}
          onClose={onClose}
        />
      )}
      {edit.open && !first ? editor : null}
      {forget.open && toForget ? (
        <ForgetQuestion
          address={toForget}
          onKeep={forget.close}
          onForget={() => {
            forgetAddress(toForget.id);
            forget.close();
          }}
        />
      ) : null}
    </>
  );
}

interface ForgetQuestionProps {
  readonly address: SavedAddress;
  readonly onKeep: () => void;
  readonly onForget: () => void;
}

function ForgetQuestion({ address, onKeep, onForget }: ForgetQuestionProps) {
  const say = useWords(addressBookWords);
  return (
    <Question
      title={say('forget_title')}
      cancel={say('forget_no')}
      confirm={say('forget_yes')}
      danger
      onCancel={onKeep}
      onConfirm={onForget}
    >
      {say('forget_text', { address: address.text })}
    </Question>
  );
}
