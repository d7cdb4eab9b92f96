import { useWords } from '@mam/client/i18n.ts';
import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { MoneyNews } from '@mam/domain/payment/money-news.ts';
import { payingWords } from '../words/areas.ts';

/** [PA64] Nobody has answered yet whether money has come. */
interface Asking {
  readonly news: 'asking' | 'asking-to-pay';
}

interface OrderMoneyFacts {
  readonly total: Minor;
  readonly currency: Currency;
  /** how it is paid, in words */
  readonly method: string;
  readonly heldUntil: string;
  /** the diner was away to pay, and nobody has said anything since */
  readonly silent: boolean;
  /** some of it is on its way back, and nobody has said that it arrived */
  readonly onItsWay: boolean;
}

/** [PA24] News of an order's money in one sentence, and what to know beside it. */
export function useMoneyText(): (
  news: MoneyNews | Asking,
  facts: OrderMoneyFacts,
) => readonly [string, string?] {
  const say = useWords(payingWords);
  return (news, { total, currency, method, heldUntil, silent, onItsWay }) => {
    const money = (amount: Minor) => formatMoney(amount, currency);
    switch (news.news) {
      case 'asking':
        return [say('asking', { total: money(total), method })];
      case 'asking-to-pay':
        return [say('asking_to_pay', { total: money(total), method }), say('asking_more')];
      case 'to-pay':
        return silent
          ? [say('silent'), say('held', { time: heldUntil })]
          : [say('to_pay', { total: money(total) }), say('held', { time: heldUntil })];
      case 'tried':
        return [say('tried'), say('tried_more')];
      case 'under':
        return [say('news_under', { came: money(news.came), missing: money(news.missing) })];
      case 'over':
        return [say('news_over', { came: money(news.came), amount: money(news.tooMuch) })];
      case 'paid':
        return [say('paid', { total: money(total) })];
      case 'double':
      case 'owed':
        return [say(news.news, { due: money(news.due) })];
      case 'returned':
        return [say(onItsWay ? 'returning' : 'returned')];
      case 'claimed':
      case 'ended':
        return [say(news.news)];
    }
  };
}
