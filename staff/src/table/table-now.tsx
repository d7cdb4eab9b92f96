import { Link } from '@mam/client/router.tsx';
import { may } from '@mam/domain/staff/roles.ts';
import type { Floor, FloorTable } from '@mam/domain/table/floor.ts';
import type { StandingCall } from '@mam/domain/table/standing-call.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { buttonClass } from '@mam/ui/control/button-class.ts';
import { SheetContent } from '@mam/ui/dialog/sheet.tsx';
import { ListRow } from '@mam/ui/list-row.tsx';
import { ArrowLeftRight, ChefHat, Combine, Eye, EyeOff, Smartphone, Utensils } from 'lucide-react';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import { BillPart } from './bill/bill-part.tsx';
import { CallList } from './call-list.tsx';
import { freeTables, otherParties, tableAt } from './floor.ts';
import { PartyPeople } from './party-people.tsx';
import styles from './table-now.module.css';
import { openTable, useSeating } from './use-floor.ts';

export interface SheetTable {
  readonly storeId: number;
  readonly floor: Floor;
  readonly table: FloorTable;
  /** those that stand at it */
  readonly calls: readonly StandingCall[];
  /** managers and owners take cash back [TB62] */
  readonly mayTakeBack: boolean;
}

/** An act on a party that has to be said more exactly first. */
export type Asking = 'move' | 'merge' | 'close' | 'cash';

interface TableNowProps extends SheetTable {
  readonly title: string;
  /** somebody else has changed it since the sheet was opened */
  readonly changed: boolean;
  readonly done: (floor: Floor | null, words: (floor: Floor) => string) => void;
  readonly onAsk: (asking: Asking) => void;
}

/** How it stands at a table, and what can be done there. */
export function TableNow({
  storeId,
  floor,
  table: { name, party },
  calls,
  mayTakeBack,
  title,
  changed,
  done,
  onAsk,
}: TableNowProps) {
  const say = useSay();
  const busy = useSeating(storeId);
  const takes = may(useShift().me.role, 'takeOrders');
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
        {party && !party.isSeen ? (
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
            <PartyPeople storeId={storeId} party={party} />
            {party.rounds > 0 ? (
              <BillPart {...{ storeId, mayTakeBack }} id={party.id} onCash={() => onAsk('cash')} />
            ) : null}
            <div className={styles.ways}>
              {takes ? <TakeRound name={name} /> : null}
              {freeTables(floor).length > 0 ? (
                <Button block onClick={() => onAsk('move')}>
                  <ArrowLeftRight aria-hidden="true" />
                  {say('floor.move')}
                </Button>
              ) : null}
              {otherParties(floor, party).length > 0 ? (
                <Button block onClick={() => onAsk('merge')}>
                  <Combine aria-hidden="true" />
                  {say('floor.merge')}
                </Button>
              ) : null}
            </div>
          </>
        ) : (
          <>
            <p className="muted">{say('floor.openHint')}</p>
            {takes ? <TakeRound name={name} /> : null}
          </>
        )}
      </div>
    </SheetContent>
  );
}

/** [OR107] The way to writing a round down for whoever sits there. */
function TakeRound({ name }: { readonly name: string }) {
  const say = useSay();
  return (
    <Link
      to={`/take-order?table=${encodeURIComponent(name)}`}
      className={buttonClass({ kind: 'soft', block: true })}
    >
      <ChefHat aria-hidden="true" />
      {say('nav.takeOrder')}
    </Link>
  );
}
