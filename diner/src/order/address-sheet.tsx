import { cleanText } from '@mam/domain/contact/text.ts';
import type { Address } from '@mam/domain/delivery/delivery.ts';
import { Button } from '@mam/ui/button.tsx';
import { Field, Input, TextArea } from '@mam/ui/field.tsx';
import { Sheet } from '@mam/ui/sheet.tsx';
import { type FormEvent, useId, useState } from 'react';
import { checkoutWords } from '../words/checkout/words.ts';
import { useWords } from '../words/words.ts';

interface AddressSheetProps {
  readonly address: Address | null;
  readonly onSave: (address: Address) => void;
  readonly onClose: () => void;
}

/** Fewer letters cannot be found by a courier. */
const SHORTEST = 3;

/** Where the food goes, as text. */
export function AddressSheet({ address, onSave, onClose }: AddressSheetProps) {
  const say = useWords(checkoutWords);
  const form = useId();
  const [text, setText] = useState(address?.text ?? '');
  const [detail, setDetail] = useState(address?.detail ?? '');
  const [tried, setTried] = useState(false);
  const clean = cleanText(text);
  const short = clean.length < SHORTEST;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // the place on the map belongs to the words it was found by
    const location = clean === address?.text ? address.location : null;
    if (!short) onSave({ text: clean, detail: cleanText(detail), location });
  };
  return (
    <Sheet
      title={say('address_title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} kind="primary" size="big" block>
          {say('address_save')}
        </Button>
      }
    >
      <form id={form} className="stack" onSubmit={save} noValidate>
        <Field label={say('address_field')} problem={tried && short ? say('address_short') : undefined}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={2}
              maxLength={255}
              autoComplete="street-address"
              placeholder={say('address_example')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Field label={say('address_detail')}>
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={255}
              autoComplete="address-line2"
              placeholder={say('address_detail_example')}
              value={detail}
              onChange={(event) => setDetail(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
