import { useWords } from '@mam/client/i18n.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { OptionGroup } from '@mam/domain/options/option-group.ts';
import type { Selection, SelectionProblem } from '@mam/domain/options/selection.ts';
import { Field, Input, TextArea } from '@mam/ui/control/field.tsx';
import { dishWords } from '../words/areas.ts';
import styles from './option-group.module.css';
import { OptionGroupField } from './option-group-field.tsx';
import { VariantCards } from './variant-cards.tsx';

/** Graphemes of a note to the kitchen. */
const NOTE = 255;

interface DishSelectionProps {
  readonly dish: Dish;
  readonly groups: readonly OptionGroup[];
  readonly draft: Selection;
  readonly currency: Currency;
  /** the problem with them, once the diner has pressed the button */
  readonly problem: SelectionProblem | null;
  /** inside a combo a size costs nothing by itself */
  readonly priceless?: boolean;
  readonly onChange: (part: Partial<Selection>) => void;
}

/** The sizes of a dish and its option groups. */
export function DishSelection({
  dish,
  groups,
  draft,
  currency,
  problem,
  priceless,
  onChange,
}: DishSelectionProps) {
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
    </>
  );
}

interface DishChoicesProps extends Omit<DishSelectionProps, 'draft' | 'onChange'> {
  readonly draft: Selection & { readonly note: string };
  /** one line for the note, where room is short */
  readonly short?: boolean;
  readonly onChange: (part: Partial<Selection & { readonly note: string }>) => void;
}

/** Everything there is to choose in a dish, and the note to the kitchen. */
export function DishChoices({ short, ...props }: DishChoicesProps) {
  const say = useWords(dishWords);
  const { draft, onChange } = props;
  const Note = short ? Input : TextArea;
  return (
    <>
      <DishSelection {...props} />
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
