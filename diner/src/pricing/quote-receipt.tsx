import { type Say, useLanguage, useWords } from '@mam/client/i18n.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatRate } from '@mam/domain/money/percent.ts';
import type { Quote, QuoteRow } from '@mam/domain/pricing/amounts.ts';
import { formatKm } from '@mam/domain/store/distance.ts';
import { Price } from '@mam/ui/price.tsx';
import { ReceiptRow, ReceiptRows } from '@mam/ui/receipt.tsx';
import { checkoutWords, discountWords } from '../words/areas.ts';
import type vi from '../words/checkout/vi.json';

interface QuoteReceiptProps {
  readonly quote: Quote;
  readonly currency: Currency;
  readonly count: number;
  /** kilometres the delivery fee was worked out for */
  readonly km: number | null;
  /** the code that gives the discount; null = none is known */
  readonly code: string | null;
  /** the word in the delivery row when the fee is not a number yet */
  readonly shippingWord: string | null;
  /** [DE17] nobody brings it there: the sum of the dishes is no total */
  readonly undeliverable?: boolean;
}

/** [PR6] [PR11] The rows of a quote in words; their amounts add up to the total. */
export function QuoteReceipt({
  quote,
  currency,
  count,
  km,
  code,
  shippingWord,
  undeliverable,
}: QuoteReceiptProps) {
  const say = useWords(checkoutWords);
  const sayDiscount = useWords(discountWords);
  const language = useLanguage();
  const withVat = !undeliverable && quote.rows.some(({ kind }) => kind === 'vat');
  const labelOf = (row: QuoteRow) =>
    row.kind === 'discount' && code !== null
      ? sayDiscount('row', { code })
      : rowLabel(say, row, count, km === null ? null : formatKm(km, language), language);
  return (
    <ReceiptRows>
      {quote.rows.map((row) => (
        <ReceiptRow key={row.kind} label={labelOf(row)} kind={row.amount < 0 ? 'cut' : 'plain'}>
          <Price
            amount={row.amount}
            currency={currency}
            kind={row.kind === 'shipping' && row.amount === 0 ? 'free' : 'plain'}
          />
        </ReceiptRow>
      ))}
      {shippingWord ? <ReceiptRow label={say('row_shipping')}>{shippingWord}</ReceiptRow> : null}
      <ReceiptRow kind="total" label={say(withVat ? 'row_total_vat' : 'row_total')}>
        {undeliverable ? say('total_none') : <Price amount={quote.total} currency={currency} rolls />}
      </ReceiptRow>
    </ReceiptRows>
  );
}

function rowLabel(
  say: Say<keyof typeof vi>,
  row: QuoteRow,
  count: number,
  distance: string | null,
  language: Parameters<typeof formatRate>[1],
): string {
  const rate = row.rate === null ? '' : formatRate(row.rate, language);
  switch (row.kind) {
    case 'items':
      return say('row_items', { n: count });
    case 'discount':
    case 'together':
    case 'together-shipping':
      return say(`row_${row.kind}`);
    case 'service':
      return say('row_service', { rate });
    case 'vat':
      return say('row_vat', { rate });
    case 'shipping':
      return distance === null ? say('row_shipping') : say('row_shipping_km', { km: distance });
  }
}
