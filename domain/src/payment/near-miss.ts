import type { Minor } from '../money/currency.ts';
import { plainText } from './plain-text.ts';
import { transferReference } from './transfer-reference.ts';

/** Money that came in and that nobody could place. */
export interface UnplacedMoney {
  readonly amount: Minor;
  readonly statement: string;
}

/** An order whose transfer is looked for. */
export interface LookedFor {
  readonly code: string;
  /** the part of it still to come */
  readonly missing: Minor;
  /** [PA46] the shares it is paid in, each with a code of its own */
  readonly shares?: readonly LookedFor[];
}

const MOST = 3;

/** [PA29] The unplaced money worth comparing, as it is given: what its words speak for, else its amount; three at most. */
export function nearMisses<T extends UnplacedMoney>(
  money: readonly T[],
  order: LookedFor,
): readonly (T & { readonly why: 'words' | 'amount' })[] {
  const near = money.flatMap((one) => {
    const why = nearMiss(one, order);
    return why === null ? [] : [{ ...one, why }];
  });
  const byWords = near.filter(({ why }) => why === 'words');
  return (byWords.length > 0 ? byWords : near).slice(0, MOST);
}

/**
 * [PA29] Why money may be this order's; null = no sign of it. words: the code of the order or a share, or its reference
 * with a sign wrong, missing, too many or two swapped. amount: exactly the sum one of them lacks; words say more.
 */
export function nearMiss(
  { amount, statement }: UnplacedMoney,
  { shares = [], ...order }: LookedFor,
): 'words' | 'amount' | null {
  const text = plainText(statement)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  const all = [order, ...shares];
  if (all.some(({ code }) => text.includes(code) || hasWithOneSlip(text, transferReference(code))))
    return 'words';
  return all.some(({ missing }) => missing > 0 && amount === missing) ? 'amount' : null;
}

function hasWithOneSlip(text: string, word: string): boolean {
  for (let at = 0; at < text.length; at += 1)
    for (const length of [word.length - 1, word.length, word.length + 1])
      if (at + length <= text.length && isOneSlip(text.slice(at, at + length), word)) return true;
  return false;
}

function isOneSlip(typed: string, word: string): boolean {
  let same = 0;
  while (same < word.length && typed[same] === word[same]) same += 1;
  const [a, b] = [typed.slice(same), word.slice(same)];
  if (a.length < b.length) return a === b.slice(1);
  if (a.length > b.length) return a.slice(1) === b;
  const swapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || swapped;
}
