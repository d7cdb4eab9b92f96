import type { CartLine, DishLine } from '@mam/domain/cart/cart-line.ts';
import type { CartOperation } from '@mam/domain/cart/cart-operation.ts';
import { addLine, setQuantity } from '@mam/domain/cart/change-cart.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Synced } from '../../cart/together.ts';
import { type CartSync, cartSync, type OwnCart, type Sent } from './cart-sync.ts';

const line = (key: string, quantity = 1): DishLine => ({
  kind: 'dish',
  key,
  dishId: `dish-${key}`,
  quantity,
  variantId: null,
  options: [],
  note: '',
  origin: null,
});

/** A cart on a server: a device that saw an older version is told the newer one, as GO14 says. */
class Server {
  cart: OwnCart = { lines: [], version: 0, locked: false };

  store(lines: readonly CartLine[], version: number): Sent {
    if (version !== this.cart.version) return { became: 'overtaken', own: this.cart };
    this.cart = { ...this.cart, lines, version: version + 1 };
    return { became: 'stored', own: this.cart };
  }
}

/** The fate of a call: it arrives, its answer is lost, or it never leaves. */
type Fate = 'answered' | 'answer lost' | 'not sent';

/** A tab with a cart. */
class Device {
  lines: readonly CartLine[] = [];
  synced: Synced | null = null;
  fates: Fate[] = [];
  /** an answer takes so long */
  onItsWay: Promise<void> = Promise.resolve();
  sent = 0;
  readonly held: CartOperation[] = [];
  readonly sync: CartSync;

  constructor(server: Server) {
    this.sync = cartSync({
      lines: () => this.lines,
      show: (lines) => {
        this.lines = lines;
      },
      synced: () => this.synced,
      remember: (synced) => {
        this.synced = synced;
      },
      held: (operations) => this.held.push(...operations),
      send: async (lines, version) => {
        this.sent += 1;
        const fate = this.fates.shift() ?? 'answered';
        if (fate === 'not sent') return { became: 'unanswered' };
        const answer = server.store(lines, version);
        await this.onItsWay;
        return fate === 'answered' ? answer : { became: 'unanswered' };
      },
    });
  }

  change(to: (lines: readonly CartLine[]) => readonly CartLine[]): void {
    this.lines = to(this.lines);
    this.sync.changed();
  }
}

const add = (key: string) => (lines: readonly CartLine[]) => addLine(lines, line(key));
const keysOf = (lines: readonly CartLine[]) => lines.map(({ key }) => key).sort();

