import { useWords } from '@mam/client/i18n.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { ChosenOption, OptionGroup } from '@mam/domain/options/option-group.ts';
import type { SelectionProblem } from '@mam/domain/options/selection.ts';
import { Field, Input, TextArea } from '@mam/ui/control/field.tsx';
import { dishWords } from '../words/areas.ts';
import styles from './option-group.module.css';
import { OptionGroupField } from './option-group-field.tsx';
import { VariantCards } from './variant-cards.tsx';

/** Graphemes of a note to the kitchen. */
const NOTE = 255;

interface Choices {
  readonly variantId: string | null;
  readonly options: readonly ChosenOption[];
  readonly note: string;
}

interface DishChoicesProps {
  readonly dish: Dish;
  readonly groups: readonly OptionGroup[];
  readonly draft: Choices;
  readonly currency: Currency;
  /** what is wrong, once the diner has pressed the button */
  readonly problem: SelectionProblem | null;
  /** inside a combo a size costs nothing by itself */
  readonly priceless?: boolean;
  /** one line for the note, where room is short */
  readonly short?: boolean;
  readonly onChange: (part: Partial<Choices>) => void;
}

/** Everything there is to choose in a dish, and the note to the kitchen. */
export function DishChoices({
  dish,
  groups,
  draft,
  currency,
  problem,
  priceless,
  short,
  onChange,
}: DishChoicesProps) {
  const say = useWords(dishWords);
  const Note = short ? Input : TextArea;
  return (
    <>
      {dish.variants.length > 0 ? (
        <VariantCards
          dish={dish}
          chosen={draft.variantId}
          currency={currency}
          missing={(problem?.refused ?? '').startsWith('VARIANT')}
          priceless={priceless}
          onChoose={(variantId) => onChange({ variantId })}
        />
      ) : null}
      {groups.map((group) => (
        <OptionGroupField
          key={group.id}
          group={group}
          chosen={draft.options}
          currency={currency}
          problem={problem?.groupId === group.id ? problem : null}
          onChange={(options) => onChange({ options })}
        />
      ))}
      <Field label={say('note')} className={short ? styles.shortNote : styles.note}>
        {(wiring) => (
          <Note
            {...wiring}
            value={draft.note}
            maxLength={NOTE}
            placeholder={say('note_hint')}
            onChange={(event: React.ChangeEvent<HTMLInputElement & HTMLTextAreaElement>) =>
              onChange({ note: event.target.value })
            }
          />
        )}
      </Field>
    </>
  );
}
