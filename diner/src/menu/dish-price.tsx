import { useLanguage, useWords } from '@mam/client/i18n.ts';
import type { Dish } from '@mam/domain/menu/dish.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatRate } from '@mam/domain/money/percent.ts';
import { startingPrice } from '@mam/domain/options/starting-price.ts';
import { OffTag } from '@mam/ui/pill.tsx';
import { PricePair } from '@mam/ui/price.tsx';
import { menuWords } from '../words/areas.ts';

interface DishPriceProps {
  readonly dish: Dish;
  readonly currency: Currency;
}

/** [OP13] The least a dish costs here; a discounted one also what it cost. */
export function DishPrice({ dish, currency }: DishPriceProps) {
  const say = useWords(menuWords);
  const { charged, list, most } = startingPrice(dish);
  return (
    <>
      {most > charged ? <span className="muted small">{say('from')} </span> : null}
      <PricePair amount={charged} list={list} currency={currency} insteadOf={say('instead_of')} />
    </>
  );
}

/** "−20%", rounded to the whole per cent. */
export function DiscountTag({ dish, className }: { dish: Dish; className: string | undefined }) {
  const language = useLanguage();
  const rate = Math.round(dish.discount / 100) * 100;
  if (rate <= 0 || dish.free || dish.price >= dish.listPrice) return null;
  return <OffTag className={className}>−{formatRate(rate, language)}</OffTag>;
}
