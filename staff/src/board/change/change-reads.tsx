import type { Reckoning } from '@mam/contract/amendment/reckoning-wire.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';
import { useEffect, useState } from 'react';
import { DinerReads } from '../../order/answer/diner-reads.tsx';
import { useBoardPlace } from '../../store/board-place.ts';
import { type SayChange, sayChangeIn } from '../../words/change-words.ts';
import { changeWords } from './change-words.ts';
import type { EditRow } from './order-edit.ts';

interface ChangeReadsProps {
  readonly order: BoardOrder;
  readonly rows: readonly EditRow[];
  readonly reckoning: Reckoning;
}

/** Says in the language of the store's diners; null = its words are not here yet. */
function useDinerSay(): SayChange | null {
  const { language } = useBoardPlace();
  const [say, setSay] = useState<SayChange | null>(null);
  useEffect(() => {
    let here = true;
    void sayChangeIn(language).then((found) => here && setSay(() => found));
    return () => {
      here = false;
    };
  }, [language]);
  return say;
}

/** The change of the order and of its money, as its diner is told. */
export function ChangeReads({ order, rows, reckoning }: ChangeReadsProps) {
  const say = useDinerSay();
  const { currency, language } = useBoardPlace();
  if (say === null) return null;
  const { difference, before, after } = reckoning;
  const money = (minor: number) => formatMoney(minor, currency);
  const sum =
    difference > 0
      ? say('reads.more', { amount: money(difference) })
      : difference < 0
        ? say('reads.back', { amount: money(-difference) })
        : say(before === after ? 'reads.even' : 'reads.total', { amount: money(after) });
  return (
    <DinerReads who={order.name} lang={language}>
      {say('reads', { code: order.code, changes: changeWords(say, rows) })} {sum}
    </DinerReads>
  );
}
