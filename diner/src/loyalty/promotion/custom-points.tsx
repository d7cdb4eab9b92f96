import { useLanguage, useWords } from '@mam/client/i18n.ts';
import { worthInMoney } from '@mam/domain/loyalty/exchange.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Chip } from '@mam/ui/control/chip.tsx';
import { Input } from '@mam/ui/control/field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { promotionWords } from '../../words/areas.ts';
import styles from './promotion.module.css';
import type { ExchangeRequest } from './use-exchange.ts';

interface CustomPointsProps {
  /** the worth of a point */
  readonly rate: Minor;
  readonly currency: Currency;
  /** whole points there are; null = not known */
  readonly points: number | null;
  readonly onWish: (wish: ExchangeRequest) => boolean;
}

const STEPS = [50, 100, 200, 500, 1_000, 2_000, 5_000];
const MOST_CHIPS = 3;
/** digits of a number of points nobody has */
const LONGEST = 9;

/** [LO13] Any number of points, for so much off. */
export function CustomPoints({ rate, currency, points, onWish }: CustomPointsProps) {
  const say = useWords(promotionWords);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const title = useId();
  const note = useId();
  // [LO13] whole points alone: what else is typed means no number at all
  const whole = typed.replace(/^0+/, '');
  const wrong = typed !== '' && !/^\d+$/.test(whole);
  const wanted = wrong ? 0 : Number(whole);
  const amount = formatMoney(worthInMoney(wanted, rate), currency);
  const offered = STEPS.filter((step) => points !== null && step < points).slice(-MOST_CHIPS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted < 1) return;
    // more points than there are: the field then holds all of them
    if (!onWish({ points: wanted, name: amount, campaignId: null }) && points !== null)
      setTyped(String(points));
  };
  return (
    <section className={styles.custom} aria-labelledby={title}>
      <div className={styles.customHead}>
        <h2 id={title} className="strong">
          {say('custom')}
        </h2>
        <span className="small muted">{say('rate', { amount: formatMoney(rate, currency) })}</span>
      </div>
      <form className={styles.customRow} onSubmit={submit}>
        <Input
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={LONGEST}
          aria-invalid={wrong || undefined}
          aria-describedby={note}
          aria-label={say('point_field')}
          placeholder={say('point_field')}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
        <Button kind="primary" type="submit" disabled={wanted < 1}>
          {wanted < 1 ? say('take_none') : say('take', { amount })}
        </Button>
      </form>
      <p id={note} role="status" className={`small ${styles.wrong}`}>
        {wrong ? say('point_whole') : ''}
      </p>
      {points !== null && points > 0 ? (
        <div className={styles.chips}>
          {offered.map((step) => (
            <Chip key={step} pressed={wanted === step} onClick={() => setTyped(String(step))}>
              {step.toLocaleString(language)}
            </Chip>
          ))}
          <Chip pressed={wanted === points} onClick={() => setTyped(String(points))}>
            {say('all')}
          </Chip>
        </div>
      ) : null}
    </section>
  );
}
