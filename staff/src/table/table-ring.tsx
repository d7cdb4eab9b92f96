import type { FloorTable } from '@mam/domain/table/floor.ts';
import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { Ring } from '@mam/ui/tray/ring.tsx';
import { Combine, ConciergeBell, EyeOff, Smartphone, Utensils } from 'lucide-react';
import { useClock } from '../device/clock.ts';
import { type Say, useSay } from '../words/words.ts';
import { minutesAt, ringAfter } from './floor.ts';
import { isOpenCall } from './table-call.ts';
import styles from './table-ring.module.css';

interface TableRingProps {
  readonly table: FloorTable;
  /** those that stand at it */
  readonly calls: readonly StandingCall[];
  readonly onOpen: () => void;
}

/** [TB52] A table as a ring: how long somebody has sat there, and what needs somebody to go there. */
export function TableRing({ table, calls, onOpen }: TableRingProps) {
  const say = useSay();
  const { name, party } = table;
  const minutes = useClock((now) => (party ? minutesAt(party, now) : 0));
  const waiting = calls.filter(isOpenCall);
  const calling = waiting.length > 0;
  const state = calling ? 'calls' : !party ? 'free' : party.isSeen ? 'seated' : 'unseen';
  const words = {
    calls: say(waiting.some(({ wantsBill }) => wantsBill) ? 'floor.bill' : 'floor.calling'),
    free: say('floor.free'),
    seated: say('minutes', { minutes }),
    unseen: say('floor.unseen'),
  };
  return (
    <button
      type="button"
      className={styles.table}
      data-state={state}
      data-name={name.length <= 3 ? 'short' : name.length <= 8 ? 'word' : 'long'}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Ring value={calling ? 1 : party ? ringAfter(minutes) : 0} className={styles.ring}>
        <span className="vh">{tableSentence(table, { calls, minutes, say })}</span>
        <span aria-hidden="true" className={styles.inside}>
          <b className={styles.name}>{name}</b>
          <span className={styles.state}>{words[state]}</span>
          {party ? (
            <span className={styles.counts}>
              <Smartphone />
              {party.phones}
              <Utensils />
              {party.rounds}
              {party.tables.length > 1 ? <Combine /> : null}
            </span>
          ) : null}
        </span>
      </Ring>
      {party && !party.isSeen ? (
        <span aria-hidden="true" className={styles.unseen}>
          <EyeOff />
        </span>
      ) : null}
      {calls.length > 0 ? (
        <span aria-hidden="true" className={styles.calls} data-open={calling}>
          <ConciergeBell />
        </span>
      ) : null}
    </button>
  );
}

interface TableSentenceParts {
  readonly calls: readonly StandingCall[];
  readonly minutes: number;
  readonly say: Say;
}

/** All that the ring shows, in one sentence. */
function tableSentence({ name, party }: FloorTable, { calls, minutes, say }: TableSentenceParts): string {
  const open = calls.filter(isOpenCall).length;
  const others = party?.tables.filter((each) => each !== name) ?? [];
  return [
    say('type.table', { number: name }),
    ...(party
      ? [
          say('floor.sits', { minutes }),
          say('floor.phones', { count: party.phones }),
          say('floor.rounds', { count: party.rounds }),
        ]
      : [say('floor.free')]),
    others.length > 0 && say('floor.with', { tables: others.join(', ') }),
    party && !party.isSeen && say('order.guests_unseen'),
    open > 0 && say('calls.waiting', { count: open }),
    open === 0 && calls.length > 0 && say('calls.allTaken', { count: calls.length }),
  ]
    .filter(Boolean)
    .join(', ');
}
