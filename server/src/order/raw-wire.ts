import { toWire } from '@mam/contract/money/money-wire.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import type { OrderDocument } from './rows.ts';

/** The same order in the fields that older clients read. */
export function rawWire(
  order: OrderRow,
  document: OrderDocument,
  user: OrderDetail['user'],
  items: OrderItemWire[],
) {
  const { quote, currency, paymentType } = document;
  return {
    vat_tax_rate: quote.vat.multiple,
    vat_tax_amount: quote.vat.value,
    service_charge: quote.service_charge.multiple,
    service_charge_amount: quote.service_charge.value,
    total_amount: quote.total_amount,
    ship_price_real: toWire(order.shipping_fee, currency),
    discount_extra_amount: quote.together_amount ?? 0,
    order_data_item: items,
    PaymentInfo: { Payment_Method: order.payment_method ?? '', Payment_Type: paymentType },
    voucher_log: order.voucher_code ? { used_discount_amount: quote.discount_amount } : null,
    username: user.name,
    user_phone: user.phone,
    to_address: user.address,
  };
}
