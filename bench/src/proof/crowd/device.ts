import { readSentLines } from '@mam/contract/checkout/sent-lines.ts';
import type { GroupOrderWire } from '@mam/contract/group-order/group-order.schema.ts';
import { getGroupOrder } from '@mam/contract/group-order/group-order.ts';
import type { SessionWire } from '@mam/contract/group-order/session.schema.ts';
import { cartSync, type OwnCart, type SyncParts } from '@mam/diner/group-order/sync/cart-sync.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { afterOperation, type CartOperation } from '@mam/domain/cart/cart-operation.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Chance } from '../../chance.ts';
import { defaultDishLine, type Shop } from '../../random-orders.ts';
import { callAs, type Member, save } from '../../together/team.ts';
import { type BadNet, badNet } from './bad-net.ts';

/** Each device changes lines of its own, so that what must be in the cart is known. */
const LINES = 3;

/** One phone of a member, with the app's own way of keeping its cart and the server's the same. */
export interface Device {
  readonly member: Member;
  readonly net: BadNet;
  /** the own lines as its hand has left them, by key; 0 = taken out */
  readonly wanted: Map<string, number>;
  /** the lines on its screen */
  readonly lines: () => readonly CartLine[];
  readonly change: () => void;
  /** one reading of the group order; null = nothing came */
  readonly read: () => Promise<GroupOrderWire | null>;
  readonly push: () => Promise<void>;
  readonly stop: () => void;
}

/** How many carts were sent, and what became of them. */
export interface Tally {
  stored: number;
  overtaken: number;
  unanswered: number;
  refused: number;
}

export function openDevice(
  shop: Shop,
  { diner, hash }: Member,
  { name, url, chance, tally }: { name: string; url: string; chance: Chance; tally: Tally },
): Device {
  const net = badNet(chance);
  const member = { diner, hash, call: callAs(url, diner, net.fetch) };
  const wanted = new Map<string, number>();
  const wall = wallTime(shop.now(), shop.store.zone);
  let lines: readonly CartLine[] = [];
  let synced: ReturnType<SyncParts['synced']> = null;

  const cartOf = (session: SessionWire): OwnCart => ({
    lines: readSentLines(session.cart, shop.menu),
    version: session.version,
    locked: false,
  });

  const sync = cartSync({
    lines: () => lines,
    show: (shown) => {
      lines = shown;
    },
    synced: () => synced,
    remember: (now) => {
      synced = now;
    },
    held: () => {
      throw new Error('nobody is done here');
    },
    send: async (sent, version) => {
      const answer = await save(shop, member, sent, version);
      if (answer.ok) {
        tally.stored += 1;
        const session = answer.data.sessions.find(({ user_id }) => user_id === diner.uid);
        return session ? { became: 'stored', own: cartOf(session) } : { became: 'refused' };
      }
      if (answer.code === 'GROUP_ORDER_CART_CHANGED') {
        tally.overtaken += 1;
        return { became: 'overtaken', own: cartOf(answer.data.session as SessionWire) };
      }
      const became = answer.code === 'CONNECTION' ? 'unanswered' : 'refused';
      tally[became] += 1;
      return { became };
    },
  });

  const does = (operation: CartOperation) => {
    lines = afterOperation(lines, operation);
    sync.changed();
  };

  return {
    member,
    net,
    wanted,
    lines: () => lines,
    change: () => {
      const key = `${name}-${chance.whole(1, LINES)}`;
      const quantity = chance.whole(0, 9);
      const isThere = lines.some((line) => line.key === key);
      wanted.set(key, quantity);
      if (isThere) does({ kind: 'set', key, quantity });
      // a note of its own, or two devices would raise one line
      else if (quantity > 0)
        does({
          kind: 'add',
          line: { ...defaultDishLine(chance.pick(shop.dishes), key, quantity, wall), note: key },
        });
    },
    read: async () => {
      const answer = await member.call(getGroupOrder, { params: { group_id: hash }, query: {} });
      if (!answer.ok) return null;
      // only a ping is answered without its carts
      const wire = answer.data as GroupOrderWire;
      const session = wire.sessions.find(({ user_id }) => user_id === diner.uid);
      if (session) sync.take(cartOf(session));
      return wire;
    },
    push: sync.push,
    stop: sync.stop,
  };
}
