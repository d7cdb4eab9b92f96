import type { Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { RadioRow } from '@mam/ui/control/choice-row.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useBoardPlace } from '../../store/board-place.ts';
import { useSay } from '../../words/words.ts';
import { stageOf } from '../columns.ts';
import { useMove } from '../use-move.ts';
import { REASON_ICONS, type RejectReason, reasonsFor, reasonText } from './reject-reasons.ts';
import styles from './reject-sheet.module.css';
import { RejectText } from './reject-text.tsx';
import { SoldOutChoice } from './sold-out-choice.tsx';

/** The money held by an order that staff are about to refuse. */
export interface RejectMoney {
  /** the amount that goes back in the same act; 0 = nothing does by itself */
  readonly back: Minor;
  readonly giveBack: boolean;
  /** it is not known yet which way it goes */
  readonly reading: boolean;
  /** where the money goes, and who must send what does not go by itself */
  readonly note: ReactNode;
}

interface RejectSheetProps {
  readonly order: BoardOrder;
  /** null = it holds nothing */
  readonly money: RejectMoney | null;
  readonly onClose: () => void;
  /** marks dishes as sold out on the menu, after the order has been rejected */
  readonly onSoldOut: (itemIds: readonly string[]) => void;
}

/** Why not, and what the diner will read; nothing is sent before it has been seen. */
export function RejectSheet({ order, money, onClose, onSoldOut }: RejectSheetProps) {
  const say = useSay();
  const { currency, language } = useBoardPlace();
  const group = useId();
  const { move, busy } = useMove(order);
  const [reason, setReason] = useState<RejectReason | null>(null);
  const [soldOut, setSoldOut] = useState<ReadonlyMap<string, string>>(new Map());
  const [alsoOnMenu, setAlsoOnMenu] = useState(true);
  const [written, setWritten] = useState<string | null>(null);
  const made = reason ? reasonText(language, reason, [...soldOut.values()]) : '';
  const text = (written ?? made).trim();
  const missing =
    reason === null
      ? 'reject.pickReason'
      : text === ''
        ? reason === 'sold-out'
          ? 'reject.pickDish'
          : 'reject.write'
        : null;

  // an order that was accepted is not rejected any more but cancelled
  const words = stageOf(order) === 'new' ? 'reject' : 'cancel';

  const back = money?.back ?? 0;
  const confirm = back
    ? say(`${words}.confirmBack`, { amount: formatMoney(back, currency) })
    : say(`${words}.confirm`);

  const choose = (next: RejectReason) => {
    setReason(next);
    setWritten(next === 'other' ? '' : null);
  };
  const reject = async () => {
    if (missing) return;
    const moved = await move({ verb: 'reject', reason: text, giveBack: money?.giveBack ?? false });
    if (moved === 'done' && reason === 'sold-out' && alsoOnMenu) onSoldOut([...soldOut.keys()]);
    if (moved !== 'unclear') onClose();
  };
  return (
    <Sheet
      title={say(`${words}.title`, { code: order.code })}
      onClose={onClose}
      footer={
        <div className={styles.answers}>
          <Button size="big" onClick={onClose}>
            {say('reject.keep')}
          </Button>
          <Button
            kind="bad"
            size="big"
            busy={busy}
            blocked={missing !== null || money?.reading}
            onClick={() => void reject()}
          >
            {missing ? say(missing) : confirm}
          </Button>
        </div>
      }
    >
      {money?.note}
      <fieldset>
        <legend className="vh">{say('reject.reason')}</legend>
        {reasonsFor(order).map((each) => {
          const Icon = REASON_ICONS[each];
          return (
            <div key={each} className={styles.reason}>
              <RadioRow
                name={group}
                checked={reason === each}
                onChange={() => choose(each)}
                lead={<Icon aria-hidden="true" />}
              >
                <span className={styles.name}>{say(`reject.reason.${each}`)}</span>
              </RadioRow>
              {each === 'sold-out' && reason === each ? (
                <SoldOutChoice
                  order={order}
                  chosen={soldOut}
                  onChoose={setSoldOut}
                  alsoOnMenu={alsoOnMenu}
                  onAlsoOnMenu={setAlsoOnMenu}
                />
              ) : null}
            </div>
          );
        })}
      </fieldset>
      {reason ? (
        <RejectText order={order} text={written ?? made} editing={written !== null} onWrite={setWritten} />
      ) : null}
    </Sheet>
  );
}
