import { type Say, useWords } from '@mam/client/i18n.ts';
import type { VoucherInfo } from '@mam/contract/voucher/voucher-wire.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import { inCapitals, mayApply } from '@mam/domain/voucher/code.ts';
import { voucherGain } from '@mam/domain/voucher/gain.ts';
import type { CartCode } from '@mam/domain/voucher/shown-voucher.ts';
import { classNames } from '@mam/ui/class-names.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { mendedText } from '@mam/ui/control/mended-text.ts';
import { Check, TicketPercent } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { discountWords } from '../words/areas.ts';
import type vi from '../words/discount/vi.json';
import { lastVoucherInfo, useVoucherCheck } from './voucher-check.ts';
import styles from './voucher-field.module.css';

const LONGEST = 32;

interface VoucherFieldProps {
  readonly code: CartCode;
  /** the amount the cart costs less by it */
  readonly saved: Minor;
  readonly currency: Currency;
  /** the diner is done with a code, also with none */
  readonly onCode: (code: string) => void;
}

/** The text of the field: a code that was filled in and is of no use is left out [VO9]. */
function voucherFieldText({ code, filledIn }: CartCode, info: VoucherInfo | null): string {
  return filledIn && info !== null && info.code !== 4 && info.code !== 0 ? '' : code;
}

/** [VO11] The server's words about a code, whose it is, and what it brings this cart. */
function voucherMessage(
  say: Say<keyof typeof vi>,
  { code, message, effect }: VoucherInfo,
  saved: Minor,
  currency: Currency,
): string {
  const words = message || say(code === null ? 'failed' : `result_${code}`);
  if (!effect) return words;
  const gain = voucherGain(effect, saved);
  const brings =
    gain.kind === 'saves'
      ? say('saved', { amount: formatMoney(gain.amount, currency) })
      : say(`brings_${gain.kind}`);
  return [words, effect.campaignName, brings].filter(Boolean).join('. ');
}

/** A code for the cart: typed in capitals, asked about when the field is left, ticked when it can be used. */
export function VoucherField({ code, saved, currency, onCode }: VoucherFieldProps) {
  const say = useWords(discountWords);
  const check = useVoucherCheck();
  const input = useRef<HTMLInputElement>(null);
  const message = useId();
  const known = check.state !== 'none' && check.typed === code.code ? lastVoucherInfo(check) : null;
  const said = voucherFieldText(code, known);
  const [typed, setTyped] = useState(said);
  const [last, setLast] = useState(said);
  // another tab, "use this voucher" or the emptied cart changed it
  if (last !== said) {
    setLast(said);
    setTyped(said);
  }
  const own = inCapitals(typed.trim());
  const same = own === said;
  const info = same && said !== '' ? known : null;
  const asking = same && check.state === 'asking';
  const usable = info?.code === 4;
  const wrong = info !== null && !usable && !code.filledIn && !asking;

  const change = (text: string) => {
    setTyped(text);
    if (text.trim() === '' && said !== '') onCode('');
  };
  const done = () => {
    if (own !== '' || said !== '') onCode(own);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayApply(typed)) done();
  };
  const another = () => {
    change('');
    input.current?.focus();
  };

  return (
    <section aria-label={say('code')}>
      <form
        className={classNames(styles.field, usable && styles.usable, wrong && styles.wrong)}
        onSubmit={submit}
      >
        <TicketPercent className={styles.icon} />
        <input
          ref={input}
          value={typed}
          maxLength={LONGEST}
          size={8}
          placeholder={say('code_example')}
          aria-label={say('code')}
          aria-describedby={message}
          aria-invalid={wrong || undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          {...mendedText(inCapitals, change)}
          onBlur={() => {
            // [VO1] a text the button refuses is not asked about on leaving either: the code that is set stands there
            // again
            if (own !== '' && !mayApply(typed)) setTyped(said || typed);
            else if (!code.filledIn || !same) done();
          }}
        />
        {usable ? (
          <span className={styles.tick} role="img" aria-label={say('usable')}>
            <Check />
          </span>
        ) : null}
        {/* two buttons, not one: leaving the field asks too, and the answer may come while a finger is still down */}
        {usable ? (
          <Button key="change" kind="quiet" size="small" onClick={another}>
            {say('change')}
          </Button>
        ) : (
          <Button key="apply" kind="quiet" size="small" type="submit" disabled={!mayApply(typed)}>
            {say('apply')}
          </Button>
        )}
      </form>
      <p
        id={message}
        role="status"
        className={classNames(styles.message, usable && styles.good, wrong && styles.bad)}
      >
        {asking && !info ? say('asking') : info ? voucherMessage(say, info, saved, currency) : ''}
      </p>
    </section>
  );
}
