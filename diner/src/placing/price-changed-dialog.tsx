import { useWords } from '@mam/client/i18n.ts';
import { lineKeyOf } from '@mam/contract/cart/pr-key.ts';
import type { OrderLineBody } from '@mam/contract/checkout/order-body.schema.ts';
import { rateToWire, toWire } from '@mam/contract/money/money-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { Question } from '@mam/ui/dialog/question.tsx';
import { PriceChangeList } from '../pricing/price-change-list.tsx';
import { checkoutWords } from '../words/areas.ts';
import type { Intent, OrderBody } from './intent.ts';
import { dismissPlacing, place, type Seen } from './placing.ts';

interface PriceChangedDialogProps {
  readonly intent: Intent;
  readonly seen: Seen;
  readonly after: Quote;
}

/** The server's price is the truth: what changed, line by line, and the question again. */
export function PriceChangedDialog({ intent, seen, after }: PriceChangedDialogProps) {
  const say = useWords(checkoutWords);
  const { currency, quote: before } = seen;
  const accept = () => {
    dismissPlacing();
    place(withSeenAmounts(intent.body, after, currency), { quote: after, currency });
  };
  return (
    <Question
      title={say('changed_title')}
      cancel={say('changed_no')}
      confirm={say('changed_yes')}
      onCancel={dismissPlacing}
      onConfirm={accept}
    >
      <p>{say('changed_text')}</p>
      <PriceChangeList before={before} after={after} currency={currency} />
    </Question>
  );
}

/** The same order again with the amounts the server has named and the diner has now seen. */
function withSeenAmounts(body: OrderBody, seen: Quote, currency: Currency): OrderBody {
  const amount = (value: number) => toWire(value, currency);
  const items = body.items.map((item) => repriced(item, seen, currency));
  if (!('setting' in body)) return { ...body, items, total_amount: amount(seen.total) };
  const setting = {
    ...body.setting,
    origin_amount: amount(seen.beforeVoucher),
    total_amount: amount(seen.total),
    shipping_fee: seen.shippingToConfirm ? -1 : amount(seen.shipping ?? 0),
    vat: { multiple: rateToWire(seen.vatRate), value: amount(seen.vat) },
    service_charge: { multiple: rateToWire(seen.serviceRate), value: amount(seen.service) },
  };
  return { ...body, setting, items };
}

function repriced(item: OrderLineBody, seen: Quote, currency: Currency): OrderLineBody {
  const line = seen.lines.find(({ key }) => key === lineKeyOf(item.Pr_Key ?? ''));
  return line ? { ...item, price: toWire(line.unit, currency), amount: toWire(line.amount, currency) } : item;
}
