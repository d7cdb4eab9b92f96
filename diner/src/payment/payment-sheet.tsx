import { useWords } from '@mam/client/i18n.ts';
import { listedMethods, type OfferedMethod } from '@mam/domain/store/offered-methods.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { RadioRow, RowWords } from '@mam/ui/control/choice-row.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { useId, useState } from 'react';
import { paymentWords } from '../words/areas.ts';
import { MethodIcon } from './method-icon.tsx';
import { methodDetail, methodName, payWith } from './method-name.ts';
import styles from './payment-sheet.module.css';

interface PaymentSheetProps {
  readonly store: Store;
  readonly offered: readonly OfferedMethod[];
  readonly chosen: string | null;
  readonly pickup: boolean;
  /** a note to read before choosing; null = none */
  readonly note: string | null;
  readonly busy?: boolean;
  readonly onChoose: (method: string) => void;
  readonly onClose: () => void;
}

const TYPES = ['OTHER', 'QR', 'APP'] as const;

/** How the order is paid: on receipt, by code, by another app. */
export function PaymentSheet(props: PaymentSheetProps) {
  const say = useWords(paymentWords);
  const { pickup, store } = props;
  const offered = listedMethods(props.offered, props.chosen);
  const [method, setMethod] = useState(props.chosen);
  const name = useId();
  const groups = TYPES.map((type) => ({ type, offers: offered.filter((offer) => offer.type === type) }));
  return (
    <Sheet
      title={say('title')}
      onClose={props.onClose}
      footer={
        <Button
          kind="primary"
          size="big"
          block
          disabled={method === null || props.busy}
          aria-busy={props.busy || undefined}
          onClick={() => method !== null && props.onChoose(method)}
        >
          {method === null ? say('use') : payWith(say, method)}
        </Button>
      }
    >
      {props.note === null ? null : (
        <p className={styles.note} role="status">
          {props.note}
        </p>
      )}
      {offered.length === 0 ? <p className={styles.note}>{say('none')}</p> : null}
      {groups
        .filter(({ offers }) => offers.length > 0)
        .map(({ type, offers }) => (
          <fieldset key={type}>
            <legend className={styles.group}>{say(`group_${type}`)}</legend>
            {offers.map((offer) => (
              <RadioRow
                key={offer.method}
                name={name}
                checked={method === offer.method}
                disabled={offer.disabled !== null}
                onChange={() => setMethod(offer.method)}
                lead={<MethodIcon method={offer.method} pickup={pickup} />}
              >
                <RowWords
                  name={methodName(say, offer.method, pickup)}
                  detail={
                    <>
                      {methodDetail(say, offer.method, pickup, store)}
                      {offer.disabled ? (
                        <span className={styles.off}>
                          <Pill>{say('unavailable')}</Pill>
                        </span>
                      ) : null}
                    </>
                  }
                />
              </RadioRow>
            ))}
          </fieldset>
        ))}
    </Sheet>
  );
}
