import { minorOf } from '@mam/contract/money/money-wire.ts';
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
import { worksFor } from '@mam/domain/staff/roles.ts';
import type { Feature } from '../context.ts';
import type { SittingRow } from '../db/tables/table-tables.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import type { StaffMember } from '../http/caller/principal.ts';
import { serveStaff } from '../http/serve.ts';
import { readBill } from '../table/bill/bill-queries.ts';
import { accountForShares, billWire, wishOf } from '../table/bill/bill-wire.ts';
import { confirmShare } from '../table/bill/confirm-share.ts';
import { takeCash } from '../table/bill/take-cash.ts';
import { takeCashBack } from '../table/bill/take-cash-back.ts';
import { sittingNow, tablesOf } from '../table/sitting-queries.ts';

const worksAt =
  (staff: StaffMember) =>
  ({ brand, store_id: id }: SittingRow) =>
    worksFor(staff, { brand, id });

/** [TB62] [TB65] The bills of a store's tables, for whoever works there. */
export const staffBillRoutes: Feature = (app, context) => {
  const { database, idempotent, now, stores } = context;

  const ofStaff = async (id: string, staff: StaffMember) => {
    const sitting = await sittingNow(database.read, id);
    if (!sitting || !worksAt(staff)(sitting)) return null;
    const selling = await stores.get(database.read, sitting.brand, sitting.store_id);
    return selling ? { sitting, store: selling.store } : null;
  };

  const billOf = async (id: string, staff: StaffMember): Promise<Answer<TableBillWire>> => {
    const found = await ofStaff(id, staff);
    if (!found) return refuse('UNKNOWN');
    const { sitting, store } = found;
    const read = await readBill(database.read, sitting);
    const tables = await tablesOf(database.read, sitting.id);
    const { currency } = store;
    // how guests pay is nothing to the staff
    const reader = { uid: null, now: now(), currency, account: accountForShares(store), methods: [] };
    return ok(billWire(sitting, read, tables, reader));
  };

  serveStaff(
    app,
    context,
    getStaffBill,
    { may: 'seatGuests', answer: TableBillWire },
    ({ staff, params: { id } }) => billOf(id, staff),
  );

  serveStaff(
    app,
    context,
    takeCashCall,
    { may: 'seatGuests', body: TakeCashBody, answer: TableBillWire, refuses: TAKE_CASH_REFUSES },
    async ({ staff, params: { id }, body, key }) => {
      const found = await ofStaff(id, staff);
      if (!found) return refuse('UNKNOWN');
      const { currency } = found.store;
      const [wish, cash] = [wishOf(body.wish, currency), minorOf(body.cash, currency)];
      if (wish === null || cash === null) return refuse('MALFORMED');
      const by = { id: staff.id, name: staff.shownName };
      const at = now();
      const endpoint = `POST /v1/staff/sitting/${id}/bill/cash`;
      const sent = { uid: `staff:${staff.id}`, endpoint, key, content: body, now: at };
      const taken = await idempotent(sent, async (trx) => {
        const money = { id, wish, cash, way: body.way ?? 'cash', by, now: at, works: worksAt(staff) };
        const share = await takeCash(trx, context, money);
        return 'refused' in share ? share : ok({ id: share.id });
      });
      return isRefused(taken) ? taken : billOf(id, staff);
    },
  );

  serveStaff(
    app,
    context,
    confirmCall,
    { may: 'moveOrders', body: ConfirmShareBody, answer: TableBillWire, refuses: CONFIRM_SHARE_REFUSES },
    async ({ staff, params: { id, share }, body }) => {
      const found = await ofStaff(id, staff);
      const amount = found && minorOf(body.amount, found.store.currency);
      if (!found) return refuse('UNKNOWN');
      if (amount === null) return refuse('MALFORMED');
      const by = { id: staff.id, name: staff.shownName };
      const asked = { id, share, amount, by, now: now(), works: worksAt(staff) };
      return (await confirmShare(context, asked)) ?? billOf(id, staff);
    },
  );

  serveStaff(
    app,
    context,
    takeBackCall,
    { may: 'refund', body: TakeCashBackBody, answer: TableBillWire, refuses: TAKE_CASH_BACK_REFUSES },
    async ({ staff, params: { id, share }, body }) => {
      const reason = cleanText(body.reason);
      if (reason === '') return refuse('MALFORMED');
      const by = { id: staff.id, name: staff.shownName };
      const asked = { id, share, reason, by, now: now(), works: worksAt(staff) };
      return (await takeCashBack(context, asked)) ?? billOf(id, staff);
    },
  );
};
