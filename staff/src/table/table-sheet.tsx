import { Button } from '@mam/ui/control/button.tsx';
import { Sheet, SheetContent, SheetFrame } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { ListRow } from '@mam/ui/list-row.tsx';
import { ArrowLeftRight, Combine, Eye, EyeOff, Smartphone, Utensils } from 'lucide-react';
import { useState } from 'react';
import { useClock } from '../device/clock.ts';
import { useWallClock } from '../store/board-place.ts';
import { type Say, useSay } from '../words/words.ts';
import { CallList } from './call-list.tsx';
import { ChooseTable } from './choose-table.tsx';
import { CloseQuestion } from './close-question.tsx';
import {
  callsAt,
  type Floor,
  type FloorTable,
  freeTables,
  minutesAt,
  type Party,
  partiesOf,
  tableAt,
} from './floor.ts';
import type { TableCall } from './table-call.ts';
import styles from './table-sheet.module.css';
import { useCalls } from './use-calls.ts';
import { mergeParties, moveParty, openTable, useFloor, useSeating } from './use-floor.ts';

interface TableSheetProps {
  readonly storeId: number;
  /** the table's name */
  readonly name: string;
  readonly onClose: () => void;
}

/** [TB52] to [TB55] One table: who sits there, what they call for, and opening, moving, putting together, closing. */
export function TableSheet({ storeId, name, onClose }: TableSheetProps) {
  const say = useSay();
  const floor = useFloor(storeId).data;
  const calls = useCalls(storeId);
  // the screen behind it says why there is nothing yet
  if (!floor) return null;
  const table = tableAt(floor, name);
  if (!table) {
    return (
      <Sheet title={say('type.table', { number: name })} onClose={onClose}>
        <EmptyState title={say('floor.unknown')} />
      </Sheet>
    );
  }
  const there = callsAt(calls, table.party?.tables ?? [table.name]);
  return <KnownTable key={table.name} {...{ storeId, floor, table, onClose }} calls={there} />;
}

const titleOf = (tables: readonly string[], say: Say): string =>
  say('type.table', { number: tables.join(' + ') });

interface KnownTableProps {
  readonly storeId: number;
  readonly floor: Floor;
  readonly table: FloorTable;
  /** those that stand at it */
  readonly calls: readonly TableCall[];
  readonly onClose: () => void;
}

type Asking = 'move' | 'merge' | 'close';

function KnownTable({ storeId, floor, table, calls, onClose }: KnownTableProps) {
  const say = useSay();
  const { party } = table;
  const [opened] = useState(party?.id ?? null);
  const [asking, setAsking] = useState<Asking | null>(null);
  // another device was faster: what was begun here is about people who are not there any more
  const changed = (party?.id ?? null) !== opened;
  const asked = party && !changed ? asking : null;
  const title = titleOf(party?.tables ?? [table.name], say);
  const done = (floorNow: Floor | null, words: (floorNow: Floor) => string) => {
    if (!floorNow) return;
    showToast(words(floorNow));
    onClose();
  };
  const stop = () => setAsking(null);
  return (
    <>
      <SheetFrame title={title} detail={<SittingSince party={party} />} onClose={onClose}>
        {party && asked === 'move' ? (
          <ChooseTable
            label={say('floor.moveWhere', { table: title })}
            none={say('floor.moveChoose')}
            confirm={(to) => say('floor.moveTo', { table: to })}
            choices={freeTables(floor).map((name) => ({ id: name, name: titleOf([name], say) }))}
            onBack={stop}
            storeId={storeId}
            onChosen={async ({ id: to, name }) =>
              done(await moveParty(storeId, party.id, to), () => say('floor.moved', { table: name }))
            }
          />
        ) : party && asked === 'merge' ? (
          <ChooseTable
            label={say('floor.mergeWhich', { table: title })}
            hint={say('floor.mergeHint')}
            none={say('floor.mergeChoose')}
            confirm={(other) => say('floor.mergeWith', { table: other })}
            choices={otherParties(floor, party).map(({ id, tables }) => ({ id, name: titleOf(tables, say) }))}
            onBack={stop}
            storeId={storeId}
            onChosen={async ({ id: other }) =>
              done(await mergeParties(storeId, party.id, other), (now) =>
                say('floor.merged', {
                  table: titleOf(tableAt(now, table.name)?.party?.tables ?? [table.name], say),
                }),
              )
            }
          />
        ) : (
          <TableNow {...{ storeId, floor, table, calls, title, changed, done }} onAsk={setAsking} />
        )}
      </SheetFrame>
      {party && asked === 'close' ? (
        <CloseQuestion
          {...{ storeId, party, calls, title }}
          onKeep={stop}
          onClosed={(now) => {
            stop();
            done(now, () =>
              tableAt(now, table.name)?.party ? say('floor.changed') : say('floor.closed', { table: title }),
            );
          }}
        />
      ) : null}
    </>
  );
}

