import { useLanguage } from '@mam/client/i18n.ts';
import type { ReadLine } from '@mam/domain/cart/read-cart.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Language } from '@mam/domain/money/language.ts';
import { type SpokenLine, spokenLines } from '@mam/domain/taking/spoken-line.ts';
import { type SayTaking, useTakingWords } from '../taking-words.ts';
import styles from './read-back.module.css';

/** counts that have a word of their own */
const SPOKEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const THOUSAND = 1_000;

const lowerFirst = (text: string, language: Language): string =>
  // names of dishes are Vietnamese in every house; within a German sentence they stay as they are written
  language === 'de' ? text : text.charAt(0).toLocaleLowerCase('vi') + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);

function sayLine({ quantity, name, details, note, isCombo }: SpokenLine, say: SayTaking, language: Language) {
  const count = SPOKEN.find((n) => n === quantity);
  const inside = details.map((one) => lowerFirst(one, language));
  const dish = [
    lowerFirst(name, language),
    ...(inside.length === 0 ? [] : [isCombo ? `(${inside.join(', ')})` : inside.join(' ')]),
  ].join(' ');
  const said = `${count ? say(`count.${count}`) : quantity} ${dish}`;
  return note ? `${said}, ${lowerFirst(note, language)}` : said;
}

/** [OR133] The dishes as one spoken sentence. */
export const sayDishes = (read: readonly ReadLine[], say: SayTaking, language: Language): string =>
  upperFirst(
    spokenLines(read)
      .map((line) => sayLine(line, say, language))
      .join(', '),
  );

/** "336 nghìn" where a whole number of thousands is said so, else as it is written. */
export function sayMoney(amount: Minor, currency: Currency, say: SayTaking): string {
  return currency.decimals === 0 && amount >= THOUSAND && amount % THOUSAND === 0
    ? say('read.thousands', { count: amount / THOUSAND, amount: formatMoney(amount, currency) })
    : formatMoney(amount, currency);
}

interface ReadBackProps {
  readonly read: readonly ReadLine[];
  readonly title: string;
  /** where it goes; null = nothing is said of it */
  readonly where: string | null;
  /** "18:47"; null = not known yet */
  readonly time: string | null;
  /** said at the end; null = it is not asked for on the phone */
  readonly total: string | null;
}

/** [OR133] The order as it is read to the guest: dishes, place, time, total. */
export function ReadBack({ read, title, where, time, total }: ReadBackProps) {
  const say = useTakingWords();
  const language = useLanguage();
  return (
    <div className={styles.read}>
      <b className={styles.title}>{title}</b>
      <p>
        {sayDishes(read, say, language)}. {where === null ? null : `${where} `}
        {time === null ? null : (
          <>
            {where === null ? upperFirst(say('read.about')) : say('read.about')} <b>{time}</b>.{' '}
          </>
        )}
        {total === null ? null : say('read.total', { total })}
      </p>
    </div>
  );
}
