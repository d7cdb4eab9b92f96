import { Chip } from '@mam/ui/control/chip.tsx';
import { Field, TextArea } from '@mam/ui/control/field.tsx';
import { useSay } from '../../words/words.ts';
import styles from './refund-reason.module.css';

export const REFUND_REASONS = ['missing', 'spoiled', 'late', 'overpaid', 'not-made', 'other'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** the server takes a reason of at most this many letters */
const LONGEST = 200;

interface RefundReasonChoiceProps {
  readonly reason: RefundReason | null;
  readonly written: string;
  readonly onReason: (reason: RefundReason) => void;
  readonly onWrite: (text: string) => void;
}

/** Why money goes back: one tap, or in one's own words. Only staff read it. */
export function RefundReasonChoice({ reason, written, onReason, onWrite }: RefundReasonChoiceProps) {
  const say = useSay();
  return (
    <fieldset>
      <legend className={styles.head}>{say('refund.reason')}</legend>
      <div className={styles.chips}>
        {REFUND_REASONS.map((each) => (
          <Chip key={each} outline pressed={each === reason} onClick={() => onReason(each)}>
            {say(`refund.reason.${each}`)}
          </Chip>
        ))}
      </div>
      {reason === 'other' ? (
        <Field label={say('refund.write')} className={styles.text}>
          {(wiring) => (
            <TextArea
              {...wiring}
              maxLength={LONGEST}
              value={written}
              onChange={(event) => onWrite(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </fieldset>
  );
}
