import { isFinal } from '@mam/domain/order/status.ts';
import { isOnOwnAccount } from '@mam/domain/payment/own-account.ts';
import { orderCodesIn } from '@mam/domain/payment/transfer-reference.ts';
import { countsInDong } from '@mam/domain/store/payment-methods.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brandCode } from '../brand/brand-document.ts';
import { allBrands } from '../brand/queries.ts';
import type { App, Context, Feature } from '../context.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import type { PaymentNoticeRow } from '../db/tables/payment-tables.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import { sendRefusal } from '../http/refusal-reply.ts';
import { peopleByShares } from '../order/people.ts';
import { orderById, ordersByCodes } from '../order/queries.ts';
import { orderDocument } from '../order/rows.ts';
import { type BankNotice, readBankNotice } from '../outside/payment/bank/bank-notice.ts';
import {
  GatewayUnclear,
  type Incoming,
  type Notice,
  type PaymentGateway,
  type Reply,
  type Verdict,
} from '../outside/payment/gateway.ts';
import { ASKED_GATEWAYS, type AskedGateway } from '../outside/payment/gateways.ts';
import { gatewayOfAttempt, hear, type PaymentParts } from './ask-payment.ts';
import { attemptByReference } from './attempts.ts';
import { isKnownMoney, keepNotice } from './money.ts';
import { type Repeated, type Taken, takeMoney } from './settle-order.ts';

const MOST_BODY = 64 * 1024;
const PATH = '/v1/payment/notice';

function incomingOf({ body, url }: FastifyRequest): Incoming {
  const start = url.indexOf('?');
  return {
    query: start < 0 ? '' : url.slice(start + 1),
    body: Buffer.isBuffer(body) ? body.toString('utf8') : '',
  };
}

interface Believed {
  readonly gateway: PaymentGateway;
  readonly notice: Notice;
}

/** The first of our accounts that a callback is signed for. */
function believe(parts: PaymentParts, name: AskedGateway, incoming: Incoming): Believed | null {
  for (const gateway of parts.gateways.all(name)) {
    const notice = gateway.readNotice(incoming);
    if (notice) return { gateway, notice };
  }
  return null;
}

/** Does what a callback says, if it is signed by the account the attempt was made with. */
async function verdictOf(parts: PaymentParts, name: AskedGateway, incoming: Incoming): Promise<Verdict> {
  const { database } = parts;
  const believed = believe(parts, name, incoming);
  if (!believed) return 'unsigned';
  const { reference, report } = believed.notice;
  const attempt = await attemptByReference(database.read, name, reference);
  if (attempt && gatewayOfAttempt(parts.gateways, attempt) !== believed.gateway) return 'unsigned';
  if (attempt) return (await hear(parts, attempt, report)) === 'repeated' ? 'repeated' : 'taken';
  await keepUnasked(parts, name, believed);
  return 'taken';
}

/**
 * [PA32] Signed, and about nothing of ours: kept for a person of every brand that is paid into this account, and not
 * asked for again.
 */
async function keepUnasked(
  { database, gateways, log, now }: PaymentParts,
  name: AskedGateway,
  { gateway, notice }: Believed,
): Promise<void> {
  const { reference, report } = notice;
  log.error({ gateway: name, reference }, 'a payment nobody asked for');
  const { state, amount, transaction } = report;
  if (state !== 'paid' || !amount || !transaction) return;
  const unasked = { gateway: name, reference, provider_ref: transaction, amount, statement: '', at: now() };
  const paidInto = gateways.paidInto(
    gateway,
    name,
    (await allBrands(database.read)).map(({ code }) => code),
  );
  await database.transaction(async (trx) => {
    for (const brand of paidInto) await keepNotice(trx, { ...unasked, brand, outcome: 'unknown' });
  });
}

function send(reply: FastifyReply, { status, type, body }: Reply): FastifyReply {
  return reply.code(status).type(type).send(body);
}

/** Callbacks of gateways, answered in their own words. */
function serveCallbacks(app: App, parts: PaymentParts): void {
  for (const name of ASKED_GATEWAYS) {
    app.route({
      method: ['GET', 'POST'],
      url: `${PATH}/${name}`,
      exposeHeadRoute: false,
      schema: { summary: `Callbacks of ${name}, signed by it and answered in its words` },
      handler: async (request, reply) => {
        const [gateway] = parts.gateways.all(name);
        if (!gateway) return sendRefusal(request, reply, refuse('UNKNOWN'));
        try {
          return send(reply, gateway.reply(await verdictOf(parts, name, incomingOf(request))));
        } catch (fault) {
          if (fault instanceof GatewayUnclear) return send(reply, gateway.reply('retry'));
          throw fault;
        }
      },
    });
  }
}

/** What a transfer may be for: an order, a share of one, or a share of a table's bill. */
interface Meant {
  /** what stands on the statement */
  readonly code: string;
  readonly storeId: number;
  /** nothing more is to be paid of it */
  readonly isOver: boolean;
  /** writes the money down */
  readonly take: (parts: PaymentParts, money: BankMoney) => Promise<Taken | Repeated | Refused>;
}

interface BankMoney {
  readonly amount: number;
  readonly statement: string;
  readonly transaction: string;
  readonly now: number;
}

