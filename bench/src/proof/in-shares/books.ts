import type { Row } from '../../races/channel.ts';
import type { Ground } from '../../races/ground.ts';
import type { OrderInShares } from './order.ts';

/** The database's rows of one order. */
export interface Book {
  readonly order: Row;
  readonly people: readonly Row[];
  readonly captures: readonly Row[];
  readonly refunds: readonly Row[];
  readonly lines: readonly Row[];
}

export interface Books {
  readonly of: (shared: OrderInShares) => Book;
  /** money that nobody could place, by the bank's number */
  readonly notices: ReadonlyMap<string, number>;
}

/** Everything there is of some orders, by few questions. */
export async function readBooks({ rows }: Ground, all: readonly OrderInShares[]): Promise<Books> {
  const ids = all.map(({ order }) => `'${order.id}'`).join();
  const [orders, people, payments, lines, notices] = [
    await rows(
      `select id, status, total, item_total, captured, refunded, refund_due, paid_at, pays_until, shares from orders where id in (${ids})`,
    ),
    await rows(
      `select order_id, uid, role, share_code, share, share_came, left_out_at, paid_at from order_people where order_id in (${ids}) order by position`,
    ),
    await rows(
      `select id, order_id, kind, amount, status, share_code, provider_ref, capture_id, created_at from payments where order_id in (${ids}) order by created_at, id`,
    ),
    await rows(
      `select order_id, kind, amount, closed_at, document from order_lines where order_id in (${ids}) and parent_key is null`,
    ),
    await rows(`select provider_ref, amount from payment_notices`),
  ];
  const byOrder = (read: readonly Row[]) => Map.groupBy(read, (row) => row.order_id);
  const [of, moneyOf, linesOf] = [byOrder(people), byOrder(payments), byOrder(lines)];
  return {
    of: ({ name, order: { id } }) => {
      const order = orders.find((row) => row.id === id);
      if (!order) throw new Error(`${name}: its order is gone`);
      const money = moneyOf.get(id) ?? [];
      return {
        order,
        people: of.get(id) ?? [],
        captures: money.filter(({ kind }) => kind === 'capture'),
        refunds: money.filter(({ kind }) => kind === 'refund'),
        lines: linesOf.get(id) ?? [],
      };
    },
    notices: new Map(notices.map((row) => [String(row.provider_ref), Number(row.amount)])),
  };
}

export const uidOfLine = ({ document }: Row): string => JSON.parse(String(document)).uid;
