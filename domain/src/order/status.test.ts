import { describe, expect, it } from 'vitest';
import type { ActorKind } from './actor.ts';
import { nextByItself, staffMove, staffVerbs, type VerbFacts } from './staff-verbs.ts';
import {
  buyerRights,
  endsUncooked,
  isFinal,
  isOverUncooked,
  isPaymentFailure,
  type OrderStatus,
  paidMark,
  parseStatus,
  STATUSES,
  type StatusGroup,
  startsNewOrder,
  statusGroup,
  statusPicture,
} from './status.ts';
import { mayMove, type OrderKind, TRANSITIONS } from './transitions.ts';

describe('what a status shows', () => {
  it('[OR1] every status belongs to a group', () => {
    const groups = Object.fromEntries(STATUSES.map((status) => [status, statusGroup(status)]));
    expect(groups).toEqual({
      WAIT_PAYMENT: 'WAIT_PAYMENT',
      WAIT_PREPAID: 'WAIT_PAYMENT',
      PAYMENT_SUCCESS: 'PENDING',
      PAYMENT_FAILED: 'CANCELED',
      PAYMENT_FAIL: 'CANCELED',
      WAIT_PAYMENT_CANCELLED: 'CANCELED',
      PENDING: 'PENDING',
      WAIT_CONFIRM: 'PENDING',
      CONFIRMED: 'CONFIRMED',
      ACCEPTED: 'CONFIRMED',
      WAIT_PICKUP: 'CONFIRMED',
      ASSIGNING: 'ASSIGNING',
      AHA_CANCELLED: 'AHA_CANCELLED',
      IN_PROCESS: 'IN_PROCESS',
      RES_DELIVERY: 'SHIPPING',
      COMPLETED: 'COMPLETED',
      COMPLETE: 'COMPLETED',
      FAILED: 'CANCELED',
      USER_CANCELLED: 'CANCELED',
      CANCELLED: 'CANCELED',
      CANCELLED_BY_PARTNER: 'CANCELED',
    });
  });

  it('[PA34] an order is over uncooked when it has ended and nobody ever took it, whatever ended it', () => {
    const over = (...passed: OrderStatus[]) => isOverUncooked(passed);
    expect(over('WAIT_PAYMENT', 'WAIT_PAYMENT_CANCELLED')).toBe(true);
    expect(over('WAIT_PAYMENT', 'PAYMENT_SUCCESS', 'WAIT_CONFIRM', 'CANCELLED')).toBe(true);
    expect(over('WAIT_CONFIRM', 'USER_CANCELLED')).toBe(true);
    expect(over('WAIT_CONFIRM', 'CONFIRMED', 'CANCELLED')).toBe(false);
    expect(over('WAIT_CONFIRM', 'ACCEPTED', 'CANCELLED_BY_PARTNER')).toBe(false);
    expect(over('WAIT_CONFIRM', 'CONFIRMED', 'COMPLETED')).toBe(false);
    expect(over('WAIT_PAYMENT', 'WAIT_CONFIRM')).toBe(false);
  });

  it('[PA34] it ends uncooked by each step that ends it from where it still waits, and by no other', () => {
    for (const { from, to } of TRANSITIONS)
      for (const before of from)
        for (const after of to) {
          const [was, is] = [statusGroup(before), statusGroup(after)];
          const waits = was === 'WAIT_PAYMENT' || was === 'PENDING';
          expect(endsUncooked(before, after)).toBe(waits && is === 'CANCELED');
        }
  });

  it('[OR1] a space is an underscore, unknown values are preparing, a named driver has accepted', () => {
    expect(parseStatus('IN PROCESS')).toBe('IN_PROCESS');
    expect([statusGroup('IN PROCESS'), statusGroup('WHATEVER'), statusGroup('toString')]).toEqual([
      'IN_PROCESS',
      'CONFIRMED',
      'CONFIRMED',
    ]);
    expect([statusGroup('ACCEPTED'), statusGroup('ACCEPTED', true)]).toEqual(['CONFIRMED', 'ACCEPTED']);
    expect(
      ['PAYMENT_FAILED', 'PAYMENT_FAIL', 'WAIT_PAYMENT_CANCELLED', 'FAILED'].map(isPaymentFailure),
    ).toEqual([true, true, true, false]);
  });

  it('[OR2] cancel while waiting, rate when delivered, buy again when paying, cancelled or delivered', () => {
    const flags = (group: StatusGroup) => Object.values(buyerRights(group)).map(Number).join('');
    expect(flags('PENDING')).toBe('100');
    expect(flags('COMPLETED')).toBe('011');
    expect([flags('CANCELED'), flags('WAIT_PAYMENT')]).toEqual(['001', '001']);
    for (const group of [
      'CONFIRMED',
      'SHIPPING',
      'ASSIGNING',
      'ACCEPTED',
      'IN_PROCESS',
      'AHA_CANCELLED',
    ] as const) {
      expect(flags(group)).toBe('000');
    }
  });

  it('[OR2] each group has its picture; a pickup ends with its own', () => {
    const groups = [
      'WAIT_PAYMENT',
      'PENDING',
      'CONFIRMED',
      'SHIPPING',
      'COMPLETED',
      'CANCELED',
      'IN_PROCESS',
    ] as const;
    expect(groups.map((group) => statusPicture(group, false))).toEqual(['1', '2', '3', '4', '5', '6', '4']);
    expect(statusPicture('COMPLETED', true)).toBe('5.1');
    expect(statusPicture('AHA_CANCELLED', true)).toBe('3');
  });

  it('[OR5] not yet paid, failed, else paid', () => {
    const marks = (mark: number) => STATUSES.filter((status) => paidMark(status) === mark);
    expect(marks(0)).toEqual(['WAIT_PAYMENT', 'WAIT_PREPAID']);
    expect(marks(-1)).toEqual(['PAYMENT_FAILED', 'PAYMENT_FAIL', 'WAIT_PAYMENT_CANCELLED']);
    expect(marks(1)).toHaveLength(STATUSES.length - 5);
  });
});

