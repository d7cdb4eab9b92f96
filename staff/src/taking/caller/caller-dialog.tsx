import type { Address } from '@mam/domain/delivery/delivery.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { RadioRow } from '@mam/ui/control/choice-row.tsx';
import { Field, Input, TextArea } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { useId, useState } from 'react';
import { useShift } from '../../store/shift.tsx';
import { useTakingWords } from '../taking-words.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { ChangeTicket } from '../ticket/use-ticket.ts';
import { AddressFields, placed } from './address-fields.tsx';
import styles from './caller-dialog.module.css';
import { useCaller } from './use-callers.ts';

interface CallerDialogProps {
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
  readonly onClose: () => void;
}

const NOWHERE: Address = { text: '', detail: '', location: null };
const sameAddress = (one: Address, other: Address) => one.text === other.text && one.detail === other.detail;

/** Name, number, where it goes and a note: whatever was left open while the guest was choosing. */
export function CallerDialog({ ticket, change, onClose }: CallerDialogProps) {
  const say = useTakingWords();
  const { me, storeId } = useShift();
  const group = useId();
  const form = useId();
  const known = useCaller(storeId, ticket.caller).data;
  const [draft, setDraft] = useState({
    name: ticket.name,
    phone: ticket.phone,
    note: ticket.note,
    address: ticket.address ?? NOWHERE,
  });
  const [isBusy, setBusy] = useState(false);
  const brought = ticket.for === 'caller' && ticket.way === 'DELI';
  const addresses = known?.addresses ?? [];
  const isOther = !addresses.some((one) => sameAddress(one, draft.address));
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const keep = async () => {
    if (isBusy) return;
    setBusy(true);
    const address = brought
      ? await placed(draft.address, { pos_parent: me.brand.pos_parent, pos_id: storeId })
      : draft.address;
    change({
      isAsked: true,
      name: draft.name.trim(),
      phone: draft.phone.trim(),
      note: draft.note.trim(),
      address: address.text.trim() === '' ? null : address,
    });
    onClose();
  };
  return (
    <Sheet
      title={say(ticket.for === 'caller' ? 'caller' : 'guest')}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block busy={isBusy} type="submit" form={form}>
          {say('caller.keep')}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <Field label={say('caller.name')}>
          {(wiring) => (
            <Input
              {...wiring}
              value={draft.name}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </Field>
        <Field label={say('caller.phone')} hint={brought ? say('caller.phoneHint') : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              type="tel"
              value={draft.phone}
              maxLength={30}
              autoComplete="off"
              onChange={({ target }) => set({ phone: target.value })}
            />
          )}
        </Field>
        {brought && addresses.length > 0 ? (
          <fieldset className={styles.known}>
            <legend>{say('caller.addresses')}</legend>
            {addresses.map((address) => (
              <RadioRow
                key={`${address.text} ${address.detail}`}
                name={group}
                checked={sameAddress(address, draft.address)}
                onChange={() => set({ address })}
              >
                {[address.text, address.detail].filter(Boolean).join(', ')}
              </RadioRow>
            ))}
            <RadioRow name={group} checked={isOther} onChange={() => set({ address: NOWHERE })}>
              {say('caller.otherAddress')}
            </RadioRow>
          </fieldset>
        ) : null}
        {brought && isOther ? (
          <AddressFields address={draft.address} onChange={(address) => set({ address })} />
        ) : null}
        <Field label={say('caller.note')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              value={draft.note}
              maxLength={255}
              onChange={({ target }) => set({ note: target.value })}
            />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
