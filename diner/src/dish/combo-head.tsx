import { useWords } from '@mam/client/i18n.ts';
import { choiceSaving, comboSaving } from '@mam/domain/combo/combo-saving.ts';
import type { DietFacts } from '@mam/domain/diet/facts.ts';
import type { Combo } from '@mam/domain/menu/combo.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { ComboTray } from '../combo/combo-tray.tsx';
import type { ComboDraft } from '../combo/use-combo-draft.ts';
import { DietMarks } from '../diet/diet-marks.tsx';
import { dishWords } from '../words/areas.ts';
import { Bold } from '../words/bold.tsx';
import styles from './combo-form.module.css';
import { OpenPicture } from './open-picture.tsx';

interface ComboHeadProps {
  readonly combo: Combo;
  /** the diet facts of the combo as it is filled now */
  readonly facts: DietFacts;
  readonly menu: Menu;
  readonly draft: ComboDraft;
  readonly currency: Currency;
  /** units the tray still asks for */
  readonly missing: number;
}

/** The tray and how far it is, then the picture, the description and what it saves. */
export function ComboHead({ combo, facts, menu, draft, currency, missing }: ComboHeadProps) {
  const say = useWords(dishWords);
  return (
    <section className={styles.top}>
      <ComboTray combo={combo} menu={menu} draft={draft} />
      <p className={styles.count} role="status">
        <Bold>{missing > 0 ? say('tray_missing', { n: missing }) : say('tray_full')}</Bold>
      </p>
      <div className={styles.about}>
        {combo.picture.url ? (
          <OpenPicture picture={combo.picture} name={combo.name} className={styles.thumb} />
        ) : null}
        <div>
          {combo.description ? <p className="muted small">{combo.description}</p> : null}
          <DietMarks diet={facts} />
          <Saves combo={combo} menu={menu} draft={draft} currency={currency} full={missing === 0} />
        </div>
      </div>
    </section>
  );
}

/** While the tray fills what is sure; once it is full what this tray saves. */
function Saves({
  combo,
  menu,
  draft,
  currency,
  full,
}: Omit<ComboHeadProps, 'missing' | 'facts'> & { readonly full: boolean }) {
  const say = useWords(dishWords);
  if (combo.gift) return null;
  const promised = comboSaving(combo, menu);
  const amount = full ? choiceSaving(combo, menu, draft) : (promised?.least ?? 0);
  if (amount <= 0) return null;
  return (
    <p className={styles.saves}>
      {say(full || promised?.exact ? 'saves_now' : 'saves_now_least', {
        amount: formatMoney(amount, currency),
      })}
    </p>
  );
}
