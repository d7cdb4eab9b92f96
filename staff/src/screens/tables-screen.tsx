import type { Floor } from '@mam/domain/table/floor.ts';
import plug from '@mam/ui/art/electric-plug.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { ConciergeBell, EyeOff, QrCode, Smartphone, Utensils } from 'lucide-react';
import { maySee } from '../app/area.ts';
import { sheets } from '../app/sheets.ts';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { errorText } from '../data/ask.ts';
import { lastingError } from '../data/read-again.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useTitle } from '../device/use-title.ts';
import { useWallClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { callsAt, WHOLE_RING_MINUTES } from '../table/floor.ts';
import { TableRing } from '../table/table-ring.tsx';
import { useCalls } from '../table/use-calls.ts';
import { useFloor } from '../table/use-floor.ts';
import { useSay } from '../words/words.ts';
import styles from './tables-screen.module.css';

/** [TB52] The tables of a store as rings, live: where somebody sits, since when, and where somebody has to go. */
export function TablesScreen() {
  const say = useSay();
  const { me, storeId, storeName } = useShift();
  const { columns } = useShiftBoardValue();
  const { show } = useSheet();
  const asked = useFloor(storeId);
  useTitle(say('nav.tables'), columns.new.length);
  const floor = asked.data;
  const fault = lastingError(asked);
  const taken = floor?.filter(({ party }) => party !== null).length ?? 0;
  return (
    <main className={styles.screen} aria-busy={floor === undefined && fault === null}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1 className="d d24">{say('nav.tables')}</h1>
          <p className="small muted">
            {storeName}
            {floor?.length ? ` · ${say('floor.sum', { taken, all: floor.length })}` : null}
          </p>
        </div>
        {maySee(me.role, sheets.codes) ? (
          <Button className={styles.codes} aria-haspopup="dialog" onClick={() => show('codes')}>
            <QrCode aria-hidden="true" />
            {say('codes')}
          </Button>
        ) : null}
      </div>
      {fault && floor ? (
        <OldFloor why={errorText(fault)} at={asked.dataUpdatedAt} onAgain={asked.refetch} />
      ) : null}
      {fault && !floor ? (
        <div role="alert">
          <EmptyState
            title={say('floor.failed')}
            things={<TrayThing src={plug} at={[50, 50]} size={40} />}
            actions={
              <Button kind="primary" size="big" onClick={() => void asked.refetch()}>
                {say('again')}
              </Button>
            }
          >
            {errorText(fault)}
          </EmptyState>
        </div>
      ) : null}
      {floor?.length === 0 ? (
        <EmptyState title={say('codes.none')}>
          <p>{say('cards.none')}</p>
        </EmptyState>
      ) : null}
      {floor?.length ? <Rings floor={floor} /> : null}
      {floor === undefined && !fault ? <RingSkeletons /> : null}
    </main>
  );
}

interface OldFloorProps {
  readonly why: string;
  /** when what is shown was read */
  readonly at: number;
  readonly onAgain: () => unknown;
}

/** The tables could not be read again: how old they are, unless the band above says it of everything. */
function OldFloor({ why, at, onAgain }: OldFloorProps) {
  const say = useSay();
  const clockAt = useWallClock();
  const { failed } = useShiftBoardValue();
  if (failed !== null) return null;
  return (
    <div role="status" className={styles.old}>
      <span className="grow">
        <b className="strong">{say('floor.from', { time: clockAt(at) })}</b> {why}
      </span>
      <Button size="small" onClick={() => void onAgain()}>
        {say('again')}
      </Button>
    </div>
  );
}

function Rings({ floor }: { readonly floor: Floor }) {
  const say = useSay();
  const { storeId } = useShift();
  const { show } = useSheet();
  const calls = useCalls(storeId);
  return (
    <>
      <ul className={styles.floor}>
        {floor.map((table) => (
          <li key={table.name}>
            <TableRing
              table={table}
              calls={callsAt(calls, [table.name])}
              onOpen={() => show('table', table.name)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.legend}>{say('floor.ring', { minutes: WHOLE_RING_MINUTES })}</p>
      <ul className={styles.legend}>
        <li>
          <Smartphone aria-hidden="true" />
          {say('floor.phonesAre')}
        </li>
        <li>
          <Utensils aria-hidden="true" />
          {say('floor.roundsAre')}
        </li>
        <li>
          <EyeOff aria-hidden="true" />
          {say('order.guests_unseen')}
        </li>
        <li>
          <ConciergeBell aria-hidden="true" />
          {say('floor.callingAre')}
        </li>
      </ul>
    </>
  );
}

function RingSkeletons() {
  return (
    <div className={styles.floor}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} width="6.875rem" height="6.875rem" shape="pill" />
      ))}
    </div>
  );
}