describe('where an order can go', () => {
  const allowed = (from: OrderStatus, to: OrderStatus, by: ActorKind, type: OrderKind = 'DELI') =>
    mayMove({ status: from, type }, to, by) === null;

  it('[OR6] nothing leaves a final status', () => {
    for (const from of STATUSES.filter(isFinal)) {
      expect(TRANSITIONS.some((step) => step.from.includes(from))).toBe(false);
    }
    expect(STATUSES.filter((status) => !isFinal(status))).toHaveLength(12);
  });

  it('[OR65] ordered anew is what ended without the food, and nothing else', () => {
    for (const over of ['USER_CANCELLED', 'CANCELLED', 'FAILED', 'WAIT_PAYMENT_CANCELLED', 'PAYMENT_FAILED'])
      expect(startsNewOrder(over)).toBe(true);
    for (const there of ['WAIT_CONFIRM', 'WAIT_PAYMENT', 'CONFIRMED', 'RES_DELIVERY', 'COMPLETED', '?'])
      expect(startsNewOrder(there)).toBe(false);
  });

  it('[OR3] a diner cancels only while the restaurant has not answered', () => {
    const may = STATUSES.filter((from) => allowed(from, 'USER_CANCELLED', 'diner'));
    expect(may).toEqual(['PAYMENT_SUCCESS', 'PENDING', 'WAIT_CONFIRM']);
    expect(allowed('WAIT_CONFIRM', 'USER_CANCELLED', 'staff')).toBe(false);
  });

  it('[OR3] staff cancel whatever is not final and not waiting for money', () => {
    const may = STATUSES.filter((from) => allowed(from, 'CANCELLED', 'staff'));
    expect(may).toEqual(STATUSES.filter((s) => !isFinal(s) && s !== 'WAIT_PAYMENT' && s !== 'WAIT_PREPAID'));
  });

  it('[OR3] money, time and a claimed transfer', () => {
    expect(allowed('WAIT_PAYMENT', 'PAYMENT_SUCCESS', 'payment')).toBe(true);
    expect(allowed('PAYMENT_SUCCESS', 'WAIT_CONFIRM', 'payment')).toBe(true);
    expect(allowed('WAIT_PAYMENT', 'WAIT_CONFIRM', 'diner')).toBe(true);
    expect(allowed('WAIT_PAYMENT', 'WAIT_PAYMENT_CANCELLED', 'system')).toBe(true);
    expect(allowed('WAIT_PAYMENT_CANCELLED', 'PAYMENT_SUCCESS', 'payment')).toBe(false);
    expect(allowed('WAIT_PAYMENT', 'CONFIRMED', 'staff')).toBe(false);
    expect(allowed('WAIT_PAYMENT', 'PAYMENT_SUCCESS', 'diner')).toBe(false);
  });

  it('[OR3] the way of a delivery with a partner', () => {
    const way: OrderStatus[] = [
      'CONFIRMED',
      'ASSIGNING',
      'ACCEPTED',
      'IN_PROCESS',
      'RES_DELIVERY',
      'COMPLETED',
    ];
    for (const [at, to] of way.slice(1).entries()) {
      expect(allowed(way[at] ?? 'FAILED', to, 'partner')).toBe(true);
      expect(allowed(way[at] ?? 'FAILED', to, 'partner', 'PICKUP')).toBe(false);
    }
    expect(allowed('IN_PROCESS', 'AHA_CANCELLED', 'partner')).toBe(true);
    expect(allowed('AHA_CANCELLED', 'ASSIGNING', 'partner')).toBe(true);
    expect(allowed('IN_PROCESS', 'ASSIGNING', 'partner')).toBe(false);
    expect(allowed('WAIT_CONFIRM', 'CONFIRMED', 'partner')).toBe(false);
  });

  it('[OR3] delivery leaves the house, pickup and table wait for somebody', () => {
    expect(allowed('CONFIRMED', 'COMPLETED', 'staff', 'DELI')).toBe(false);
    expect(allowed('CONFIRMED', 'WAIT_PICKUP', 'staff', 'DELIAT')).toBe(false);
    expect(allowed('CONFIRMED', 'RES_DELIVERY', 'staff', 'PICKUP')).toBe(false);
    for (const type of ['PICKUP', 'TABLE'] as const) {
      expect(allowed('CONFIRMED', 'WAIT_PICKUP', 'staff', type)).toBe(true);
      expect(allowed('CONFIRMED', 'COMPLETED', 'staff', type)).toBe(true);
      expect(allowed('WAIT_PICKUP', 'COMPLETED', 'staff', type)).toBe(true);
    }
  });

  it('[OR3] says where the order stands', () => {
    expect(mayMove({ status: 'COMPLETED', type: 'DELI' }, 'CANCELLED', 'staff')).toEqual({
      refused: 'WRONG_STATUS',
      status: 'COMPLETED',
    });
  });
});

