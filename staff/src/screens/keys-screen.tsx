import { isKeyGood, KEY_SCOPES, type ProgramKey } from '@mam/domain/staff/program-key.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { Ban, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { errorText } from '../data/ask.ts';
import { sayRefusal } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { useClock } from '../device/clock.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useTitle } from '../device/use-title.ts';
import { PeopleTabs } from '../people/people-tabs.tsx';
import { endKey, useKeys } from '../people/use-keys.ts';
import { useDayClock, useWholeDay } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './devices-screen.module.css';

/** [SF35] The keys of the brand's programs: what each may do and where, when it was used last, and its way out. */
export function KeysScreen() {
  const say = useSay();
  const { show } = useSheet();
  const { columns } = useShiftBoardValue();
  useTitle(say('keys'), columns.new.length);
  const keys = useKeys();
  const fault = lastingError(keys);
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        <h1 className="d d30 grow">{say('keys')}</h1>
        <PeopleTabs at="/keys" />
        <Button kind="primary" aria-haspopup="dialog" onClick={() => show('key')}>
          <KeyRound aria-hidden="true" />
          {say('keys.add')}
        </Button>
      </div>
      {keys.data ? (
        <KeyList keys={keys.data} />
      ) : fault ? (
        <EmptyState
          title={say('keys.failed')}
          actions={<Button onClick={() => void keys.refetch()}>{say('again')}</Button>}
        >
          {errorText(fault)}
        </EmptyState>
      ) : (
        <Skeleton width="100%" height="12rem" />
      )}
    </main>
  );
}

function KeyList({ keys }: { readonly keys: readonly ProgramKey[] }) {
  const say = useSay();
  const good = useClock((now) => keys.filter((key) => isKeyGood(key, now)).length);
  return (
    <>
      <section>
        <h2 className={styles.label}>{say('keys.good')}</h2>
        {good === 0 ? <p className={styles.none}>{say('keys.none')}</p> : null}
        <ul className={styles.list}>
          {keys.slice(0, good).map((key) => (
            <KeyRow key={key.id} of={key} isGood />
          ))}
        </ul>
      </section>
      {keys.length > good ? (
        <section>
          <h2 className={styles.label}>{say('keys.over')}</h2>
          <ul className={styles.list}>
            {keys.slice(good).map((key) => (
              <KeyRow key={key.id} of={key} isGood={false} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

interface KeyRowProps {
  readonly of: ProgramKey;
  readonly isGood: boolean;
}

function KeyRow({ of: { id, name, scopes, stores, lastAt, endsAt, endedAt }, isGood }: KeyRowProps) {
  const say = useSay();
  const dayClock = useDayClock();
  const wholeDay = useWholeDay();
  const { me } = useShift();
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const places =
    stores.length === 0
      ? say('people.allStores')
      : stores.map((each) => me.stores.find((store) => store.id === each)?.name ?? String(each)).join(', ');
  const may = KEY_SCOPES.filter((scope) => scopes.includes(scope)).map((scope) => say(`keys.scope.${scope}`));
  const used = lastAt === null ? say('keys.unused') : say('keys.used', { time: dayClock(lastAt) });
  const over = endedAt ?? endsAt;
  const until = endsAt === null ? say('keys.noEnd') : say('keys.until', { day: wholeDay(endsAt) });
  const end = async () => {
    if (!sure) return setSure(true);
    setBusy(true);
    const no = await endKey(id);
    setBusy(false);
    if (no) sayRefusal(no);
  };
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <KeyRound aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <b className="strong">{name}</b>
        <span className="small muted">{[...may, places].join(' · ')}</span>
        <span className="small muted">
          {used} · {isGood ? until : say('keys.overSince', { time: dayClock(over ?? 0) })}
        </span>
      </span>
      {isGood ? (
        <Button
          size="small"
          kind={sure ? 'bad' : 'plain'}
          busy={busy}
          aria-label={say(sure ? 'keys.endSure' : 'keys.endOne', { name })}
          onClick={() => void end()}
        >
          <Ban aria-hidden="true" />
          <span className={sure ? undefined : styles.word}>{say(sure ? 'keys.really' : 'keys.stop')}</span>
        </Button>
      ) : (
        <Pill>{say('keys.overPill')}</Pill>
      )}
    </li>
  );
}
