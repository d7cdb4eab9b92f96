import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import type { PaymentRequest, PaymentState } from '@mam/contract/payment/payment.schema.ts';
import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import { freePort } from '@mam/tools/free-port.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { importBundle } from '../src/bundle/import-bundle.ts';
import type { Context } from '../src/context.ts';
import type { OrderRow } from '../src/db/tables/order-tables.ts';
import type { PaymentAttemptRow } from '../src/db/tables/payment-tables.ts';
import { DEMO_KEYS } from '../src/outside/payment/keys.ts';
import { addPerson } from '../src/staff/people/add-person.ts';
import { demoBundle } from './demo.ts';
import { describeOnBothEngines, type Place } from './engines.ts';
import { aDish, anOrder, defaultLine, readShop, type Shop } from './order.ts';
import { type RunningSandbox, startSandbox } from './sandbox.ts';
import { type AsStaff, signedIn } from './staff.ts';
import { type RunningServer, startServer } from './with-server.ts';

/** The keys of the sandbox's test merchants, reached where it listens. */
export function keysAt(sandbox: string): object {
  const at = (gateway: string) => ({ url: `${sandbox}/${gateway}` });
  return {
    ...DEMO_KEYS,
    momo: { ...DEMO_KEYS.momo, ...at('momo') },
    zalopay: { ...DEMO_KEYS.zalopay, ...at('zalopay') },
    onepay: { ...DEMO_KEYS.onepay, ...at('onepay') },
  };
}

const METHODS = ['MOMO_QR_AIO', 'MOMOQR4', 'ATM_VIA_MOMO', 'ZALOPAYQR4', 'ONEPAY', 'TRANSFER'];

/** A demo brand, taking every kind of money. */
export function payingBundle(brand: 'bepnha' | 'spree', change: object): Bundle {
  const bundle = demoBundle(brand);
  const methods = [...METHODS, 'PAYMENT_ON_DELIVERY'];
  const payments = methods.map((payment_method) => ({ payment_method }));
  return { ...bundle, brand: { ...bundle.brand, payments, payment_enabled: true, ...change } };
}

