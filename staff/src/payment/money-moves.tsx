import type { LedgerEntry } from '@mam/domain/staff/order-payments.ts';
import { Pill, type PillKind } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import { useBoardPlace, useDayClock } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import { gatewayWords } from './gateway-words.ts';
import styles from './money-moves.module.css';

const KINDS: Readonly<Record<string, PillKind>> = {
  settles: 'good',
  confirmed: 'good',
  under: 'warn',
  over: 'warn',
  fee: 'good',
  double: 'bad',
  late: 'bad',
  asked: 'info',
  done: 'good',
  failed: 'bad',
};
const STATES = [
  'settles',
  'confirmed',
  'under',
  'over',
  'fee',
  'double',
  'late',
  'asked',
  'done',
  'failed',
] as const;

/** Every payment and refund: how much, which way, when, by whom and why. */
export function MoneyMoves({ moves }: { readonly moves: readonly LedgerEntry[] }) {
  const say = useSay();
  const { currency } = useBoardPlace();
  const clockAt = useDayClock();
  return (
    <ul className={styles.list}>
      {moves.map((move) => {
        const state = STATES.find((each) => each === move.state);
        const back = move.kind === 'refund';
        const by = move.by ? say(back ? 'money.by' : 'money.seenBy', { name: move.by }) : '';
        return (
          <li key={move.id} className={styles.move}>
            <span className={styles.way}>
              {say(back ? 'money.backTo' : 'money.from', { gateway: gatewayWords(say, move.gateway) })}
              {state ? <Pill kind={KINDS[state]}>{say(`money.state.${state}`)}</Pill> : null}
            </span>
            <Price
              amount={back ? -move.amount : move.amount}
              plus
              currency={currency}
              className={styles.amount}
            />
            <span className={styles.facts}>
              <span className="num">{clockAt(move.at)}</span>
              {[move.share && say('money.share', { name: move.share }), by, move.reason]
                .filter(Boolean)
                .map((fact) => ` · ${fact}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