describe('one cart on several devices', () => {
  let server: Server;
  beforeEach(() => {
    vi.useFakeTimers();
    server = new Server();
  });
  afterEach(() => vi.useRealTimers());

  const device = () => {
    const made = new Device(server);
    made.sync.take(server.cart);
    return made;
  };

  it('[CA16] is told a second after the last change, once for all of them', async () => {
    const phone = device();
    phone.change(add('pho'));
    await vi.advanceTimersByTimeAsync(900);
    phone.change(add('tea'));
    await vi.advanceTimersByTimeAsync(900);
    expect(phone.sent).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(phone.sent).toBe(1);
    expect(keysOf(server.cart.lines)).toEqual(['pho', 'tea']);
  });

  it('[CA18] what was taken back before its answer came is taken back there too', async () => {
    const phone = device();
    phone.change(add('pho'));
    await phone.sync.push();
    phone.fates = ['answer lost'];
    phone.change((lines) => setQuantity(lines, 'pho', 6));
    await phone.sync.push();
    phone.change((lines) => setQuantity(lines, 'pho', 1));
    phone.sync.take(server.cart);
    expect(phone.lines).toEqual([line('pho')]);
    await phone.sync.push();
    expect(server.cart.lines).toEqual([line('pho')]);
    expect(phone.synced).toEqual({ lines: server.cart.lines, version: server.cart.version });
  });

  it('[CA18] an answer that comes after a newer reading takes nothing back', async () => {
    const [phone, tablet] = [device(), device()];
    let arrives = () => {};
    phone.change(add('pho'));
    phone.onItsWay = new Promise<void>((done) => {
      arrives = done;
    });
    const pushed = phone.sync.push();
    await vi.advanceTimersByTimeAsync(0);
    tablet.sync.take(server.cart);
    tablet.change((lines) => add('tea')(lines));
    await tablet.sync.push();
    phone.sync.take(server.cart);
    tablet.change((lines) => setQuantity(lines, 'tea', 5));
    await tablet.sync.push();
    arrives();
    await pushed;
    phone.change((lines) => setQuantity(lines, 'pho', 2));
    await phone.sync.push();
    expect(server.cart.lines).toEqual([line('pho', 2), line('tea', 5)]);
  });

  it('[CA18] brings what lay in the cart before one joined, and leaves what was put there on an earlier visit', () => {
    const filled = new Device(server);
    filled.lines = [line('pho')];
    filled.sync.take(server.cart);
    expect(keysOf(filled.lines)).toEqual(['pho']);
    server.store([line('che')], 0);
    const back = new Device(server);
    back.lines = [line('pho')];
    back.sync.take(server.cart);
    expect(keysOf(back.lines)).toEqual(['che']);
  });

  it('[CA16] does its change again to the newer cart when another was faster', async () => {
    const [phone, desk] = [device(), device()];
    phone.change(add('pho'));
    desk.change(add('tea'));
    await phone.sync.push();
    await desk.sync.push();
    expect(keysOf(server.cart.lines)).toEqual(['pho', 'tea']);
    expect(keysOf(desk.lines)).toEqual(['pho', 'tea']);
    phone.sync.take(server.cart);
    expect(keysOf(phone.lines)).toEqual(['pho', 'tea']);
  });

  it('[CA18] sends once more what was not answered, and nothing is there twice', async () => {
    const phone = device();
    phone.fates = ['answer lost'];
    phone.change(add('pho'));
    await phone.sync.push();
    expect(phone.synced?.version).toBe(0);
    await phone.sync.push();
    expect(server.cart.lines).toEqual([line('pho')]);
    expect(phone.synced).toMatchObject({ version: server.cart.version });
    const before = phone.sent;
    await phone.sync.push();
    expect(phone.sent).toBe(before);
  });

  it('[CA18] comes back from a tunnel with one reading: what was done on either side holds', async () => {
    const [phone, desk] = [device(), device()];
    desk.change(add('tea'));
    await desk.sync.push();
    phone.sync.take(server.cart);
    phone.fates = ['not sent', 'not sent'];
    phone.change(add('pho'));
    await phone.sync.push();
    phone.change((lines) => setQuantity(lines, 'pho', 3));
    await phone.sync.push();
    desk.change((lines) => setQuantity(addLine(lines, line('che')), 'tea', 0));
    await desk.sync.push();
    phone.sync.take(server.cart);
    await phone.sync.push();
    expect(server.cart.lines).toEqual([line('che'), line('pho', 3)]);
  });

  it('[GO8] takes the server at its word where the cart is locked, and asks about what was done meanwhile', () => {
    const phone = device();
    phone.change(add('pho'));
    phone.sync.take({ lines: [line('tea')], version: 5, locked: true });
    expect(keysOf(phone.lines)).toEqual(['tea']);
    expect(phone.held).toEqual([{ kind: 'add', line: line('pho') }]);
  });

  it('[GO8] asks also where nothing else is new', () => {
    const phone = device();
    phone.sync.take({ lines: [line('tea')], version: 1, locked: true });
    phone.change(add('pho'));
    phone.sync.take({ lines: [line('tea')], version: 1, locked: true });
    expect(keysOf(phone.lines)).toEqual(['tea']);
    expect(phone.held).toEqual([{ kind: 'add', line: line('pho') }]);
  });

  it('hears nothing from a reading that was overtaken on its way', async () => {
    const phone = device();
    const old = server.cart;
    phone.change(add('pho'));
    await phone.sync.push();
    phone.sync.take(old);
    expect(keysOf(phone.lines)).toEqual(['pho']);
  });

  it('[CA16] [CA18] ends the same everywhere, whatever the network does, and with everything that nobody took out', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1, 2),
      what: fc.constantFrom('add', 'raise', 'push', 'read'),
      fate: fc.constantFrom<Fate>('answered', 'answer lost', 'not sent'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        server = new Server();
        const devices = [device(), device(), device()];
        let made = 0;
        for (const { who, what, fate } of steps) {
          const one = devices[who] as Device;
          one.fates = [fate];
          if (what === 'add') one.change(add(`k${made++}`));
          else if (what === 'push') await one.sync.push();
          else if (what === 'read') one.sync.take(server.cart);
          else one.change((lines) => setQuantity(lines, lines[0]?.key ?? '', 7));
        }
        for (const one of [...devices, ...devices]) {
          one.fates = [];
          one.sync.take(server.cart);
          await one.sync.push();
        }
        const all = Array.from({ length: made }, (_, n) => `k${n}`).sort();
        for (const one of devices) {
          one.sync.take(server.cart);
          one.sync.stop();
          expect(one.lines).toEqual(server.cart.lines);
        }
        expect(keysOf(server.cart.lines)).toEqual(all);
      }),
      { numRuns: 300 },
    );
  });
});
