// A board is read whole and told by what is other than its reader has. Nothing is written for it: what a snapshot was
// is known by its hashes, so no change can be missed, however it came about [OR127].
import { createHash } from 'node:crypto';
import type { Board, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { BoardChanges } from '@mam/contract/staff/changes/board-changes.schema.ts';
import { listChange } from '@mam/domain/staff/list-change.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import type { BoardReading, BoardSnapshot, ReadSnapshot } from '../../cache/board-snapshot.ts';
import type { PrefixCache } from '../../cache/prefix-cache.ts';
import type { Context } from '../../context.ts';
import type { SellingStore } from '../../menu/selling-store.ts';
import { toldOrKept } from './kept-orders.ts';
import { readBoard } from './read-board.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Of orders as they are told, which never change: one that is kept has its hash. */
const hashes = new WeakMap<StaffOrder, string>();

function hashOfOrder(order: StaffOrder): string {
  const known = hashes.get(order);
  if (known) return known;
  const hash = hashOf(JSON.stringify(order));
  hashes.set(order, hash);
  return hash;
}

const NOTHING: BoardSnapshot = {
  tag: '',
  orders: new Map(),
  lists: { orders: [], money: [], issues: [], shares: [] },
};

const codesOf = (orders: readonly StaffOrder[]): readonly string[] => orders.map(({ code }) => code);

function snapshotOf({ orders, money, issues, shares }: Board): ReadSnapshot {
  const [hashByCode, byCode] = [new Map<string, string>(), new Map<string, StaffOrder>()];
  for (const order of [...orders, ...money, ...issues, ...shares]) {
    if (byCode.has(order.code)) continue;
    byCode.set(order.code, order);
    hashByCode.set(order.code, hashOfOrder(order));
  }
  const lists = {
    orders: codesOf(orders),
    money: codesOf(money),
    issues: codesOf(issues),
    shares: codesOf(shares),
  };
  const tag = hashOf(JSON.stringify([lists, [...hashByCode]]));
  return { snapshot: { tag, orders: hashByCode, lists }, byCode };
}

/** ms for which a reading is shared though nothing of its board rang: a midnight and what rings no board come through */
const KEPT = 2_000;

/**
 * The last reading, where nothing of its board has been committed since. One process alone writes to SQLite and hears
 * each commit before it answers the next call; on PostgreSQL another may have written what this one has not heard yet.
 */
async function keptReading(
  boards: PrefixCache<BoardReading>,
  key: string,
  { read, now }: { readonly read: () => Promise<BoardReading>; readonly now: number },
): Promise<BoardReading> {
  const kept = boards.ready(`${key} `);
  if (kept && Math.abs(now - kept.at) >= KEPT) boards.drop(`${key} `);
  return (await boards.get(`${key} `, read)) ?? read();
}

interface Asked {
  readonly role: Rank;
  /** the tag of what the reader has */
  readonly since: string | undefined;
  readonly now: number;
}

type ListName = keyof BoardSnapshot['lists'];

/** The way from a board somebody has to the one that was read. */
function changesSince(known: BoardSnapshot | null, { board, snapshot, byCode }: BoardReading): BoardChanges {
  const before = known ?? NOTHING;
  const changed = [...snapshot.orders].filter(([code, hash]) => before.orders.get(code) !== hash);
  const { orders: _, money: __, issues: ___, shares: ____, ...others } = board;
  const change = (name: ListName) => {
    const { gone, added } = listChange(before.lists[name], snapshot.lists[name]);
    return { gone: [...gone], added: [...added] };
  };
  return {
    ...others,
    tag: snapshot.tag,
    whole: known === null,
    changed: changed.flatMap(([code]) => byCode.get(code) ?? []),
    lists: {
      orders: change('orders'),
      money: change('money'),
      issues: change('issues'),
      shares: change('shares'),
    },
  };
}

/** [OR127] The board as it differs from what its reader has; all who ask at the same moment share a reading. */
export async function readBoardChanges(
  context: Pick<Context, 'database' | 'stores' | 'channels' | 'caches'>,
  selling: Pick<SellingStore, 'store' | 'manager'>,
  { role, since, now }: Asked,
): Promise<BoardChanges> {
  const { brand, id } = selling.store;
  const { database } = context;
  const { boardReads, boards, boardSnapshots, keptOrders } = context.caches;
  // who reads phones reads another board than who does not
  const key = `${brand} ${id} ${role}`;
  const tell = toldOrKept(context, {
    ...{ reader: { brand, role }, selling, kept: keptOrders },
    key: `${brand} ${id} ${may(role, 'readPhones')}`,
  });
  const read = async (): Promise<BoardReading> => {
    const whole = await readBoard(context, selling, { role, now, tell });
    const reading = { board: whole, ...snapshotOf(whole), at: now, told: new Map<string, BoardChanges>() };
    boardSnapshots.put(`${key} ${reading.snapshot.tag}`, reading.snapshot);
    return reading;
  };
  const reading =
    database.engine === 'sqlite'
      ? await keptReading(boards, key, { read, now })
      : await boardReads.read(key, read);
  const known = since === undefined ? null : boardSnapshots.ready(`${key} ${since}`);
  const from = known?.tag ?? '';
  // devices that have the same are told the same
  const changes = reading.told.get(from) ?? changesSince(known, reading);
  reading.told.set(from, changes);
  return changes;
}
