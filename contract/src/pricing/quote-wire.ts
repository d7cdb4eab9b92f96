import type { Currency } from '@mam/domain/money/currency.ts';
import type { Quote, QuotedLine } from '@mam/domain/pricing/amounts.ts';
import { lineKeyOf } from '../cart/pr-key.ts';
import { fromWire, rateFromWire, rateToWire, toWire } from '../money/money-wire.ts';
import type { QuoteLineWire, QuoteWire } from './quote.schema.ts';

function lineToWire(line: QuotedLine, currency: Currency): QuoteLineWire {
  return {
    Pr_Key: line.key,
    kind: line.kind,
    item_id: line.itemId,
    item_name: line.name,
    details: [...line.details],
    note: line.note,
    quantity: line.quantity,
    origin_price: toWire(line.listUnit, currency),
    price: toWire(line.unit, currency),
    amount: toWire(line.amount, currency),
  };
}

/** A quote as it is answered with PRICE_CHANGED and kept with an order. */
export function quoteToWire(quote: Quote, currency: Currency): QuoteWire {
  return {
    lines: quote.lines.map((line) => lineToWire(line, currency)),
    origin_amount: toWire(quote.beforeVoucher, currency),
    item_amount: toWire(quote.itemTotal, currency),
    discount_amount: toWire(quote.discount, currency),
    after_voucher_amount: toWire(quote.afterVoucher, currency),
    together_amount: toWire(quote.together, currency),
    together_shipping_amount: toWire(quote.togetherShipping, currency),
    together_shipping_rate: rateToWire(quote.togetherShippingRate),
    service_charge: { multiple: rateToWire(quote.serviceRate), value: toWire(quote.service, currency) },
    vat: { multiple: rateToWire(quote.vatRate), value: toWire(quote.vat, currency) },
    shipping_fee: quote.shipping === null ? null : toWire(quote.shipping, currency),
    shipping_to_confirm: quote.shippingToConfirm,
    total_amount: toWire(quote.total, currency),
    rows: quote.rows.map((row) => ({
      kind: row.kind,
      amount: toWire(row.amount, currency),
      rate: row.rate === null ? null : rateToWire(row.rate),
    })),
  };
}

/** A quote read back from the wire; `keyOf` makes a line's key of its Pr_Key: that of the cart, unless said otherwise. */
export function quoteFromWire(wire: QuoteWire, currency: Currency, keyOf = lineKeyOf): Quote {
  const amount = (value: number, path: string) => fromWire(value, currency, path);
  return {
    lines: wire.lines.map((line) => ({
      key: keyOf(line.Pr_Key),
      kind: line.kind,
      itemId: line.item_id,
      name: line.item_name,
      details: line.details,
      note: line.note,
      quantity: line.quantity,
      listUnit: amount(line.origin_price, 'origin_price'),
      unit: amount(line.price, 'price'),
      amount: amount(line.amount, 'amount'),
    })),
    beforeVoucher: amount(wire.origin_amount, 'origin_amount'),
    itemTotal: amount(wire.item_amount, 'item_amount'),
    discount: amount(wire.discount_amount, 'discount_amount'),
    afterVoucher: amount(wire.after_voucher_amount, 'after_voucher_amount'),
    together: amount(wire.together_amount ?? 0, 'together_amount'),
    togetherShipping: amount(wire.together_shipping_amount ?? 0, 'together_shipping_amount'),
    togetherShippingRate: rateFromWire(wire.together_shipping_rate ?? 0, 'together_shipping_rate'),
    serviceRate: rateFromWire(wire.service_charge.multiple, 'service_charge.multiple'),
    service: amount(wire.service_charge.value, 'service_charge.value'),
    vatRate: rateFromWire(wire.vat.multiple, 'vat.multiple'),
    vat: amount(wire.vat.value, 'vat.value'),
    shipping: wire.shipping_fee === null ? null : amount(wire.shipping_fee, 'shipping_fee'),
    shippingToConfirm: wire.shipping_to_confirm,
    total: amount(wire.total_amount, 'total_amount'),
    rows: wire.rows.map((row) => ({
      kind: row.kind,
      amount: amount(row.amount, 'rows.amount'),
      rate: row.rate === null ? null : rateFromWire(row.rate, 'rows.rate'),
    })),
  };
}