/** [PA57] [PA59] Shares of tables' bills, as the bank's notices need them. */
export interface SharesOfBills {
  readonly byCodes: (parts: PaymentParts, brand: string, codes: readonly string[]) => Promise<Meant[]>;
  /** whether this very money has been written down */
  readonly isKnown: (parts: PaymentParts, brand: string, transaction: string) => Promise<boolean>;
}

/** The order itself, or the share of it with this code. */
const ofOrder = (order: OrderRow, share: string | null): Meant => ({
  code: share ?? order.code,
  storeId: order.store_id,
  isOver: isFinal(order.status),
  take: (parts, { amount, statement, transaction, now }) =>
    takeMoney(parts, {
      brand: order.brand,
      orderId: order.id,
      attemptId: null,
      share,
      gateway: 'transfer',
      amount,
      transaction,
      document: { statement },
      now,
    }),
});

/** [PA46] [PA57] The orders and shares there are under codes. */
async function namedBy(
  parts: PaymentParts,
  bills: SharesOfBills,
  brand: string,
  codes: readonly string[],
): Promise<Meant[]> {
  const { read } = parts.database;
  // the notifier counts in đồng; what it says of an order in another currency means nothing
  const inDong = (order: OrderRow) => countsInDong(orderDocument(order).currency);
  const orders = (await ordersByCodes(read, brand, codes)).filter(inDong);
  const named = orders.map((order) => ofOrder(order, null));
  for (const { order_id, share_code } of await peopleByShares(read, brand, codes)) {
    const order = await orderById(read, brand, order_id);
    if (order && inDong(order)) named.push(ofOrder(order, share_code));
  }
  return [...named, ...(await bills.byCodes(parts, brand, codes))];
}

/** [PA12] What a statement may be about: of codes that begin alike at one place, those of what is not over. */
async function allMeant(
  parts: PaymentParts,
  bills: SharesOfBills,
  brand: string,
  statement: string,
): Promise<Meant[]> {
  const found = new Map<string, Meant>();
  for (const codes of orderCodesIn(statement)) {
    const meant = await namedBy(parts, bills, brand, codes);
    const open = meant.filter(({ isOver }) => !isOver);
    for (const one of open.length > 0 ? open : meant) found.set(one.code, one);
  }
  return [...found.values()];
}

/** [PA12] [PA30] What money on a bank account is for, or why a person has to say. */
async function oneMeant(
  parts: PaymentParts,
  bills: SharesOfBills,
  brand: string,
  { account, statement }: BankNotice,
): Promise<Meant | Pick<PaymentNoticeRow, 'outcome' | 'reference'>> {
  const all = await allMeant(parts, bills, brand, statement);
  const reference = all.map(({ code }) => code).join(' ');
  const [meant] = all;
  if (!meant) return { outcome: 'unknown', reference };
  if (all.length > 1) return { outcome: 'ambiguous', reference };
  const selling = await parts.stores.get(parts.database.read, brand, meant.storeId);
  const own = selling?.store.bankAccount?.number ?? null;
  return isOnOwnAccount(account, own) ? meant : { outcome: 'other_account', reference };
}

/** Takes the money of a bank's notice for what it means, or keeps it for a person. */
async function hearBank(
  parts: PaymentParts,
  bills: SharesOfBills,
  brand: string,
  notice: BankNotice,
): Promise<void> {
  const { database, log, now } = parts;
  const { amount, statement, transaction } = notice;
  const known =
    (await isKnownMoney(database.read, { brand, method: 'transfer', provider_ref: transaction })) ||
    (await bills.isKnown(parts, brand, transaction));
  if (known) return;
  const meant = await oneMeant(parts, bills, brand, notice);
  if ('outcome' in meant) {
    const money = { brand, gateway: 'transfer', provider_ref: transaction, amount, statement } as const;
    return database.transaction((trx) => keepNotice(trx, { ...money, ...meant, at: now() }));
  }
  const taken = await meant.take(parts, { amount, statement, transaction, now: now() });
  if (!isRefused(taken)) log.info({ brand, arrival: taken.arrival }, 'a transfer has come in');
}

/** A bank account's notifications: one reference, one order, the amount for what it means. */
function serveBank(app: App, parts: PaymentParts, bills: SharesOfBills): void {
  app.route<{ Params: { brand: string } }>({
    method: 'POST',
    url: `${PATH}/bank/:brand`,
    schema: { summary: 'Signed notifications of money on a brand’s bank account' },
    handler: async (request, reply) => {
      const brand = brandCode(request.params.brand) ?? '';
      const key = parts.gateways.bankKey(brand);
      if (key === null) return sendRefusal(request, reply, refuse('UNKNOWN'));
      const notice = readBankNotice(incomingOf(request).body, key);
      if (notice === 'unsigned') return sendRefusal(request, reply, refuse('NO_IDENTITY'));
      if (notice === 'malformed') return sendRefusal(request, reply, refuse('MALFORMED'));
      await hearBank(parts, bills, brand, notice);
      return send(reply, { status: 200, type: 'application/json', body: '{"success":true}' });
    },
  });
}

/** Where gateways and banks tell of payments. Bodies are read as they came: what is signed is the bytes. */
export const noticeRoutes =
  (bills: SharesOfBills): Feature =>
  (app, context: Context) => {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: MOST_BODY },
        async (_: FastifyRequest, body: Buffer) => body,
      );
      serveCallbacks(scope, context);
      serveBank(scope, context, bills);
    });
  };
