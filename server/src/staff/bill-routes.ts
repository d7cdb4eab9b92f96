import type { CallTypes } from '@mam/contract/http/endpoint.ts';
import { minorFromTyped } from '@mam/contract/money/money-wire.ts';
import {
  ConfirmShareBody,
  TableBillWire,
  TakeCashBackBody,
  TakeCashBody,
} from '@mam/contract/table/bill.schema.ts';
import {
  confirmShare as confirmCall,
  getStaffBill,
  takeCashBack as takeBackCall,
  takeCash as takeCashCall,
} from '@mam/contract/table/bill.ts';
import {
  CONFIRM_SHARE_REFUSES,
  TAKE_CASH_BACK_REFUSES,
  TAKE_CASH_REFUSES,
} from '@mam/contract/table/bill-refusals.ts';
import { cleanText } from '@mam/domain/contact/text.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Context, Feature } from '../context.ts';
import type { SittingRow } from '../db/tables/table-tables.ts';
import { type Answer, ok, type Refused, refuse } from '../http/answer.ts';
import type { OwnCode } from '../http/serve.ts';
import { readBill } from '../table/bill/bill-queries.ts';
import { accountForShares, billWire, parseBillWish } from '../table/bill/bill-wire.ts';
import { confirmShare } from '../table/bill/confirm-share.ts';
import { takeCash } from '../table/bill/take-cash.ts';
import { takeCashBack } from '../table/bill/take-cash-back.ts';
import { tablesOfSitting } from '../table/sitting-queries.ts';
import { recordSittingAct } from './acts.ts';
import { atHeldSitting, atSitting } from './places.ts';
import {
  type Command,
  type Finder,
  type StaffCommand,
  serveStaff,
  serveStaffCommand,
} from './serve-staff.ts';

type ReadStaffBill = (sitting: SittingRow) => Promise<Answer<TableBillWire>>;

/** The bill as the staff read it. */
const staffBillReader =
  ({ database, stores, now }: Context): ReadStaffBill =>
  async (sitting) => {
    const selling = await stores.get(database.read, sitting.brand, sitting.store_id);
    if (!selling) return refuse('UNKNOWN');
    const { store } = selling;
    const read = await readBill(database.read, sitting);
    const tables = await tablesOfSitting(database.read, sitting.id);
    const { currency } = store;
    // how guests pay is nothing to the staff
    const reader = { uid: null, now: now(), currency, account: accountForShares(store), methods: [] };
    return ok(billWire(sitting, read, tables, reader));
  };

interface HeldBill {
  readonly sitting: SittingRow;
  readonly currency: Currency;
}

interface BillCall extends CallTypes {
  params: { id: string };
  answer: TableBillWire;
}

/** The bill of a sitting that this transaction holds, with the money it is in. */
const atHeldBill: Finder<BillCall, HeldBill, Parameters<typeof atHeldSitting>[2]> = async (
  context,
  call,
  trx,
) => {
  const found = await atHeldSitting(context, call, trx);
  const selling = found && (await context.stores.get(trx, found.sitting.brand, found.sitting.store_id));
  return found && selling ? { ...found, currency: selling.store.currency } : null;
};

/** A command on a bill: answered is the bill as it stands then. */
function billCommand<T extends BillCall>(
  context: Context,
  change: (command: StaffCommand<T, HeldBill>) => Promise<Refused<OwnCode<T>> | null>,
): Command<T, HeldBill, null> {
  const billOf = staffBillReader(context);
  return {
    act: async (command): Promise<Answer<null, OwnCode<T>>> => (await change(command)) ?? ok(null),
    tell: async (_, call) => {
      const found = await atSitting(context, call, context.database.read);
      return found ? billOf(found.sitting) : refuse('UNKNOWN');
    },
  };
}

/** [TB62] [TB65] The bills of a store's tables, for whoever works there. */
export const staffBillRoutes: Feature = (app, context) => {
  const billOf = staffBillReader(context);

  serveStaff(
    app,
    context,
    getStaffBill,
    { may: 'seatGuests', at: atSitting, answer: TableBillWire },
    ({ sitting }) => billOf(sitting),
  );

  serveStaffCommand(
    app,
    context,
    takeCashCall,
    {
      may: 'seatGuests',
      at: atHeldBill,
      once: true,
      body: TakeCashBody,
      answer: TableBillWire,
      refuses: TAKE_CASH_REFUSES,
    },
    billCommand(context, async ({ trx, actor, sitting, currency, body, now }) => {
      const [wish, cash] = [parseBillWish(body.wish, currency), minorFromTyped(body.cash, currency)];
      if (wish === null || cash === null) return refuse('MALFORMED');
      const money = { actor, wish, cash, way: body.way ?? 'cash', now };
      const share = await takeCash(trx, context, sitting, money);
      if ('refused' in share) return share;
      const { amount } = share;
      const details = { amount, currency: currency.symbol, way: money.way };
      await recordSittingAct({ trx, actor, now, sitting }, { name: 'takeAtTable', details });
      return null;
    }),
  );

  serveStaffCommand(
    app,
    context,
    confirmCall,
    {
      may: 'moveOrders',
      at: atHeldBill,
      body: ConfirmShareBody,
      answer: TableBillWire,
      refuses: CONFIRM_SHARE_REFUSES,
    },
    billCommand(context, async ({ trx, actor, sitting, currency, params: { share }, body, now }) => {
      const amount = minorFromTyped(body.amount, currency);
      if (amount === null) return refuse('MALFORMED');
      const refused = await confirmShare(trx, context, sitting, { actor, share, amount, now });
      if (refused) return refused;
      const details = { amount, currency: currency.symbol };
      await recordSittingAct({ trx, actor, now, sitting }, { name: 'seeShare', details });
      return null;
    }),
  );

  serveStaffCommand(
    app,
    context,
    takeBackCall,
    {
      may: 'refund',
      at: atHeldBill,
      body: TakeCashBackBody,
      answer: TableBillWire,
      refuses: TAKE_CASH_BACK_REFUSES,
    },
    billCommand(context, async ({ trx, actor, sitting, currency, params: { share }, body, now }) => {
      const reason = cleanText(body.reason);
      if (reason === '') return refuse('MALFORMED');
      const back = await takeCashBack(trx, context, sitting, { actor, share, reason, now });
      if (back === null || 'refused' in back) return back;
      const details = { amount: back.amount, currency: currency.symbol, way: back.taken_way ?? '', reason };
      await recordSittingAct({ trx, actor, now, sitting }, { name: 'giveBackAtTable', details });
      return null;
    }),
  );
};
