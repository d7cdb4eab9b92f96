import { describe, expect, it } from 'vitest';
import { mayPayNow, moneyNews, type OrderMoneySeen } from './money-news.ts';
import { payLink } from './pay-link.ts';

const seen = (change: Partial<OrderMoneySeen> = {}): OrderMoneySeen => ({
  total: 100_000,
  captured: 0,
  refunded: 0,
  refundDue: 0,
  paid: false,
  ended: false,
  waiting: true,
  lastFailed: false,
  lastRefused: false,
  claimed: false,
  ...change,
});

describe('what a diner is told about their money', () => {
  it('[PA24] too little, too much: what came is said, only what is missing can still be paid', () => {
    const under = seen({ captured: 40_000 });
    expect(moneyNews(under)).toEqual({ news: 'under', came: 40_000, missing: 60_000 });
    expect(mayPayNow(under)).toBe(true);
    const over = seen({ captured: 101_000 });
    expect(moneyNews(over)).toEqual({ news: 'over', came: 101_000, tooMuch: 1_000 });
    expect(mayPayNow(over)).toBe(false);
  });

  it('[PA24] [PA47] who ordered is not told that they paid twice when somebody else’s share did', () => {
    const twice = seen({ captured: 140_000, refundDue: 40_000, paid: true, waiting: false });
    expect(moneyNews(twice)).toEqual({ news: 'double', due: 40_000 });
    expect(moneyNews({ ...twice, inShares: true })).toEqual({ news: 'paid' });
    const part = seen({ captured: 80_000, refundDue: 20_000, inShares: true });
    expect(moneyNews(part)).toEqual({ news: 'under', came: 60_000, missing: 40_000 });
  });

  it('[PA24] what was given back of a waiting order can be paid again', () => {
    expect(moneyNews(seen({ captured: 40_000, refunded: 40_000 }))).toEqual({ news: 'to-pay' });
    expect(moneyNews(seen({ captured: 101_000, refunded: 1_000 }))).toEqual({ news: 'to-pay' });
  });

  it('[PA24] twice or too late: what must go back comes first', () => {
    const paid = { paid: true, waiting: false };
    expect(moneyNews(seen({ ...paid, captured: 200_000, refundDue: 100_000 }))).toEqual({
      news: 'double',
      due: 100_000,
    });
    const ended = { ended: true, waiting: false };
    expect(moneyNews(seen({ ...ended, captured: 100_000, refundDue: 100_000 }))).toEqual({
      news: 'owed',
      due: 100_000,
    });
    expect(moneyNews(seen({ ...ended, paid: true, captured: 100_000, refundDue: 100_000 }))).toEqual({
      news: 'owed',
      due: 100_000,
    });
    expect(moneyNews(seen({ ...ended, captured: 100_000, refunded: 100_000 }))).toEqual({ news: 'returned' });
    expect(moneyNews(seen(ended))).toEqual({ news: 'ended' });
    for (const over of [paid, ended]) expect(mayPayNow(seen(over))).toBe(false);
  });

  it('[PA24] a claim is no payment, an attempt that failed ends nothing', () => {
    expect(moneyNews(seen({ claimed: true, waiting: false }))).toEqual({ news: 'claimed' });
    expect(mayPayNow(seen({ claimed: true, waiting: false }))).toBe(false);
    expect(moneyNews(seen({ lastFailed: true }))).toEqual({ news: 'tried' });
    expect(mayPayNow(seen({ lastFailed: true }))).toBe(true);
    expect(moneyNews(seen({ paid: true, waiting: false, captured: 100_000 }))).toEqual({ news: 'paid' });
  });
});

describe('where paying leads', () => {
  const links = {
    deepLink: 'momo://app?sid=1',
    paymentLink: 'https://pay.example/1',
    named: ['https://order.example/1'],
  };

  it('[PA23] no link is null: nobody is sent anywhere', () => {
    expect(payLink({ deepLink: '', paymentLink: '', named: [] }, true)).toBeNull();
    expect(payLink({ deepLink: 'momo://app', paymentLink: '', named: [''] }, false)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'blob:https://x/1',
    '/order/detail',
  ])('[PA23] what a browser would run, or what leads nowhere, is passed over: %s', (link) => {
    expect(payLink({ deepLink: link, paymentLink: link, named: [link] }, true)).toBeNull();
    expect(payLink({ ...links, deepLink: link }, true)).toBe(links.paymentLink);
  });

  it('[PA23] a phone opens the app first, anything else the page and never the app', () => {
    expect(payLink(links, true)).toBe(links.deepLink);
    expect(payLink({ ...links, deepLink: '' }, true)).toBe(links.paymentLink);
    expect(payLink(links, false)).toBe(links.paymentLink);
    for (const onPhone of [true, false])
      expect(payLink({ ...links, deepLink: '', paymentLink: '' }, onPhone)).toBe(links.named[0]);
  });
});
