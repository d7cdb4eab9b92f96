import { useWords } from '@mam/client/i18n.ts';
import { isRecipientName, withoutSampleName } from '@mam/domain/contact/name.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import { isEnter } from '@mam/ui/control/composing.ts';
import { Field } from '@mam/ui/control/field.tsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keepRecipient } from '../address/address-book.ts';
import { NameInput, PhoneInput } from '../address/person-inputs.tsx';
import { phoneWord } from '../address/phone-word.ts';
import { checkoutWords } from '../words/areas.ts';
import { useFieldsOnPage } from './fields-on-page.ts';
import styles from './first-fields.module.css';
import type { Checkout } from './use-checkout.ts';

interface RecipientHereProps {
  readonly checkout: Checkout;
  readonly name: RefObject<HTMLInputElement | null>;
}

/** Name and phone of a first order, typed on the page. They count as they stand; leaving a field tells its fault. */
export function RecipientHere({ checkout, name: nameInput }: RecipientHereProps) {
  const say = useWords(checkoutWords);
  const phoneInput = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState({ name: false, phone: false });
  const pickup = checkout.way === 'pickup';
  const [{ name, phone }, setTyped] = useState(() => ({
    name: withoutSampleName(checkout.draft.name),
    phone: checkout.draft.phone,
  }));
  const nameOk = isRecipientName(name);
  const phoneProblem = phoneWord(phone);
  const type = (change: { name?: string; phone?: string }) => {
    const typed = { name, phone, ...change };
    setTyped(typed);
    keepRecipient({ name: cleanText(typed.name), phone: cleanText(typed.phone) }, !pickup);
  };
  const missed = useFieldsOnPage((fields) => fields.missed);
  const firstWrong = useRef(nameInput);
  useEffect(() => {
    firstWrong.current = nameOk ? phoneInput : nameInput;
  });
  useEffect(() => {
    if (missed?.what !== 'who') return;
    setLeft({ name: true, phone: true });
    firstWrong.current.current?.focus();
  }, [missed]);
  return (
    <div className={styles.who}>
      <Field
        label={say(pickup ? 'name_pickup' : 'name')}
        problem={left.name && !nameOk ? say('name_short') : undefined}
      >
        {(wiring) => (
          <NameInput
            {...wiring}
            ref={nameInput}
            enterKeyHint="next"
            value={name}
            onChange={(typed) => type({ name: typed })}
            onBlur={() => setLeft((now) => ({ ...now, name: now.name || name !== '' }))}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              event.preventDefault();
              phoneInput.current?.focus();
            }}
          />
        )}
      </Field>
      <Field
        label={say('phone')}
        hint={say('phone_hint')}
        problem={left.phone && phoneProblem ? say(phoneProblem) : undefined}
      >
        {(wiring) => (
          <PhoneInput
            {...wiring}
            ref={phoneInput}
            enterKeyHint="done"
            value={phone}
            onChange={(typed) => type({ phone: typed })}
            onBlur={() => setLeft((now) => ({ ...now, phone: now.phone || phone !== '' }))}
            onKeyDown={(event) => {
              if (isEnter(event)) event.currentTarget.blur();
            }}
          />
        )}
      </Field>
    </div>
  );
}