describe('what staff can do', () => {
  const order = (status: OrderStatus, type: OrderKind, change: Partial<VerbFacts> = {}): VerbFacts => ({
    status,
    type,
    ready: false,
    transferUnconfirmed: false,
    feeOpen: false,
    ...change,
  });

  it('[OR64] what a demo does by itself leads to the end of every kind, and never rejects', () => {
    const way = (type: 'DELI' | 'PICKUP', ready = false) =>
      (['WAIT_CONFIRM', 'CONFIRMED', 'WAIT_PICKUP', 'RES_DELIVERY', 'COMPLETED'] as const).map((status) =>
        nextByItself(order(status, type, { ready })),
      );
    expect(way('DELI')).toEqual(['accept', 'ready', null, 'complete', null]);
    expect(way('DELI', true)).toEqual(['accept', 'depart', null, 'complete', null]);
    expect(way('PICKUP')).toEqual(['accept', 'ready', 'complete', null, null]);
  });

  it('[OR3] [OR4] every status an order can come to that is not its end has a step of the staff out of it', () => {
    const unpaid: readonly OrderStatus[] = ['WAIT_PAYMENT', 'WAIT_PREPAID'];
    for (const type of ['DELI', 'DELIAT', 'PICKUP', 'TABLE'] as const) {
      const reached = new Set<OrderStatus>(['WAIT_PAYMENT', 'WAIT_CONFIRM', 'PENDING']);
      for (const from of reached)
        for (const to of STATUSES)
          for (const by of ['diner', 'staff', 'partner', 'payment', 'system'] as const)
            if (mayMove({ status: from, type }, to, by) === null) reached.add(to);
      for (const status of reached) {
        if (isFinal(status) || unpaid.includes(status)) continue;
        const onwards = staffVerbs(order(status, type, { ready: true })).filter((verb) => verb !== 'reject');
        expect([type, status, onwards.length > 0]).toEqual([type, status, true]);
      }
    }
  });

  it('[OR3] a driver who gave it up, or was never found, leaves it to the restaurant’s own', () => {
    for (const status of ['ASSIGNING', 'AHA_CANCELLED'] as const) {
      expect(staffVerbs(order(status, 'DELI'))).toEqual(['reject', 'ready', 'depart']);
      expect(staffVerbs(order(status, 'DELI', { ready: true }))).toEqual(['reject', 'depart']);
    }
  });

  it('[OR4] verbs follow the kind of order', () => {
    expect(staffVerbs(order('WAIT_CONFIRM', 'DELI'))).toEqual(['accept', 'reject']);
    expect(staffVerbs(order('CONFIRMED', 'DELI'))).toEqual(['reject', 'ready', 'depart']);
    expect(staffVerbs(order('CONFIRMED', 'DELIAT', { ready: true }))).toEqual(['reject', 'depart']);
    expect(staffVerbs(order('RES_DELIVERY', 'DELI'))).toEqual(['reject', 'complete']);
    expect(staffVerbs(order('CONFIRMED', 'PICKUP'))).toEqual(['reject', 'ready', 'complete']);
    expect(staffVerbs(order('WAIT_PICKUP', 'TABLE'))).toEqual(['reject', 'complete']);
    expect(staffVerbs(order('COMPLETED', 'DELI'))).toEqual([]);
    expect(staffVerbs(order('WAIT_PAYMENT', 'DELI'))).toEqual([]);
  });

  it('[OR4] accepting confirms; ready is a status for pickup and a fact for delivery', () => {
    expect(staffMove(order('WAIT_CONFIRM', 'DELI'), 'accept')).toEqual({ to: 'CONFIRMED', ready: false });
    expect(staffMove(order('CONFIRMED', 'PICKUP'), 'ready')).toEqual({ to: 'WAIT_PICKUP', ready: true });
    expect(staffMove(order('CONFIRMED', 'DELI'), 'ready')).toEqual({ to: 'CONFIRMED', ready: true });
    expect(staffMove(order('CONFIRMED', 'DELI', { ready: true }), 'depart')).toEqual({
      to: 'RES_DELIVERY',
      ready: true,
    });
    expect(staffMove(order('RES_DELIVERY', 'DELI'), 'ready')).toEqual({
      refused: 'WRONG_STATUS',
      status: 'RES_DELIVERY',
    });
  });

  it('[OR4] an order whose money nobody has seen is not accepted', () => {
    const claimed = order('WAIT_CONFIRM', 'DELI', { transferUnconfirmed: true });
    expect(staffMove(claimed, 'accept')).toEqual({ refused: 'TRANSFER_UNCONFIRMED', status: 'WAIT_CONFIRM' });
    expect(staffVerbs(claimed)).toEqual(['reject']);
    expect(staffMove({ ...claimed, status: 'COMPLETED' }, 'accept')).toMatchObject({
      refused: 'WRONG_STATUS',
    });
  });
});
