import type { Minor } from '@mam/domain/money/currency.ts';
import type { TicketLine } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { textLinkClass } from '@mam/ui/control/button-class.ts';
import { IconButton } from '@mam/ui/control/icon-button.tsx';
import { Stepper } from '@mam/ui/control/stepper.tsx';
import { Price } from '@mam/ui/price.tsx';
import { ArrowRight, PencilLine, Repeat2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSayChange } from '../../words/change-words.ts';
import styles from './edit-after.module.css';
import { type AddedLine, amountLeft, amountOfAdded, type EditRow } from './order-edit.ts';

/** The acts on the lines of an order in hand. */
export interface EditActs {
  readonly onLeave: (line: TicketLine, count: number) => void;
  readonly onSwap: (line: TicketLine) => void;
  /** more of a line than were ordered: it comes as something new */
  readonly onMore: (line: TicketLine) => void;
  readonly onKeep: (line: TicketLine) => void;
  readonly onCount: (added: AddedLine, count: number) => void;
}

interface LineWordsProps {
  readonly count: number;
  readonly name: string;
  readonly details: readonly string[];
  readonly note: string;
  readonly amount: Minor;
  readonly tools?: ReactNode;
}

function LineWords({ count, name, details, note, amount, tools }: LineWordsProps) {
  const { currency } = useBoardPlace();
  return (
    <div className={styles.line}>
      <b className="num">{count}×</b>
      <span className={styles.words}>
        {name}
        {details.length > 0 ? <small>{details.join(', ')}</small> : null}
        {note ? <small className={styles.note}>{note}</small> : null}
      </span>
      <Price amount={amount} currency={currency} />
      {tools}
    </div>
  );
}

interface SoldWordsProps {
  readonly line: TicketLine;
  /** so many of it; missing = all */
  readonly count?: number;
  readonly tools?: ReactNode;
}

/** A line as it was sold, or some of it. */
export function SoldWords({ line, count = line.quantity, tools }: SoldWordsProps) {
  const { name, details, note } = line;
  return <LineWords {...{ count, name, details, note, tools }} amount={amountLeft(line, count)} />;
}

function NewWords({ added }: { readonly added: AddedLine }) {
  const { name, details, line } = added.read;
  return (
    <LineWords {...{ name, details }} count={line.quantity} note={line.note} amount={amountOfAdded(added)} />
  );
}

interface AfterProps {
  readonly row: EditRow;
  readonly acts: EditActs;
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** The right side of a row: how it will be, and what can be done about it. */
export function After({ row, open, acts, onOpen }: AfterProps) {
  const say = useSayChange();
  const { was, now, left, mark } = row;
  if (now !== null)
    return (
      <>
        <NewWords added={now} />
        {was ? <small className={styles.from}>{say('insteadOf', { dish: was.name })}</small> : null}
        <div className={styles.tools}>
          <Stepper
            name={say('howMany', { dish: now.read.name })}
            value={now.read.line.quantity}
            bin={now.read.line.quantity === 1}
            max={MOST}
            onChange={(count) => acts.onCount(now, count)}
          />
          {was ? <KeepButton line={was} onKeep={acts.onKeep} /> : null}
        </div>
      </>
    );
  if (was === null) return null;
  if (mark === 'removed')
    return (
      <div className={styles.gone}>
        <b>{say('gone')}</b>
        <KeepButton line={was} onKeep={acts.onKeep} />
      </div>
    );
  const changed = mark !== 'same';
  return (
    <>
      <SoldWords
        line={was}
        count={left}
        tools={
          was.isGift || changed ? null : (
            <IconButton
              kind="flat"
              label={say('line', { dish: was.name })}
              aria-expanded={open}
              onClick={onOpen}
            >
              <PencilLine />
            </IconButton>
          )
        }
      />
      {changed ? (
        <p className={styles.fromTo} aria-hidden="true">
          <del>{was.quantity}</del>
          <ArrowRight />
          <ins>{left}</ins>
        </p>
      ) : null}
      {changed || open ? (
        <div className={styles.tools}>
          <Stepper
            name={say('howMany', { dish: was.name })}
            value={left}
            bin={left === 1}
            max={was.quantity}
            onChange={(count) => acts.onLeave(was, count)}
            onLimit={() => acts.onMore(was)}
          />
          <Button size="small" onClick={() => acts.onSwap(was)}>
            <Repeat2 aria-hidden="true" />
            {say('swap')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The most of one dish that a line holds. */
const MOST = 999;

/** Takes back whatever was done with a line. */
function KeepButton({ line, onKeep }: { readonly line: TicketLine; readonly onKeep: EditActs['onKeep'] }) {
  const say = useSayChange();
  return (
    <button
      type="button"
      className={textLinkClass(styles.keep)}
      aria-label={say('keepDish', { dish: line.name })}
      onClick={() => onKeep(line)}
    >
      <Undo2 aria-hidden="true" />
      {say('keep')}
    </button>
  );
}
