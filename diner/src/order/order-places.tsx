import { useWords } from '@mam/client/i18n.ts';
import type { Order } from '@mam/domain/order/order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Clock, HandPlatter, House, ShoppingBag, Store as StoreIcon, UserRound } from 'lucide-react';
import { orderWords } from '../words/areas.ts';

interface OrderPlacesProps {
  readonly order: Order;
  readonly store: Store | null;
  /** "18:30 hôm nay"; null = no row */
  readonly wanted: string | null;
  readonly pickup: boolean;
  /** nobody has asked yet whose it is */
  readonly forAnybody: boolean;
}

/** Restaurant and customer: from, to; for a pickup who, where. */
export function OrderPlaces({ order, store, wanted, pickup, forAnybody }: OrderPlacesProps) {
  const say = useWords(orderWords);
  const { person } = order;
  const table = parseTable(order.tableName);
  const who = [person.name, person.phone].filter(Boolean).join(' · ');
  const where = [person.addressDetail, person.address].filter(Boolean).join(', ');
  const restaurant = store ? (
    <ListRow
      key="store"
      lead={<StoreIcon />}
      value={store.name}
      detail={
        <>
          {store.address}
          {store.phoneText ? <br /> : null}
          {store.phoneText}
        </>
      }
    />
  ) : null;
  // orders kept on the device carry no name while they are under way [OR91]; forgotten are those that are over [OR67]
  const unnamed = !who && !where && !(order.status !== null && isFinal(order.status));
  const customer = unnamed ? null : (
    <ListRow
      key="who"
      lead={pickup ? <UserRound /> : <House />}
      value={who || say('forgotten')}
      detail={pickup ? undefined : where}
    />
  );
  return (
    <section className="card" aria-label={say('places')}>
      {table ? (
        <ListRow
          lead={table.kind === 'table' ? <HandPlatter /> : <ShoppingBag />}
          value={table.kind === 'table' ? say('table', { number: table.number }) : say('counter')}
        />
      ) : null}
      {pickup ? [customer, restaurant] : [restaurant, customer]}
      {wanted ? (
        <ListRow lead={<Clock />} label={say(pickup ? 'time_pickup' : 'time_delivery')} value={wanted} />
      ) : null}
      {order.openedByNumber === 'here' ? (
        <p className="small muted pad">{say('opened_here', { phone: person.phone })}</p>
      ) : null}
      {order.mine || order.together || forAnybody ? null : <p className="small muted pad">{say('masked')}</p>}
    </section>
  );
}
