import { useWords } from '@mam/client/i18n.ts';
import { isRecipientName, withoutSampleName } from '@mam/domain/contact/name.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { type FormEvent, useId, useState } from 'react';
import { NameInput, PhoneInput } from '../address/person-inputs.tsx';
import { phoneWord } from '../address/phone-word.ts';
import { checkoutWords } from '../words/areas.ts';

export interface Recipient {
  readonly name: string;
  readonly phone: string;
}

interface RecipientSheetProps {
  readonly recipient: Recipient;
  readonly pickup: boolean;
  readonly onSave: (recipient: Recipient) => void;
  readonly onClose: () => void;
}

/** Name and phone of the person who gets the food. */
export function RecipientSheet({ recipient, pickup, onSave, onClose }: RecipientSheetProps) {
  const say = useWords(checkoutWords);
  const form = useId();
  const [name, setName] = useState(withoutSampleName(recipient.name));
  const [phone, setPhone] = useState(recipient.phone);
  const [tried, setTried] = useState(false);
  const nameOk = isRecipientName(name);
  const phoneProblem = phoneWord(phone);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // [CT6] the name of nobody is none
    const own = withoutSampleName(name);
    if (own === '') setName('');
    else if (nameOk && phoneProblem === null) onSave({ name: own, phone: cleanText(phone) });
  };
  return (
    <Sheet
      title={say(pickup ? 'who_title_pickup' : 'who_title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} kind="primary" size="big" block>
          {say('save')}
        </Button>
      }
    >
      <form id={form} className="stack" onSubmit={save} noValidate>
        <Field label={say('name')} problem={tried && !nameOk ? say('name_short') : undefined}>
          {(wiring) => <NameInput {...wiring} value={name} onChange={setName} />}
        </Field>
        <Field
          label={say('phone')}
          hint={say('phone_hint')}
          problem={tried && phoneProblem ? say(phoneProblem) : undefined}
        >
          {(wiring) => <PhoneInput {...wiring} value={phone} onChange={setPhone} />}
        </Field>
      </form>
    </Sheet>
  );
}
