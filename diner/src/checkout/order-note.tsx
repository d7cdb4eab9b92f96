import { useWords } from '@mam/client/i18n.ts';
import { NOTE_LENGTH } from '@mam/domain/contact/limits.ts';
import { cutText } from '@mam/domain/contact/text.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Field, TextArea } from '@mam/ui/control/field.tsx';
import { mendedText } from '@mam/ui/control/mended-text.ts';
import { persist, usePersisted } from '../device/persisted.ts';
import { checkoutWords } from '../words/areas.ts';

const cut = (text: string) => cutText(text, NOTE_LENGTH);

/** A note for the whole order. */
export function OrderNote({ example }: { readonly example?: string }) {
  const say = useWords(checkoutWords);
  const note = usePersisted((state) => state.cart.note);
  return (
    <Field label={say('note')} className={classNames('card', 'pad')}>
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={1}
          placeholder={example ?? say('note_example')}
          value={note}
          {...mendedText(cut, (note) => persist('cart', { note }))}
        />
      )}
    </Field>
  );
}
