import { describe, expect, it } from 'vitest';
import { aStore, at, BERLIN } from '../../test/a-store.ts';
import { nextFreeTime, timeChoices } from '../checkout/order-time.ts';
import { pausedThenUntil } from '../group-order/begin.ts';
import { promiseByItself } from '../order/accepts-itself.ts';
import { answerTime } from '../order/answer-time.ts';
import { minutesFor, proposedMinutes } from '../order/promise.ts';
import { mayFillCart } from './may-fill-cart.ts';
import { openState } from './open-state.ts';
import { nextOpeningDay } from './opening-day.ts';
import type { StoreSwitch, SwitchedType } from './store.ts';
import { endAtClock, endOfSwitch, offeredEnds } from './switch-end.ts';
import { newsOfWay, switchNews, tableNews } from './switch-news.ts';
import { extraMinutes, pausedUntil, pauseOf, switchesInForce, typesTaken } from './switches.ts';
import { openingHoursOf } from './timetable.ts';

const MINUTE = 60_000;
const SIX = at('2026-11-30 18:00');
const SEVEN = at('2026-11-30 19:00');
const paused = (type: SwitchedType, until = SEVEN): StoreSwitch => ({
  type,
  kind: 'pause',
  minutes: 0,
  since: SIX,
  until,
});
const busy = (type: SwitchedType, minutes = 20): StoreSwitch => ({ ...paused(type), kind: 'busy', minutes });

describe('a switch of the staff', () => {
  it('[ST18] holds until its end, which does not belong to it, whatever else happens', () => {
    const store = aStore({ switches: [paused('DELI'), busy('PICKUP')] });
    expect(pauseOf(store, 'DELI', SEVEN - 1)?.until).toBe(SEVEN);
    expect(pauseOf(store, 'DELI', SEVEN)).toBeNull();
    expect([extraMinutes(store, 'PICKUP', SEVEN - 1), extraMinutes(store, 'PICKUP', SEVEN)]).toEqual([20, 0]);
    expect(switchesInForce(store.switches, SEVEN - 1)).toHaveLength(2);
    expect(switchesInForce(store.switches, SEVEN)).toEqual([]);
    // a clock that is set back finds it as it was said
    expect(pauseOf(store, 'DELI', SIX - 1)?.until).toBe(SEVEN);
  });

  it('[ST18] is of one kind of order alone', () => {
    const store = aStore({ switches: [paused('DELI'), busy('PICKUP')] });
    expect(typesTaken(store, SIX)).toEqual(['DELIAT', 'PICKUP']);
    expect([pauseOf(store, 'PICKUP', SIX), extraMinutes(store, 'DELI', SIX)]).toEqual([null, 0]);
  });

  it('[ST19] ends on a whole minute after now, within seven days', () => {
    const store = aStore();
    const end = (wanted: Parameters<typeof endOfSwitch>[1]) => endOfSwitch(store, wanted, SIX + 20_000);
    expect(end({ minutes: 15 })).toBe(SIX + 16 * MINUTE);
    expect(end({ at: SEVEN })).toBe(SEVEN);
    const refused = { refused: 'SWITCH_END' };
    expect([end({ at: SIX }), end({ at: SIX + 20_000 })]).toEqual([refused, refused]);
    expect(end({ at: SIX + 7 * 24 * 60 * MINUTE })).toBeGreaterThan(SIX);
    expect(end({ at: SIX + 7 * 24 * 60 * MINUTE + 20_001 })).toEqual(refused);
  });

  it('[ST19] offers a quarter, half and a whole hour, and a time of the clock, across a change of it too', () => {
    expect(offeredEnds(at('2026-11-30 18:12')).map((end) => end.at)).toEqual([
      at('2026-11-30 18:30'),
      at('2026-11-30 18:45'),
      at('2026-11-30 19:15'),
    ]);
    const clock = (hour: number, minute: number, now: number) => endAtClock({ hour, minute }, now, BERLIN);
    const evening = at('2027-03-27 22:00', BERLIN);
    expect(clock(23, 30, evening)).toBe(at('2027-03-27 23:30', BERLIN));
    // 02:30 does not exist in the night in which summer begins
    expect(clock(2, 30, evening)).toBe(at('2027-03-28 03:00', BERLIN));
    // an hour that comes twice: the first of them, and an hour of the pause is an hour
    const october = at('2026-10-25 01:50', BERLIN);
    expect(clock(2, 30, october)).toBe(october + 40 * MINUTE);
    expect(endOfSwitch(aStore({ zone: BERLIN }), { minutes: 60 }, october + 30 * MINUTE)).toBe(
      october + 90 * MINUTE,
    );
  });
});

