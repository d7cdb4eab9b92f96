import { classNames } from '@mam/ui/class-names.ts';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import styles from './answer-cards.module.css';

/** One answer: its words, what follows from it, and why it cannot be given where it cannot. */
export interface AnswerCard<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly locked?: boolean | undefined;
}

interface AnswerCardsProps<Value extends string> {
  readonly question: string;
  readonly cards: readonly AnswerCard<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

/** A question with its answers as cards, one of them chosen. */
export function AnswerCards<Value extends string>({
  question,
  cards,
  chosen,
  onChoose,
}: AnswerCardsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.cards}>
      <legend>{question}</legend>
      {cards.map(({ value, name, detail, locked }) => (
        <label key={value} className={classNames(styles.card, locked && styles.locked)}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            disabled={locked}
            onChange={() => onChoose(value)}
          />
          <span className={styles.radio} aria-hidden="true" />
          <span className={styles.words}>
            <b>{name}</b>
            {detail ? <small>{detail}</small> : null}
          </span>
          {locked ? <Lock aria-hidden="true" /> : null}
        </label>
      ))}
    </fieldset>
  );
}
