import { negotiateLanguage } from '@mam/contract/http/language.ts';
import { PaymentRequest } from '@mam/contract/payment/payment.schema.ts';
import { PayShareBody, SharePayment, TableBillWire, TakeShareBody } from '@mam/contract/table/bill.schema.ts';
import {
  checkSharePayment as checkCall,
  getBill,
  giveShareUp as giveUpCall,
  holdShareAgain as holdCall,
  payShare as payCall,
  takeShare as takeCall,
} from '@mam/contract/table/bill.ts';
import {
  HOLD_AGAIN_REFUSES,
  PAY_SHARE_REFUSES,
  TAKE_SHARE_REFUSES,
} from '@mam/contract/table/bill-refusals.ts';
import { SITTING_REFUSES } from '@mam/contract/table/refusals.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { isBillReadable } from '@mam/domain/table/bill.ts';
import type { Feature } from '../../context.ts';
import { type Answer, isRefused, ok, refuse } from '../../http/answer.ts';
import { isFromScript } from '../../http/caller/from-script.ts';
import { serveDiner } from '../../http/serve.ts';
import { sharesBegun } from '../../payment/attempts.ts';
import { presentShareAttempt } from '../../payment/present-attempt.ts';
import { guestsOfSitting, sittingNow, tablesOfSitting } from '../sitting-queries.ts';
import { readBill, shareById } from './bill-queries.ts';
import { accountForShares, billWire, isPaidByPhone, parseBillWish } from './bill-wire.ts';
import { shareAttempt, sharePayment, walletMethods } from './pay-by-wallet.ts';
import { giveShareUp, holdShareAgain, takeShare } from './take-share.ts';

/** The bill of a table for its guests, and what they pay of it. */
export const billRoutes: Feature = (app, context) => {
  const { database, gateways, idempotent, now, stores } = context;

  /** How guests of a store pay from their phones. */
  const waysToPay = (store: Store, at: number) => ({
    account: accountForShares(store),
    methods: walletMethods(gateways, store, at),
  });

  /** A sitting, ended or not, and its store, for a guest who is in it; a guest who has left has none. */
  const ofGuest = async (id: string, uid: string) => {
    const sitting = await sittingNow(database.read, id);
    const guests = sitting ? await guestsOfSitting(database.read, sitting.id) : [];
    const isIn = guests.some((guest) => guest.uid === uid && guest.state === 'in');
    const selling = sitting && (await stores.get(database.read, sitting.brand, sitting.store_id));
    return sitting && isIn && selling ? { sitting, store: selling.store } : null;
  };

  /** [TB65] The bill as a guest reads it. */
  const billOf = async (id: string, uid: string): Promise<Answer<TableBillWire, 'SITTING_OVER'>> => {
    const found = await ofGuest(id, uid);
    if (!found) return refuse('UNKNOWN');
    const { sitting, store } = found;
    if (!isBillReadable(sitting.ended_at, now())) return refuse('SITTING_OVER');
    const read = await readBill(database.read, sitting);
    const tables = await tablesOfSitting(database.read, sitting.id);
    const { currency } = store;
    const owed = read.shares.filter((share) => share.uid === uid && share.counted < share.amount);
    const begun = await sharesBegun(
      database.read,
      owed.map((share) => share.id),
      now(),
    );
    const pays = waysToPay(store, now());
    return ok(billWire(sitting, read, tables, { uid, now: now(), currency, begun, ...pays }));
  };

  serveDiner(
    app,
    context,
    getBill,
    { answer: TableBillWire, refuses: SITTING_REFUSES },
    ({ params: { id }, diner: { uid } }) => billOf(id, uid),
  );

  serveDiner(
    app,
    context,
    takeCall,
    { body: TakeShareBody, answer: TableBillWire, refuses: TAKE_SHARE_REFUSES },
    async ({ params: { id }, body, key, diner: { uid } }) => {
      const found = await ofGuest(id, uid);
      if (!found) return refuse('UNKNOWN');
      const wish = parseBillWish(body.wish, found.store.currency);
      if (!wish) return refuse('MALFORMED');
      const at = now();
      if (!isPaidByPhone(waysToPay(found.store, at))) return refuse('BILL_NOT_BY_PHONE');
      const sent = { uid, endpoint: `POST /v1/sitting/${id}/bill/share`, key, content: body, now: at };
      const taken = await idempotent(sent, async (trx) => {
        const share = await takeShare(trx, { id, uid, wish, now: at });
        return 'refused' in share ? share : ok({ id: share.id });
      });
      return isRefused(taken) ? taken : billOf(id, uid);
    },
  );

  serveDiner(
    app,
    context,
    holdCall,
    { answer: TableBillWire, refuses: HOLD_AGAIN_REFUSES },
    async ({ params: { id, share }, diner: { uid } }) =>
      (await holdShareAgain(context, { id, uid, share, now: now() })) ?? billOf(id, uid),
  );

  serveDiner(
    app,
    context,
    payCall,
    { body: PayShareBody, answer: PaymentRequest, refuses: PAY_SHARE_REFUSES },
    async ({ params: { id, share }, body, diner: { uid }, request }) => {
      const found = await ofGuest(id, uid);
      if (!found) return refuse('UNKNOWN');
      const { store } = found;
      const asked = { id, uid, share, store, method: body.payment_method, now: now() };
      const attempt = await shareAttempt(context, asked);
      if (isRefused(attempt)) return attempt;
      const language = negotiateLanguage(request.headers['accept-language']);
      return ok(await presentShareAttempt(context, store.currency, attempt, { ip: request.ip, language }));
    },
  );

  serveDiner(
    app,
    context,
    checkCall,
    { answer: SharePayment, refuses: SITTING_REFUSES },
    async ({ params: { id, share }, diner: { uid }, request }) => {
      // [TB88] guests read a share they have sent money for also when they are at the table no more
      const sitting = await sittingNow(database.read, id);
      const row = sitting && (await shareById(database.read, share));
      if (row?.uid !== uid || row.sitting_id !== sitting?.id) return refuse('UNKNOWN');
      if (!isBillReadable(sitting.ended_at, now())) return refuse('SITTING_OVER');
      return ok(await sharePayment(context, row, { mayAsk: isFromScript(request.headers) }));
    },
  );

  serveDiner(
    app,
    context,
    giveUpCall,
    { answer: TableBillWire, refuses: SITTING_REFUSES },
    async ({ params: { id, share }, diner: { uid } }) =>
      (await giveShareUp(context, { id, uid, share, now: now() })) ?? billOf(id, uid),
  );
};