describe('[ST17] [ST20] tomorrow’s opening', () => {
  const opening = (now: string, change: Parameters<typeof aStore>[0] = {}) =>
    nextOpeningDay(openingHoursOf(aStore(change)), at(now, change.zone));

  it('is the first of the next day the store opens, not the second of today', () => {
    const hours = [
      { day: null, start: 660, end: 840 },
      { day: null, start: 1020, end: 1260 },
    ];
    expect(opening('2026-11-30 13:00', { hours })).toBe(at('2026-12-01 11:00'));
    expect(opening('2026-11-30 15:00', { hours })).toBe(at('2026-12-01 11:00'));
    expect(opening('2026-11-30 13:00', { hours: hours.map((one) => ({ ...one, day: 2 })) })).toBe(
      at('2026-12-07 11:00'),
    );
  });

  it('counts special days', () => {
    const closed = { day: { year: 2026, month: 12, day: 1 }, hours: [], note: '' };
    const late = { day: { year: 2026, month: 12, day: 2 }, hours: [{ start: 900, end: 1080 }], note: '' };
    expect(opening('2026-11-30 18:00', { specialDays: [closed, late] })).toBe(at('2026-12-02 15:00'));
  });

  it('belongs to the evening that goes on after midnight', () => {
    const hours = [{ day: null, start: 1080, end: 119 }];
    expect(opening('2026-11-30 23:00', { hours })).toBe(at('2026-12-01 18:00'));
    expect(opening('2026-12-01 01:00', { hours })).toBe(at('2026-12-01 18:00'));
    expect(opening('2026-12-01 03:00')).toBe(at('2026-12-01 10:00'));
    expect(opening('2026-12-01 05:00')).toBe(at('2026-12-02 10:00'));
  });

  it('of a store that never closes is four in the morning; one that never opens has none', () => {
    expect(opening('2026-11-30 23:00', { hours: [] })).toBe(at('2026-12-01 04:00'));
    expect(opening('2026-12-01 01:00', { hours: [] })).toBe(at('2026-12-01 04:00'));
    const weekly = [{ day: 2, start: 600, end: 660 }];
    const none = { day: { year: 2026, month: 12, day: 7 }, hours: [], note: '' };
    expect(opening('2026-11-30 18:00', { hours: weekly, specialDays: [none] })).toBe(at('2026-12-14 10:00'));
    const never = aStore({ hours: [{ day: 99, start: 0, end: 1 }] });
    expect(endOfSwitch(never, { opening: true }, SIX)).toEqual({ refused: 'SWITCH_OPENING' });
  });

  it('is by the clock as it stands then', () => {
    const zone = BERLIN;
    expect(opening('2027-03-27 20:00', { zone })).toBe(at('2027-03-28 10:00', BERLIN));
  });
});

describe('what is paused', () => {
  const store = aStore({ switches: [paused('DELI'), paused('DELIAT'), paused('PICKUP')] });

  it('[ST21] all of it: the store is paused until the first end, its cart may be filled, and closed it is closed', () => {
    const first = aStore({ switches: [paused('DELI'), paused('DELIAT'), paused('PICKUP', SEVEN - MINUTE)] });
    expect(pausedUntil(first, SIX)).toBe(SEVEN - MINUTE);
    expect(openState(first, SIX)).toEqual({ state: 'paused', until: SEVEN - MINUTE });
    expect(openState(first, SEVEN - MINUTE)).toMatchObject({ state: 'open' });
    expect(mayFillCart(first, SIX)).toBeNull();
    expect(openState(aStore({ switches: [paused('DELI')] }), SIX)).toMatchObject({ state: 'open' });
    const night = at('2026-11-30 23:00');
    const long = aStore({ orderTypes: ['DELI'], switches: [paused('DELI', night + MINUTE)] });
    expect(openState(long, night)).toMatchObject({ state: 'closed' });
    expect(pausedUntil(aStore({ orderTypes: [] }), SIX)).toBeNull();
  });

  it('[ST21] is offered for a time from the end on', () => {
    const first = (type: 'PICKUP' | 'DELIAT') => nextFreeTime(store, { type, now: SIX }, SIX)?.at;
    expect([first('PICKUP'), first('DELIAT')]).toEqual([SEVEN, SEVEN]);
    expect(timeChoices(store, { type: 'PICKUP', now: SIX })[0]?.hours[0]).toMatchObject({ hour: 19 });
    expect(nextFreeTime(aStore(), { type: 'PICKUP', now: SIX }, SIX)?.at).toBe(SIX);
  });

  it('[ST21] ends no choosing of people who order together, unless nothing can be had then or later', () => {
    expect(pausedThenUntil(store, SIX)).toBeNull();
    const only = aStore({ orderTypes: ['DELI'], switches: [paused('DELI')] });
    expect([pausedThenUntil(only, SIX), pausedThenUntil(only, SEVEN)]).toEqual([SEVEN, null]);
  });
});

