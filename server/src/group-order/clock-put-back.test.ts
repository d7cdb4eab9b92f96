import { pino } from 'pino';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Guest, groupOrderHash, HOUR, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import { GROUP_ORDER_DUTIES } from './duties.ts';

const NOON = Date.UTC(2026, 10, 30, 5); // a Monday in Ho Chi Minh City
const clock = { now: NOON };

describeServerOnBothEngines(
  'a group order and a clock that is put back',
  { now: () => clock.now },
  (running) => {
    const together = togetherAt(running, clock);
    let owner: Guest;
    let member: Guest;
    let hash: string;

    beforeAll(together.prepare);
    beforeEach(async () => {
      clock.now = NOON;
      owner = await together.guest();
      hash = groupOrderHash(await together.begin(owner));
      member = await together.guest();
      await together.join(member, hash);
    });

    const look = () =>
      runDue(GROUP_ORDER_DUTIES, {
        ...running().context,
        now: () => clock.now,
        log: pino({ level: 'silent' }),
      });
    const choose = async () => {
      const { code } = await together.save(member, hash, {
        cart: together.lines(together.line()),
        status: 1,
      });
      return code;
    };

    it('[GO2] a choosing that was found over takes no cart again', async () => {
      clock.now = NOON + HOUR;
      await look();
      clock.now = NOON + HOUR / 2;
      expect(await choose()).toBe('GROUP_ORDER_EXPIRED');
      expect((await together.read(owner, hash)).group).toMatchObject({ state: 'closing', expired: true });
    });

    it('[GO2] neither does one that its owner ended', async () => {
      await together.manage(owner, hash, { action: 'close' });
      clock.now = NOON - 1000;
      expect(await choose()).toBe('GROUP_ORDER_EXPIRED');
    });

    it('[GO2] [GO7] until the owner moves the end', async () => {
      clock.now = NOON + HOUR;
      await look();
      const later = Math.floor((NOON + 2 * HOUR) / 1000);
      await together.manage(owner, hash, { action: 'end', expire_at: later });
      expect(await choose()).toBeUndefined();
      await look();
      expect(await choose()).toBeUndefined();
    });
  },
);
