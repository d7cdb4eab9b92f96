import type { WeighAmendmentBody } from '@mam/contract/amendment/amendment.schema.ts';
import type { Reckoning } from '@mam/contract/amendment/reckoning-wire.ts';
import { formatMoney, moneyParts } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { RollingDigits } from '@mam/ui/control/rolling-digits.tsx';
import { useState } from 'react';
import { useClock } from '../../device/clock.ts';
import { useBoardPlace, useWallClock } from '../../store/board-place.ts';
import { useShift } from '../../store/shift.tsx';
import { useSayChange } from '../../words/change-words.ts';
import { AnswerCards } from './answer-cards.tsx';
import {
  type ChangeAnswers,
  changeGap,
  fittingAnswers,
  settlesFor,
  tellsFor,
  UNANSWERED,
} from './change-answers.ts';
import { ChangeReads } from './change-reads.tsx';
import styles from './change-sheet.module.css';
import { countChanges, type EditRow } from './order-edit.ts';
import { useSendChange } from './use-send-change.ts';

interface ChangeAsideProps {
  readonly order: BoardOrder;
  readonly rows: readonly EditRow[];
  readonly body: WeighAmendmentBody | null;
  /** null = nothing is changed, or it is being worked out */
  readonly reckoning: Reckoning | null;
  readonly onDone: () => void;
}

/** The one figure of a change, its two questions, the sentence its diner reads, and the button that says what it does. */
export function ChangeAside({ order, rows, body, reckoning, onDone }: ChangeAsideProps) {
  const say = useSayChange();
  const { currency } = useBoardPlace();
  const [said, setSaid] = useState<ChangeAnswers>(UNANSWERED);
  const { send, busy, unclear } = useSendChange(order);
  const answers = fittingAnswers(said, reckoning);
  const gap = changeGap({ rows, reckoning, answers });
  const amount = formatMoney(Math.abs(reckoning?.difference ?? 0), currency);
  const press = async () => {
    if (gap === null && body && reckoning && (await send(body, reckoning, answers))) onDone();
  };
  const isReady = reckoning !== null && reckoning.refusal === null;
  return (
    <section className={styles.aside} aria-label={say('outcome')}>
      <Figure order={order} reckoning={reckoning} touched={body !== null} />
      <div className={styles.questions}>
        {isReady ? <Questions {...{ order, reckoning, amount, answers }} onAnswer={setSaid} /> : null}
      </div>
      <div className={styles.says}>
        {/* a diner who is asked reads the question, not yet that it is so */}
        {isReady && answers.tell !== 'ask' ? (
          <ChangeReads order={order} rows={rows} reckoning={reckoning} />
        ) : null}
      </div>
      <div className={styles.foot}>
        {unclear ? <p role="alert">{say('unclear')}</p> : null}
        <Button
          kind="primary"
          size="big"
          block
          blocked={gap !== null}
          busy={busy}
          onClick={() => void press()}
        >
          {say(gap ?? (answers.tell === 'ask' ? 'go.ask' : answers.settle === 'back' ? 'go.back' : 'go'), {
            count: countChanges(rows),
            amount,
          })}
        </Button>
      </div>
    </section>
  );
}

interface FigureProps {
  readonly order: BoardOrder;
  readonly reckoning: Reckoning | null;
  readonly touched: boolean;
}

/** The amount the diner still pays or gets back, or, where nothing was paid, by how much the total is another. */
function figureOf({ difference, before, after }: Reckoning) {
  if (difference > 0) return { name: 'figure.more', amount: difference } as const;
  if (difference < 0) return { name: 'figure.back', amount: -difference } as const;
  if (after === before) return { name: 'figure.even', amount: after } as const;
  return { name: after > before ? 'figure.more' : 'figure.less', amount: Math.abs(after - before) } as const;
}

function Figure({ order, reckoning, touched }: FigureProps) {
  const say = useSayChange();
  const { currency } = useBoardPlace();
  const figure = reckoning ? figureOf(reckoning) : null;
  const paid = order.captured - order.refunded;
  return (
    <div className={styles.figure} aria-live="polite">
      <p>{say(figure?.name ?? (touched ? 'gap.reading' : 'gap.none'))}</p>
      {touched ? (
        <p className={`${styles.amount} d`}>
          {figure ? (
            <>
              <span className="vh">{formatMoney(figure.amount, currency)}</span>
              <span aria-hidden="true">
                <RollingDigits text={moneyParts(figure.amount, currency).number} />
              </span>
            </>
          ) : (
            '…'
          )}
        </p>
      ) : null}
      <p className="num">
        {paid > 0
          ? say('paid', { amount: formatMoney(paid, currency) })
          : say('unpaid', { amount: formatMoney(reckoning?.after ?? order.total, currency) })}{' '}
        <PromiseMoves order={order} reckoning={reckoning} />
      </p>
    </div>
  );
}

/** The promise as it was and as it will be, where a change moves it. */
function PromiseMoves({ order: { promisedAt: before }, reckoning }: Omit<FigureProps, 'touched'>) {
  const say = useSayChange();
  const clockAt = useWallClock();
  const after = reckoning?.promisedAt ?? null;
  if (before === null || after === null || before === after) return null;
  return <b className="strong">{say('promise', { before: clockAt(before), after: clockAt(after) })}</b>;
}

interface QuestionsProps {
  readonly order: BoardOrder;
  readonly reckoning: Reckoning;
  readonly amount: string;
  readonly answers: ChangeAnswers;
  readonly onAnswer: (answers: ChangeAnswers) => void;
}

/** [OR112] Whether the diner knows, and how the difference is settled: both are always answered. */
function Questions({ order, reckoning, amount, answers, onAnswer }: QuestionsProps) {
  const say = useSayChange();
  const { me } = useShift();
  const clockAt = useWallClock();
  const time = useClock((now) => clockAt(now));
  const settles = settlesFor(reckoning);
  const digits = order.phone.slice(-3);
  // at a table or the counter nobody needs a telephone
  const here = order.table !== null;
  const noted = say(digits && !here ? 'tell.phone.number' : 'tell.phone.detail', {
    name: me.name,
    time,
    digits,
  });
  const place = here ? 'table' : order.type === 'PICKUP' ? 'pickup' : 'door';
  return (
    <>
      <AnswerCards
        question={say(reckoning.needsAgreement ? 'tell.agree' : 'tell')}
        cards={tellsFor(reckoning).map((value) =>
          value === 'phone'
            ? { value, name: say(here ? 'tell.here' : 'tell.phone'), detail: noted }
            : { value, name: say(`tell.${value}`), detail: say(`tell.${value}.detail`) },
        )}
        chosen={answers.tell}
        onChoose={(tell) => onAnswer({ ...answers, tell })}
      />
      {settles.length > 0 ? (
        <AnswerCards
          question={say(reckoning.difference > 0 ? 'settle.take' : 'settle.give', { amount })}
          cards={settles.map((value) =>
            value === 'door'
              ? { value, name: say(`settle.${place}`), detail: say('settle.take.detail') }
              : { value, name: say(`settle.${value}`), detail: say(`settle.${value}.detail`) },
          )}
          chosen={answers.settle}
          onChoose={(settle) => onAnswer({ ...answers, settle })}
        />
      ) : null}
    </>
  );
}
