import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';

/** The same order in the fields that older clients read. */
export function rawWire(order: PlacedOrder, user: OrderDetail['user'], items: OrderItemWire[]) {
  const { bill, currency, paymentType } = order;
  const quote = quoteToWire(bill, currency);
  return {
    vat_tax_rate: quote.vat.multiple,
    vat_tax_amount: quote.vat.value,
    service_charge: quote.service_charge.multiple,
    service_charge_amount: quote.service_charge.value,
    total_amount: quote.total_amount,
    ship_price_real: quote.shipping_fee ?? 0,
    discount_extra_amount: quote.together_amount ?? 0,
    order_data_item: items,
    PaymentInfo: { Payment_Method: order.paymentMethod ?? '', Payment_Type: paymentType },
    voucher_log: order.voucher ? { used_discount_amount: quote.discount_amount } : null,
    username: user.name,
    user_phone: user.phone,
    to_address: user.address,
  };
}
