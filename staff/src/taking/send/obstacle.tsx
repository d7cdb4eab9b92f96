import type { Weighing } from '@mam/contract/taking/taking-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { amountInputText, typedAmount } from '@mam/domain/money/typed-amount.ts';
import { AmountInput } from '@mam/ui/control/amount-input.tsx';
import { Button } from '@mam/ui/control/button.tsx';
import { Field } from '@mam/ui/control/field.tsx';
import { CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';
import { useNearClock } from '../../store/board-place.ts';
import { useTakingWords } from '../taking-words.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { ChangeTicket } from '../ticket/use-ticket.ts';
import styles from './obstacle.module.css';

/** These are about a line, which says so itself. */
const OF_A_LINE = ['SOLD_OUT', 'NOT_SOLD_AT_TIME', 'ITEM_GONE', 'INVALID_CHOICE', 'EMPTY_CART'];
/** Nobody drives there, or not that far. */
const OF_THE_WAY = ['OUT_OF_RANGE', 'OVER_DISTANCE', 'SHIPPING_UNAVAILABLE', 'ADDRESS_NEEDS_LOCATION'];
/** An exception for these says the fee with it. */
const WITH_A_FEE = ['OUT_OF_RANGE', 'SHIPPING_UNAVAILABLE', 'ADDRESS_NEEDS_LOCATION', 'FEE_OPEN'];
const OF_THE_CALLER = /^(PHONE|ADDRESS|NAME)_/;

interface ObstacleProps {
  readonly said: Weighing;
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
  readonly currency: Currency;
  readonly onEditCaller: () => void;
}

/** [OR106] [OR109] The one thing in the way, in the words to tell the guest, and the ways round it. */
export function Obstacle({ said, ticket, change, currency, onEditCaller }: ObstacleProps) {
  const say = useTakingWords();
  const nearClock = useNearClock();
  const { refusal, exceptionWouldDo: mayExcept, shipping, pausedUntil: until } = said;
  const code = refusal && !OF_A_LINE.includes(refusal.code) ? refusal.code : null;
  const isFar = code !== null && OF_THE_WAY.includes(code) && ticket.way === 'DELI';
  const asksFee =
    ticket.for === 'caller' &&
    ticket.way === 'DELI' &&
    (shipping?.fee === 'open' ||
      shipping?.isAgreed === true ||
      (ticket.isException && ticket.agreedFee !== null) ||
      (mayExcept && code !== null && WITH_A_FEE.includes(code)));
  if (code === null && !asksFee && until === null) return null;
  return (
    <div className={styles.obstacle} data-kind={code ? 'bad' : 'info'}>
      {code && refusal ? (
        <p className={styles.words} role="status">
          <CircleAlert aria-hidden="true" />
          {refusal.message}
        </p>
      ) : until !== null ? (
        <p className={styles.words}>
          <Clock aria-hidden="true" />
          {say('send.pausedUntil', { time: nearClock(until) })}
        </p>
      ) : null}
      {asksFee ? <FeeField {...{ ticket, change, currency }} isException={mayExcept} /> : null}
      <div className={styles.ways}>
        {code && OF_THE_CALLER.test(code) ? (
          <Button size="small" onClick={onEditCaller}>
            {say('send.fillIn')}
          </Button>
        ) : null}
        {isFar ? (
          <Button size="small" onClick={() => change({ way: 'PICKUP', agreedFee: null, isException: false })}>
            {say('send.collect')}
          </Button>
        ) : null}
        {mayExcept && code !== null && !asksFee ? (
          <Button size="small" onClick={() => change({ isException: true })}>
            {say('send.except')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface FeeFieldProps {
  readonly ticket: Ticket;
  readonly change: ChangeTicket;
  readonly currency: Currency;
  readonly isException: boolean;
}

/** [OR104] The fee the caller agrees to on the phone. */
function FeeField({ ticket, change, currency, isException }: FeeFieldProps) {
  const say = useTakingWords();
  const [typed, setTyped] = useState(
    ticket.agreedFee === null ? '' : amountInputText(ticket.agreedFee, currency),
  );
  return (
    <Field label={say('send.fee')} hint={say('send.feeHint')}>
      {(wiring) => (
        <AmountInput
          {...wiring}
          value={typed}
          currency={currency}
          onTyped={(text) => {
            setTyped(text);
            const agreedFee = typedAmount(text, currency);
            change((now) => ({
              agreedFee,
              isException: now.isException || (isException && agreedFee !== null),
            }));
          }}
        />
      )}
    </Field>
  );
}