/** An order that waits for its money, and what its diner can do. */
export interface WaitingPayment {
  readonly hash: string;
  readonly code: string;
  readonly total: number;
  readonly request: PaymentRequest;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

export interface Paying {
  readonly server: () => RunningServer;
  readonly sandbox: () => RunningSandbox;
  readonly shop: () => Shop;
  readonly manager: () => AsStaff;
  readonly cook: () => AsStaff;
  readonly parts: () => Context;
  /** moves the server's clock on; it stays so until the test ends */
  pass(ms: number): void;
  /** the server stops and another takes its place, on the same database and port */
  restart(): Promise<void>;
  order(
    method: string,
    change?: Partial<OrderDraft>,
    headers?: Record<string, string>,
    more?: { readonly shop?: Shop; readonly voucher?: string },
  ): Promise<WaitingPayment>;
  state(order: WaitingPayment): Promise<PaymentState>;
  /** every try to pay it, oldest first */
  attempts(order: Pick<WaitingPayment, 'code'>): Promise<PaymentAttemptRow[]>;
  /** our own name of the last attempt, as the gateway knows it */
  reference(order: WaitingPayment): Promise<string>;
  /** its row as it is now */
  row(order: Pick<WaitingPayment, 'code'>): Promise<OrderRow>;
  money(order: WaitingPayment): ReturnType<typeof moneyOf>;
  /** the money its gateway has given back, by the gateway's own books */
  backAt(order: WaitingPayment): Promise<number>;
  bank(order: WaitingPayment, transfer: object): Promise<{ status: number; answer: string }[]>;
}

async function moneyOf(manager: AsStaff, code: string) {
  const { data } = await (await manager('GET', `/v1/staff/order/${code}/money`)).json();
  const { captured, refunded, counted, refund_due: due } = data;
  if (captured !== refunded + counted + due && data.missing === 0)
    throw new Error('the ledger does not balance');
  return data;
}

/** One suite about paying: a real server that talks to the sandbox over HTTP, on each engine. */
export function describePaying(
  name: string,
  suite: (paying: Paying) => void,
  change: object = {},
  environment: Readonly<Record<string, string>> = {},
): void {
  describeOnBothEngines(name, (emptyPlace) => {
    let [server, sandbox, shop]: [RunningServer?, RunningSandbox?, Shop?] = [];
    let [manager, cook]: [AsStaff?, AsStaff?] = [];
    let [later, phones, port] = [0, 0, 0];
    let place: Place;
    const keys = join(mkdtempSync(join(tmpdir(), 'mam-keys-')), 'keys.json');
    const there = <T>(value: T | undefined): T => {
      if (value === undefined) throw new Error('it has not started');
      return value;
    };

    const attempts: Paying['attempts'] = ({ code }) =>
      there(server)
        .database.read.selectFrom('payment_attempts')
        .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
        .selectAll('payment_attempts')
        .where('orders.code', '=', code)
        .orderBy('payment_attempts.number')
        .execute();

    const start = () =>
      startServer(place, {
        now: () => Date.now() + later,
        // duties run when a test says so
        duties: [],
        environment: {
          PORT: String(port),
          PUBLIC_URL: `http://127.0.0.1:${port}`,
          PAYMENT_KEYS: keys,
          ORDERS_PER_MINUTE: '10000',
          ORDERS_PER_DAY: '10000',
          ...environment,
        },
      });

    beforeAll(async () => {
      sandbox = await startSandbox(() => Date.now() + later);
      writeFileSync(keys, JSON.stringify({ BEPNHA: keysAt(sandbox.url), SPREE: keysAt(sandbox.url) }));
      port = await freePort();
      place = await emptyPlace();
      server = await start();
      await importBundle(server.database, payingBundle('bepnha', change), Date.now());
      await importBundle(server.database, payingBundle('spree', change), Date.now());
      shop = await readShop(server, 'BEPNHA', 101);
      const account = { brand: 'BEPNHA', password: 'mat-khau-1', stores: [] };
      await addPerson(server.database, { ...account, name: 'Quản', role: 'manager' }, Date.now());
      await addPerson(server.database, { ...account, name: 'Bếp', role: 'cook' }, Date.now());
      manager = await signedIn(server, 'Quản', 'mat-khau-1', 'BEPNHA');
      cook = await signedIn(server, 'Bếp', 'mat-khau-1', 'BEPNHA');
    });
    afterEach(async () => {
      later = 0;
      await sandbox?.mood('well');
    });
    afterAll(async () => {
      await server?.stop();
      await sandbox?.stop();
      await place?.remove();
      rmSync(keys, { force: true });
    });

    const paying: Paying = {
      server: () => there(server),
      sandbox: () => there(sandbox),
      shop: () => there(shop),
      manager: () => there(manager),
      cook: () => there(cook),
      parts: () => ({
        ...there(server).context,
        log: pino({ level: 'silent' }),
        now: () => Date.now() + later,
      }),
      pass: (ms) => {
        later += ms;
      },
      restart: async () => {
        await there(server).stop();
        server = await start();
      },
      order: async (method, draft = {}, extra = {}, { shop: at = there(shop), voucher } = {}) => {
        phones += 1;
        const phone = `07${String(phones).padStart(8, '0')}`;
        const lines = [defaultLine(aDish(at), 3)];
        const body = anOrder(at, lines, { phone, paymentMethod: method, type: 'PICKUP', ...draft });
        if (voucher) Object.assign(body.setting, { voucher_code: voucher, total_amount: null });
        const { headers } = await there(server).addDiner();
        const sent = { ...headers, 'accept-language': 'en', ...extra };
        const answer = await there(server).send('POST', '/v1/order', body, sent);
        const { data, code } = await answer.json();
        if (!data.hash) throw new Error(`not placed: ${code}`);
        const { hash, order_code, total_amount: total, payment_request: request } = data;
        return { hash, code: order_code, total, request, headers: sent, body };
      },
      state: async ({ hash, headers }) => {
        const path = `/v1/order/check-status-payment/${encodeURIComponent(hash)}`;
        return (await (await there(server).send('GET', path, undefined, headers)).json()).data;
      },
      attempts,
      reference: async (order) => {
        const last = (await attempts(order)).at(-1);
        if (!last) throw new Error('nobody has tried to pay it');
        return last.reference;
      },
      row: ({ code }) =>
        there(server)
          .database.read.selectFrom('orders')
          .selectAll()
          .where('code', '=', code)
          .executeTakeFirstOrThrow(),
      backAt: async (order) => {
        const mine = await paying.reference(order);
        const payment = (await there(sandbox).payments()).find(({ reference }) => reference === mine);
        return payment?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
      },
      money: ({ code }) => moneyOf(there(manager), code),
      bank: async ({ request, total }, transfer) => {
        const sent = {
          url: `${there(server).url}/v1/payment/notice/bank/BEPNHA`,
          key: 'sandbox',
          account: request?.transfer?.account_number,
          amount: total,
          description: `${request?.transfer?.description} chuyen tien`,
          ...transfer,
        };
        return (await there(sandbox).bank(sent)).said;
      },
    };
    suite(paying);
  });
}
