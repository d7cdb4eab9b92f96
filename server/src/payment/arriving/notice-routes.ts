import type { FastifyReply, FastifyRequest } from 'fastify';
import { brandCode } from '../../brand/brand-document.ts';
import { allBrands } from '../../brand/queries.ts';
import type { App, Context, Feature } from '../../context.ts';
import { refuse } from '../../http/answer.ts';
import { sendRefusal } from '../../http/refusal-reply.ts';
import { readBankNotice } from '../../outside/payment/bank/bank-notice.ts';
import {
  GatewayUnclear,
  type Incoming,
  type Notice,
  type PaymentGateway,
  type Reply,
  type Verdict,
} from '../../outside/payment/gateway.ts';
import { ASKED_GATEWAYS, type AskedGateway } from '../../outside/payment/gateways.ts';
import { gatewayOfAttempt } from '../ask-payment.ts';
import { attemptByReference } from '../attempts.ts';
import { keepNotice } from '../money.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { handleBankNotice } from './bank-money.ts';
import { handlePaymentReport } from './hear-payment.ts';

const MOST_BODY = 64 * 1024;
const PATH = '/v1/payment/notice';

function readIncoming({ body, url }: FastifyRequest): Incoming {
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
async function handleCallback(parts: PaymentParts, name: AskedGateway, incoming: Incoming): Promise<Verdict> {
  const { database } = parts;
  const believed = believe(parts, name, incoming);
  if (!believed) return 'unsigned';
  const { reference, report } = believed.notice;
  const attempt = await attemptByReference(database.read, name, reference);
  if (attempt && gatewayOfAttempt(parts.gateways, attempt) !== believed.gateway) return 'unsigned';
  if (attempt)
    return (await handlePaymentReport(parts, attempt, report)) === 'repeated' ? 'repeated' : 'taken';
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
          return send(reply, gateway.reply(await handleCallback(parts, name, readIncoming(request))));
        } catch (fault) {
          if (fault instanceof GatewayUnclear) return send(reply, gateway.reply('retry'));
          throw fault;
        }
      },
    });
  }
}

/** A bank account's notifications: one reference, one order, the amount for what it means. */
function serveBank(app: App, parts: PaymentParts): void {
  app.route<{ Params: { brand: string } }>({
    method: 'POST',
    url: `${PATH}/bank/:brand`,
    schema: { summary: 'Signed notifications of money on a brand’s bank account' },
    handler: async (request, reply) => {
      const brand = brandCode(request.params.brand) ?? '';
      const key = parts.gateways.bankKey(brand);
      if (key === null) return sendRefusal(request, reply, refuse('UNKNOWN'));
      const notice = readBankNotice(readIncoming(request).body, key);
      if (notice === 'unsigned') return sendRefusal(request, reply, refuse('NO_IDENTITY'));
      if (notice === 'malformed') return sendRefusal(request, reply, refuse('MALFORMED'));
      await handleBankNotice(parts, brand, notice);
      return send(reply, { status: 200, type: 'application/json', body: '{"success":true}' });
    },
  });
}

/** Where gateways and banks tell of payments. Bodies are read as they came: what is signed is the bytes. */
export const noticeRoutes: Feature = (app, context: Context) => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_BODY },
      async (_: FastifyRequest, body: Buffer) => body,
    );
    serveCallbacks(scope, context);
    serveBank(scope, context);
  });
};
