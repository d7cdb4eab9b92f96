import { useWords } from '@mam/client/i18n.ts';
import { comboSaving } from '@mam/domain/combo/combo-saving.ts';
import { comboStartingPrice } from '@mam/domain/combo/combo-starting-price.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { Pill } from '@mam/ui/pill.tsx';
import { Price } from '@mam/ui/price.tsx';
import type { StoreMenu } from '../menu/use-menu.ts';
import { menuWords } from '../words/areas.ts';

interface ComboPriceProps {
  readonly combo: Combo;
  readonly here: StoreMenu;
}

/** [CO11] The least a combo costs before anything is chosen. */
export function ComboAmount({ combo, here: { store, menu } }: ComboPriceProps) {
  const say = useWords(menuWords);
  const { amount, from } = comboStartingPrice(combo, menu);
  return (
    <>
      {from ? <span className="muted small">{say('from')} </span> : null}
      <Price amount={amount} currency={store.currency} kind={combo.gift ? 'free' : 'plain'} />
    </>
  );
}

/** The same, and what it saves for sure. */
export function ComboPrice({ combo, here }: ComboPriceProps) {
  const { store, menu } = here;
  const say = useWords(menuWords);
  const saving = combo.gift ? null : comboSaving(combo, menu);
  const { amount } = comboStartingPrice(combo, menu);
  const list = combo.gift ? combo.price : amount + (saving?.least ?? 0);
  return (
    <>
      <ComboAmount combo={combo} here={here} />
      {combo.gift || saving?.exact ? <Price amount={list} currency={store.currency} kind="old" /> : null}
      {saving ? (
        <Pill kind="good">
          {say(saving.exact ? 'saves' : 'saves_least', {
            amount: formatMoney(saving.least, store.currency),
          })}
        </Pill>
      ) : null}
    </>
  );
}
