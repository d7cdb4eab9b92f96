import { expect, it } from 'vitest';
import { feeState, mayAnswerFee, mayOfferFee, needsAnswer } from './agreed-fee.ts';
import { staffMove, staffVerbs } from './staff-verbs.ts';

const waiting = { status: 'WAIT_CONFIRM', type: 'DELI' } as const;
const open = { toConfirm: true, offered: null } as const;
const offered = { toConfirm: true, offered: 20_000 } as const;
const agreed = { toConfirm: false, offered: 20_000 } as const;

it('[OR30] open, offered, agreed; or nothing to agree', () => {
  expect([open, offered, agreed, { toConfirm: false, offered: null }].map(feeState)).toEqual([
    'open',
    'offered',
    'agreed',
    'none',
  ]);
});

it('[OR30] [OR4] nothing is cooked before its fee is agreed; it can be refused', () => {
  const order = { ...waiting, ready: false, transferUnconfirmed: false, feeOpen: true };
  expect(staffMove(order, 'accept')).toEqual({ refused: 'FEE_OPEN', status: 'WAIT_CONFIRM' });
  expect(staffVerbs(order)).toEqual(['reject']);
  expect(staffMove({ ...order, status: 'COMPLETED' }, 'accept')).toMatchObject({ refused: 'WRONG_STATUS' });
  expect(staffMove({ ...order, transferUnconfirmed: true }, 'accept')).toMatchObject({
    refused: 'TRANSFER_UNCONFIRMED',
  });
});

it('[OR31] a fee is named while the order waits, also another one, never after it is agreed', () => {
  const toOffer = { ...waiting, ...open, claimedUnseen: false };
  expect(mayOfferFee(toOffer)).toBeNull();
  expect(mayOfferFee({ ...toOffer, ...offered })).toBeNull();
  expect(mayOfferFee({ ...toOffer, ...agreed })).toEqual({ refused: 'FEE_SETTLED' });
  expect(mayOfferFee({ ...toOffer, claimedUnseen: true })).toEqual({ refused: 'TRANSFER_UNCONFIRMED' });
  for (const status of ['WAIT_PAYMENT', 'CONFIRMED', 'CANCELLED', 'USER_CANCELLED'] as const)
    expect(mayOfferFee({ ...toOffer, status })).toMatchObject({ refused: 'WRONG_STATUS' });
  expect([0, 1].map(needsAnswer)).toEqual([false, true]);
});

it('[OR32] an answer is about the number that stands', () => {
  for (const answer of ['accept', 'decline'] as const) {
    expect(mayAnswerFee({ ...waiting, ...offered }, 20_000, answer)).toBeNull();
    expect(mayAnswerFee({ ...waiting, ...offered }, 19_999, answer)).toEqual({ refused: 'FEE_CHANGED' });
    expect(mayAnswerFee({ ...waiting, ...open }, 0, answer)).toEqual({ refused: 'FEE_CHANGED' });
    expect(mayAnswerFee({ ...waiting, ...agreed }, 20_000, answer)).toEqual({ refused: 'FEE_SETTLED' });
    expect(mayAnswerFee({ ...waiting, ...offered, status: 'CANCELLED' }, 20_000, answer)).toMatchObject({
      refused: 'WRONG_STATUS',
    });
  }
});
