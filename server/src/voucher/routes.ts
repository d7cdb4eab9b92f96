import { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';
import {
  type VoucherItem,
  VoucherItems,
  VoucherValueBody,
  VoucherValueQuery,
} from '@mam/contract/voucher/voucher-value.schema.ts';
import { voucherValue, voucherValueByGet } from '@mam/contract/voucher/voucher-value.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import { itemsBeforeVoucher, readCart } from '@mam/domain/cart/read-cart.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import { Check } from 'typebox/value';
import { brandCode } from '../brand/brand-document.ts';
import type { Feature } from '../context.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { networkOf } from '../http/caller/network.ts';
import { type DinerCall, serveDiner } from '../http/serve.ts';
import { storeId } from '../store/store-document.ts';
import { limitedCheck, type Trying } from './check-limits.ts';
import { triedVoucherResult } from './told-voucher.ts';
import { tryVoucher } from './try-voucher.ts';

const AT_A_TABLE = { table: true };

/** A dish or combo as the list names it: without choices, so what is added to it is not counted. */
function cartLineFromItem({ Item_Id, Quantity }: VoucherItem, index: number, menu: Menu): CartLine {
  const id = String(Item_Id);
  const base = { key: String(index), quantity: Quantity, note: '', origin: null };
  return menu.comboById.has(id)
    ? { ...base, kind: 'combo', comboId: id, main: null, parts: [] }
    : { ...base, kind: 'dish', dishId: id, variantId: null, options: [] };
}

function parseVoucherItems(text: string): VoucherItem[] | null {
  try {
    const items: unknown = JSON.parse(text);
    return Check(VoucherItems, items) ? items : null;
  } catch {
    return null;
  }
}

/** Serves the value of a code to a diner who eats in, under the payment service's own names. */
export const voucherRoutes: Feature = (app, context) => {
  const { stores, rateLimits } = context;

  const value = async (
    { diner, speak }: Pick<DinerCall<{ answer: VoucherResult }>, 'diner' | 'speak'>,
    asked: Pick<VoucherValueBody, 'pos_parent' | 'voucher_code'> & { pos_id: unknown },
    items: readonly VoucherItem[],
  ): Promise<Answer<VoucherResult>> => {
    const { database } = context;
    const [brand, id] = [brandCode(asked.pos_parent), storeId(asked.pos_id as number | string)];
    const selling = brand && id ? await stores.get(database.read, brand, id) : null;
    if (!selling) return refuse('UNKNOWN');
    const { store, menu } = selling;
    const language = speak(store);
    const now = context.now();
    const lines = items.map((item, index) => cartLineFromItem(item, index, menu));
    const code = asked.voucher_code;
    const read = readCart(lines, menu, wallTime(now, store.zone), AT_A_TABLE);
    const itemTotal = itemsBeforeVoucher(read);
    const tried = { store, code, read, itemTotal, uid: diner.uid, phoneKey: '', number: '', now };
    return ok(
      triedVoucherResult(await tryVoucher(database.read, tried), {
        typed: code,
        itemTotal,
        isRound: true,
        store,
        language,
      }),
    );
  };

  const trying = ({
    diner,
    request,
  }: Pick<DinerCall<{ answer: VoucherResult }>, 'diner' | 'request'>): Trying => ({
    uid: diner.uid,
    network: networkOf(request.ip),
  });
  const posted = { body: VoucherValueBody, answer: VoucherResult };
  serveDiner(app, context, voucherValue, posted, (call) =>
    limitedCheck(rateLimits, trying(call), () => value(call, call.body, call.body.order_data_item)),
  );
  const got = { query: VoucherValueQuery, answer: VoucherResult };
  serveDiner(app, context, voucherValueByGet, got, async (call) => {
    const items = parseVoucherItems(call.query.order_data_item);
    if (!items) return refuse('MALFORMED', { path: 'order_data_item', problem: 'is no list of items' });
    return limitedCheck(rateLimits, trying(call), () => value(call, call.query, items));
  });
};