describe('who is busy', () => {
  const store = aStore({
    prepMinutes: 20,
    deliveryMinutes: 35,
    acceptsItself: true,
    switches: [busy('DELI'), busy('TABLE', 10)],
  });

  it('[ST22] says longer minutes of new orders, first times and promises; the way stays as long', () => {
    expect(minutesFor(store, 'DELI', SIX)).toEqual({ kitchen: 40, way: 15 });
    expect(minutesFor(store, 'DELI', SEVEN)).toEqual({ kitchen: 20, way: 15 });
    expect(minutesFor(store, 'PICKUP', SIX).kitchen).toBe(20);
    expect(proposedMinutes({ type: 'TABLE', wantedAt: null }, store, SIX).kitchen).toBe(30);
    const slow = { ...store, switches: [busy('PICKUP', 45)] };
    expect(nextFreeTime(slow, { type: 'PICKUP', now: SIX }, SIX)?.at).toBe(SIX + 65 * MINUTE);
    const order = {
      ...({ status: 'WAIT_CONFIRM', type: 'PICKUP', transferUnconfirmed: false } as const),
      ...{ feeOffered: false, feeOpen: false, guestsUnseen: false, wantedAt: null },
    };
    expect(promiseByItself(order, slow, { heardAt: SIX }, SIX)?.promisedAt).toBe(SIX + 65 * MINUTE);
  });

  it('[OR96] changes nothing of an order that exists: the time to answer it runs on', () => {
    const waiting = { waitsSince: SIX, wantedAt: null };
    const still = aStore({ prepMinutes: 20, deliveryMinutes: 35 });
    const all = { ...store, switches: [paused('PICKUP'), busy('DELI', 120)] };
    expect(answerTime(waiting, all)).toEqual(answerTime(waiting, still));
    const later = { waitsSince: SIX, wantedAt: SIX + 180 * MINUTE };
    expect(answerTime(later, all)).toEqual(answerTime(later, still));
  });
});

describe('the news of switches', () => {
  const told = (change: Parameters<typeof aStore>[0], now = SIX) =>
    switchNews(aStore(change), now).map(({ type, kind, until, takesLater }) => [
      type,
      kind,
      until,
      takesLater,
    ]);
  const EIGHT = at('2026-11-30 20:00');

  it('[ST25] are told of some kinds: pauses first, the soonest end first, and not from their end on', () => {
    const switches = [busy('PICKUP'), paused('DELI', EIGHT), paused('DELIAT', EIGHT + MINUTE)];
    expect(told({ switches })).toEqual([
      ['DELI', 'pause', EIGHT, true],
      ['DELIAT', 'pause', EIGHT + MINUTE, true],
      ['PICKUP', 'busy', SEVEN, true],
    ]);
    expect(told({ switches }, SEVEN)).toHaveLength(2);
    expect(told({ switches }, EIGHT + MINUTE)).toEqual([]);
    expect(newsOfWay(switchNews(aStore({ switches }), SIX), 'pickup').map(({ type }) => type)).toEqual([
      'PICKUP',
    ]);
  });

  it('[ST25] say once what pauses delivery as a whole, and no later time where none is offered', () => {
    expect(told({ switches: [paused('DELI'), paused('DELIAT')] })).toEqual([['DELI', 'pause', SEVEN, true]]);
    expect(told({ orderTypes: ['DELI', 'PICKUP'], switches: [paused('DELI')] })).toEqual([
      ['DELI', 'pause', SEVEN, false],
    ]);
    expect(told({ orderTypes: ['PICKUP'], switches: [paused('DELI')] })).toEqual([]);
  });

  it('[ST25] tell of a closed store what it would take all the same', () => {
    const night = at('2026-11-30 23:00');
    const until = at('2026-12-01 12:00');
    const switches = [paused('DELI', until), paused('PICKUP', until)];
    expect(told({ switches }, night)).toEqual([]);
    expect(told({ switches: [...switches, paused('DELIAT', until)] }, night)).toEqual([
      ['DELIAT', 'pause', until, true],
    ]);
  });

  it('[ST25] tell a table of its own orders alone', () => {
    const store = aStore({ switches: [paused('DELI'), busy('TABLE')] });
    expect(tableNews(store, SIX)).toMatchObject({ kind: 'busy', minutes: 20, until: SEVEN });
    expect(tableNews(store, SEVEN)).toBeNull();
    expect(tableNews({ ...store, tablesStopped: true }, SEVEN)).toMatchObject({ kind: 'pause', until: null });
    expect(switchNews(store, SIX).some(({ type }) => type === 'TABLE')).toBe(false);
  });
});
