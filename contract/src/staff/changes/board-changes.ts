import { changedList } from '@mam/domain/staff/list-change.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Board, StaffOrder } from '../board.schema.ts';
import type { BoardChanges, BoardChangesQuery } from './board-changes.schema.ts';

/** [OR127] The board of a store as far as it is other than what its reader has, which names that by its tag. */
export const getBoardChanges = endpoint<{ query: BoardChangesQuery; answer: BoardChanges }>({
  method: 'GET',
  path: '/v1/staff/board/changes',
  auth: 'staff',
});

/** A board with the tag by which its changes are asked for. */
export type TaggedBoard = Board & { readonly tag: string };

const NOTHING: Pick<Board, 'orders' | 'money' | 'issues' | 'shares'> = {
  orders: [],
  money: [],
  issues: [],
  shares: [],
};

/** [OR127] A board with its changes; null = an order is missing that should be there, and it has to be read as a whole. */
export function changedBoard(
  before: Board | null,
  { changed, lists, ...rest }: BoardChanges,
): TaggedBoard | null {
  const { whole, ...others } = rest;
  const from = whole || before === null ? NOTHING : before;
  const known = new Map<string, StaffOrder>();
  for (const order of [...from.shares, ...from.issues, ...from.money, ...from.orders])
    known.set(order.code, order);
  for (const order of changed) known.set(order.code, order);
  const list = (name: keyof typeof NOTHING): StaffOrder[] | null => {
    const codes = changedList(
      from[name].map(({ code }) => code),
      lists[name],
    );
    const orders = codes.flatMap((code) => known.get(code) ?? []);
    return orders.length === codes.length ? orders : null;
  };
  const [orders, money, issues, shares] = [list('orders'), list('money'), list('issues'), list('shares')];
  return orders && money && issues && shares ? { ...others, orders, money, issues, shares } : null;
}