const otherParties = (floor: Floor, { id }: Party): readonly Party[] =>
  partiesOf(floor).filter((party) => party.id !== id);

function SittingSince({ party }: { readonly party: Party | null }) {
  const say = useSay();
  const clockAt = useWallClock();
  const minutes = useClock((now) => (party ? minutesAt(party, now) : 0));
  if (!party) return say('floor.free');
  return say('floor.since', { time: clockAt(party.since), minutes });
}

interface TableNowProps extends Omit<KnownTableProps, 'onClose'> {
  readonly title: string;
  /** somebody else has changed it since the sheet was opened */
  readonly changed: boolean;
  readonly done: (floor: Floor | null, words: (floor: Floor) => string) => void;
  readonly onAsk: (asking: Asking) => void;
}

/** How it stands at a table, and what can be done there. */
function TableNow({
  storeId,
  floor,
  table: { name, party },
  calls,
  title,
  changed,
  done,
  onAsk,
}: TableNowProps) {
  const say = useSay();
  const busy = useSeating(storeId);
  const open = async () =>
    done(await openTable(storeId, name), (now) => {
      const there = tableAt(now, name)?.party;
      if (party) return say('floor.sawThem', { table: title });
      // somebody scanned its code meanwhile
      if (there && there.phones > 0)
        return say('floor.openedWith', {
          table: title,
          phones: say('floor.phones', { count: there.phones }),
        });
      return say('floor.opened', { table: title });
    });
  return (
    <SheetContent
      footer={
        party ? (
          <Button size="big" block busy={busy} onClick={() => onAsk('close')}>
            {say('floor.close')}
          </Button>
        ) : (
          <Button kind="primary" size="big" block busy={busy} onClick={() => void open()}>
            {say('floor.open')}
          </Button>
        )
      }
    >
      <div className={styles.now}>
        <div role="status">{changed ? <p className={styles.note}>{say('floor.changed')}</p> : null}</div>
        {party && !party.seen ? (
          <div className={styles.unseen}>
            <p className={styles.who}>
              <EyeOff aria-hidden="true" />
              {say('order.guests_unseen')}
            </p>
            <p>{say('floor.seeHint')}</p>
            <Button size="small" busy={busy} className={styles.see} onClick={() => void open()}>
              <Eye aria-hidden="true" />
              {say('floor.see')}
            </Button>
          </div>
        ) : null}
        {calls.length > 0 ? (
          <section aria-label={say('calls.title')} className={styles.calls}>
            <CallList calls={calls} />
          </section>
        ) : null}
        {party ? (
          <>
            <div>
              <ListRow
                lead={<Smartphone aria-hidden="true" />}
                value={say('floor.phones', { count: party.phones })}
              />
              <ListRow
                lead={<Utensils aria-hidden="true" />}
                value={say('floor.rounds', { count: party.rounds })}
                detail={party.openRounds > 0 ? say('floor.openRounds', { count: party.openRounds }) : null}
              />
            </div>
            <div className={styles.ways}>
              <WayButton
                possible={freeTables(floor).length > 0}
                words={say('floor.move')}
                why={say('floor.moveNone')}
                Icon={ArrowLeftRight}
                onClick={() => onAsk('move')}
              />
              <WayButton
                possible={otherParties(floor, party).length > 0}
                words={say('floor.merge')}
                why={say('floor.mergeNone')}
                Icon={Combine}
                onClick={() => onAsk('merge')}
              />
            </div>
          </>
        ) : (
          <p className="muted">{say('floor.openHint')}</p>
        )}
      </div>
    </SheetContent>
  );
}

interface WayButtonProps {
  readonly possible: boolean;
  readonly words: string;
  /** why it is not */
  readonly why: string;
  readonly Icon: typeof Combine;
  readonly onClick: () => void;
}

function WayButton({ possible, words, why, Icon, onClick }: WayButtonProps) {
  return (
    <Button block blocked={!possible} onClick={possible ? onClick : undefined}>
      <Icon aria-hidden="true" />
      {possible ? words : why}
    </Button>
  );
}
