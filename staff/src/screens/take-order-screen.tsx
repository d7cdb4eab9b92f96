import { useNavigate, useParameters } from '@mam/client/router.tsx';
import plug from '@mam/ui/art/electric-plug.svg';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { TrayThing } from '@mam/ui/tray/tray.tsx';
import { useEffect, useRef } from 'react';
import { useTitle } from '../device/use-title.ts';
import { useSoldMenu } from '../menu/use-sold-menu.ts';
import { useShift } from '../store/shift.tsx';
import { tableAt } from '../table/floor.ts';
import { useFloor } from '../table/use-floor.ts';
import { retryLater } from '../taking/send/send-ticket.ts';
import { TakeOrder } from '../taking/take-order.tsx';
import { TakeOrderHead } from '../taking/take-order-head.tsx';
import { useTakingWords, withTakingWords } from '../taking/taking-words.ts';
import { useTicket } from '../taking/ticket/use-ticket.ts';
import styles from './take-order-screen.module.css';

/** [OR102] The cashier's screen: a caller, the counter or a table; the order is written as it is said. */
export function TakeOrderScreen() {
  const say = useTakingWords();
  const { storeId } = useShift();
  const { shop, failed, again } = useSoldMenu();
  const { ticket, change, aside, openFor } = useTicket();
  useTableOfAddress(openFor);
  useTitle(say('title'));
  useEffect(() => retryLater(storeId), [storeId]);
  const failedScreen = (
    <EmptyState
      title={say('failed')}
      things={<TrayThing src={plug} at={[50, 50]} size={46} />}
      actions={
        <Button kind="primary" onClick={again}>
          {say('failed.again')}
        </Button>
      }
    >
      {failed}
    </EmptyState>
  );
  return (
    <div className={styles.screen}>
      <TakeOrderHead ticket={ticket} change={change} aside={aside} />
      {shop && ticket ? (
        <TakeOrder key={ticket.id} {...{ shop, ticket, change }} />
      ) : failed ? (
        failedScreen
      ) : (
        <div className={styles.waiting} aria-busy="true">
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <Skeleton key={index} width="100%" height="11rem" shape="card" />
          ))}
        </div>
      )}
    </div>
  );
}

/** Opened from a table: the round is for whoever sits there. */
function useTableOfAddress(openFor: ReturnType<typeof useTicket>['openFor']): void {
  const wanted = useParameters().get('table');
  const navigate = useNavigate();
  const { storeId } = useShift();
  const floor = useFloor(storeId).data;
  const table = wanted && floor ? tableAt(floor, wanted) : undefined;
  const open = useRef(openFor);
  open.current = openFor;
  useEffect(() => {
    if (!table) return;
    open.current(table);
    navigate('/take-order', { replace: true });
  }, [table, navigate]);
}

/** The screen with its words. */
export const loadTakeOrderScreen = () => withTakingWords(TakeOrderScreen);
