import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { UNLIMITED } from '@mam/domain/options/quantity.ts';
import type { Selling } from '@mam/domain/taking/fresh-line.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Field, Input } from '@mam/ui/control/field.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useState } from 'react';
import { useTakingWords } from '../taking-words.ts';
import { ChoiceChips } from './choice-chips.tsx';
import styles from './choices.module.css';
import { ComboChips } from './combo-chips.tsx';

/** Graphemes of a note to the kitchen. */
const NOTE = 255;
const QUICK_NOTES = ['note.noOnion', 'note.noHerbs', 'note.lessSpicy', 'note.apart'] as const;

interface LineDialogProps {
  readonly line: CartLine;
  readonly selling: Selling;
  readonly currency: Currency;
  /** it is not in the ticket yet */
  readonly isNew: boolean;
  readonly onDone: (line: CartLine) => void;
  readonly onClose: () => void;
}

/** All of a line: sizes, options, the dishes of a combo, the note, how many. */
export function LineDialog({ line, selling, currency, isNew, onDone, onClose }: LineDialogProps) {
  const say = useTakingWords();
  const [draft, setDraft] = useState(line);
  const { menu, wall, place } = selling;
  const [read] = readCart([draft], menu, wall, place);
  const { dish, combo } = read ?? {};
  const blocked = read?.problem !== null;
  const done = () => {
    if (blocked) return;
    onDone(draft);
    onClose();
  };
  const addNote = (words: string) =>
    setDraft({ ...draft, note: [draft.note, words].filter(Boolean).join(', ').slice(0, NOTE) });
  return (
    <Sheet
      title={read?.name ?? ''}
      onClose={onClose}
      footer={
        <Button kind="primary" size="big" block blocked={blocked} onClick={done}>
          {say(blocked ? 'choose.first' : isNew ? 'choose.add' : 'choose.keep')}
          <Price
            amount={(read?.unit ?? 0) * draft.quantity}
            currency={currency}
            rolls
            className={styles.total}
          />
        </Button>
      }
    >
      <div className={styles.body}>
        <div className={styles.count}>
          {say('line.count')}
          <Stepper
            name={read?.name ?? ''}
            value={draft.quantity}
            min={1}
            max={UNLIMITED}
            onChange={(quantity) => setDraft({ ...draft, quantity })}
          />
        </div>
        {dish && draft.kind === 'dish' ? (
          <ChoiceChips
            {...{ dish, wall, currency }}
            chosen={draft}
            onChange={(chosen) => setDraft({ ...draft, ...chosen })}
          />
        ) : null}
        {combo && draft.kind === 'combo' ? (
          <ComboChips
            {...{ combo, selling, currency }}
            chosen={draft}
            onChange={(chosen) => setDraft({ ...draft, ...chosen })}
          />
        ) : null}
        <Field label={say('note')}>
          {(wiring) => (
            <Input
              {...wiring}
              value={draft.note}
              maxLength={NOTE}
              placeholder={say('note.hint')}
              onChange={({ target }) => setDraft({ ...draft, note: target.value })}
            />
          )}
        </Field>
        <fieldset className={styles.chips} aria-label={say('note.quick')}>
          {QUICK_NOTES.map((key) => (
            <Chip key={key} outline onClick={() => addNote(say(key))}>
              {say(key)}
            </Chip>
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
}
