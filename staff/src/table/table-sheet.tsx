import { may } from '@mam/domain/staff/roles.ts';
import type { Floor, Party } from '@mam/domain/table/floor.ts';
import { Sheet, SheetFrame } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { useState } from 'react';
import { useClock } from '../device/clock.ts';
import { useWallClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { type Say, useSay } from '../words/words.ts';
import { TakeCash } from './bill/take-cash.tsx';
import { ChooseTable } from './choose-table.tsx';
import { CloseQuestion } from './close-question.tsx';
import { callsAt, freeTables, minutesAt, otherParties, tableAt } from './floor.ts';
import { type Asking, type SheetTable, TableNow } from './table-now.tsx';
import { useCalls } from './use-calls.ts';
import { mergeParties, moveParty, useFloor } from './use-floor.ts';

interface TableSheetProps {
  /** the table's name */
  readonly about: string;
  readonly onClose: () => void;
}

/** [TB52] to [TB55] One table: who sits there, what they call for, and opening, moving, putting together, closing. */
export function TableSheet({ about: name, onClose }: TableSheetProps) {
  const say = useSay();
  const { me, storeId } = useShift();
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
  const mayTakeBack = may(me.role, 'refund');
  return <KnownTable key={table.name} {...{ storeId, floor, table, mayTakeBack, onClose }} calls={there} />;
}

const tablesTitle = (tables: readonly string[], say: Say): string =>
  say('type.table', { number: tables.join(' + ') });

interface KnownTableProps extends SheetTable {
  readonly onClose: () => void;
}

function KnownTable({ storeId, floor, table, calls, mayTakeBack, onClose }: KnownTableProps) {
  const say = useSay();
  const { party } = table;
  const [opened] = useState(party?.id ?? null);
  const [asking, setAsking] = useState<Asking | null>(null);
  // another device was faster: what was begun here is about people who are not there any more
  const changed = (party?.id ?? null) !== opened;
  const asked = party && !changed ? asking : null;
  const title = tablesTitle(party?.tables ?? [table.name], say);
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
            choices={freeTables(floor).map((name) => ({ id: name, name: tablesTitle([name], say) }))}
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
            choices={otherParties(floor, party).map(({ id, tables }) => ({
              id,
              name: tablesTitle(tables, say),
            }))}
            onBack={stop}
            storeId={storeId}
            onChosen={async ({ id: other }) =>
              done(await mergeParties(storeId, party.id, other), (now) =>
                say('floor.merged', {
                  table: tablesTitle(tableAt(now, table.name)?.party?.tables ?? [table.name], say),
                }),
              )
            }
          />
        ) : party && asked === 'cash' ? (
          <TakeCash
            storeId={storeId}
            id={party.id}
            phones={party.phones}
            onBack={stop}
            onTaken={(amount, isPaid) => {
              stop();
              showToast(isPaid ? say('bill.allPaid', { table: title }) : say('bill.cashTaken', { amount }));
              if (isPaid) onClose();
            }}
          />
        ) : (
          <TableNow
            {...{ storeId, floor, table, calls, mayTakeBack, title, changed, done }}
            onAsk={setAsking}
          />
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

function SittingSince({ party }: { readonly party: Party | null }) {
  const say = useSay();
  const clockAt = useWallClock();
  const minutes = useClock((now) => (party ? minutesAt(party, now) : 0));
  if (!party) return say('floor.free');
  return say('floor.since', { time: clockAt(party.since), minutes });
}
