import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Floor, Party } from '@mam/domain/table/floor.ts';
import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { useBoardPlace } from '../store/board-place.ts';
import { useSay } from '../words/words.ts';
import { useBill } from './bill/use-bill.ts';
import styles from './close-question.module.css';
import { closeParty, useSeating } from './use-floor.ts';

interface CloseQuestionProps {
  readonly storeId: number;
  readonly party: Party;
  readonly calls: readonly StandingCall[];
  readonly title: string;
  readonly onKeep: () => void;
  readonly onClosed: (floor: Floor) => void;
}

/** [TB53] Phones that are out do not come back, so it is asked first, and what is open is named. */
export function CloseQuestion({ storeId, party, calls, title, onKeep, onClosed }: CloseQuestionProps) {
  const say = useSay();
  const busy = useSeating(storeId);
  const { currency } = useBoardPlace();
  const { data: bill } = useBill(storeId, party.id, currency);
  const open = [
    party.openRounds > 0 && say('floor.openRounds', { count: party.openRounds }),
    bill &&
      bill.total > bill.paid &&
      say('bill.open', { amount: formatMoney(bill.total - bill.paid, currency) }),
    calls.length > 0 && say('floor.openCalls', { count: calls.length }),
  ].filter(Boolean);
  const close = async () => {
    const floor = await closeParty(storeId, party.id);
    if (floor) onClosed(floor);
  };
  return (
    <Question
      title={say('floor.closeQuestion', { table: title })}
      cancel={say('floor.closeKeep')}
      confirm={say('floor.close')}
      danger
      busy={busy}
      onCancel={onKeep}
      onConfirm={() => void close()}
    >
      {open.length > 0 ? (
        <p className={styles.open}>{say('floor.closeOpen', { things: open.join(', ') })}</p>
      ) : null}
      <p>{say('floor.closeConsequence')}</p>
    </Question>
  );
}
