import { randomUUID } from 'node:crypto';
import { storeTopic } from '@mam/contract/http/topic.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { outcome, placingAt, refusal } from '../../test/placing.ts';
import { lastEvent, openStream, rings } from '../../test/sse.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { bodyAtTable } from '../../test/table/table-order.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { exportBundle } from '../bundle/export-bundle.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { tellOfEndedSwitches } from '../store/ended-switches.ts';
import { addPerson } from './people/add-person.ts';

const SET = '/v1/staff/switch';
const END = '/v1/staff/switch/end';
const TYPES = ['DELI', 'PICKUP', 'TABLE'];
const MINUTE = 60_000;
// the same again is another change
const newKey = () => ({ 'idempotency-key': randomUUID() });

describeServerOnBothEngines('the switches of a store', {}, (running) => {
  const placing = placingAt(running);
  const people = {} as Record<'cook' | 'cashier' | 'manager' | 'elsewhere', AsStaff>;
  beforeAll(async () => {
    for (const [name, role, stores] of [
      ['cook', 'cook', []],
      ['cashier', 'cashier', []],
      ['manager', 'manager', []],
      ['elsewhere', 'manager', [102]],
    ] as const) {
      const person = { brand: 'BEPNHA', name, password: 'mat-khau-cua-quan', role, stores };
      await addPerson(running().database, person, Date.now());
      people[name] = await signedIn(running(), name, 'mat-khau-cua-quan', 'BEPNHA');
    }
  });
  const pause = (types: readonly string[] = ['DELI'], end: object = { minutes: 30 }, by = people.cashier) =>
    by('POST', SET, { store: 101, types, kind: 'pause', end }, newKey());
  const slow = (minutes: unknown, by = people.cook, types: readonly string[] = ['DELI']) =>
    by('POST', SET, { store: 101, types, kind: 'busy', minutes, end: { minutes: 30 } }, newKey());
  const end = (types: readonly string[] = TYPES, by = people.manager) =>
    by('POST', END, { store: 101, types }, newKey());
  afterEach(async () => {
    expect((await end()).status).toBe(200);
  });
  const told = async () => {
    const answer = await running().fetch('/v1/restaurant?pos_parent=BEPNHA&pos_id=101');
    return (await answer.json()).data.restaurants[0];
  };
  const orderAt = (table: string) => {
    const body = bodyAtTable(placing.shop(), { table }, Date.now());
    const own = { ...placing.diner().headers, 'idempotency-key': randomUUID() };
    return running().send('POST', '/v1/payment/create_order_normal', body, own);
  };

  it('[OR94] [ST21] refuses what is paused with its end in words, writes nothing of it, and takes it again', async () => {
    const paused = await (await pause()).json();
    const [one] = paused.data.switches;
    expect(one).toMatchObject({ type: 'DELI', kind: 'pause', minutes: 0 });
    const before = await placing.counts();
    expect(await refusal(await placing.place(placing.order()))).toMatchObject({
      status: 409,
      code: 'PAUSED',
      data: { until: one.until, type: 'DELI', message: expect.stringContaining('is paused until') },
    });
    expect(await placing.counts()).toEqual(before);
    expect(await outcome(await orderAt('12'))).toBe('ok');
    expect((await told()).switches).toEqual([one]);
    await end(['DELI']);
    expect((await told()).switches).toBeUndefined();
    expect(await outcome(await placing.place(placing.order()))).toBe('ok');
  });

  it('[TB95] pauses the tables until a time, and TB9 stops them without one', async () => {
    await pause(['TABLE']);
    expect(await refusal(await orderAt('12'))).toMatchObject({ status: 409, code: 'TABLES_PAUSED' });
    expect((await told()).tables_stopped).toBe(false);
    await people.manager('PUT', '/v1/staff/tables-stopped', { store: 101, tables_stopped: true });
    expect(await outcome(await orderAt('12'))).toBe('TABLES_STOPPED');
    // whoever may not stop tables does not take them again by the way
    expect((await pause(['TABLE'])).status).toBe(403);
    expect((await end(['TABLE'], people.cashier)).status).toBe(403);
    expect((await told()).tables_stopped).toBe(true);
  });

  it('[ST19] the younger replaces the older of its kind, told once a key', async () => {
    const first = (await (await slow(20)).json()).data;
    const key = newKey();
    const body = { store: 101, types: ['DELI'], kind: 'pause', end: { opening: true } };
    const ask = () => people.cashier('POST', SET, body, key);
    const second = (await (await ask()).json()).data;
    expect(second.replaced).toEqual(first.switches);
    expect(second.switches).toHaveLength(1);
    expect((await (await ask()).json()).data).toEqual(second);
    expect((await (await end(['DELI'])).json()).data).toEqual({ switches: [], replaced: second.switches });
  });

  it('[ST19] an end that has passed, is too far or is said twice is refused, and so is a kind nobody offers', async () => {
    const seconds = Math.floor(Date.now() / 1000);
    const code = async (answer: Promise<Response>) => (await refusal(await answer)).code;
    expect(await code(pause(['DELI'], { until: seconds - 60 }))).toBe('SWITCH_END');
    expect(await code(pause(['DELI'], { until: seconds + 8 * 86_400 }))).toBe('SWITCH_END');
    for (const wrong of [
      {},
      { minutes: 0 },
      { minutes: 15, opening: true },
      { until: seconds + 60, minutes: 5 },
    ])
      expect(await code(pause(['DELI'], wrong))).toBe('MALFORMED');
    expect(await code(pause([]))).toBe('MALFORMED');
    expect(await code(pause(['DELI', 'DELI']))).toBe('MALFORMED');
    for (const minutes of [undefined, 0, 4, 121, -20, 10.5])
      expect(await code(slow(minutes))).toBe('MALFORMED');
    expect((await told()).switches).toBeUndefined();
  });

  it('[ST24] [SF1] [SF2] a cook slows, a cashier pauses, and nobody switches elsewhere', async () => {
    expect((await slow(20)).status).toBe(200);
    expect((await pause(['DELI'], { minutes: 15 }, people.cook)).status).toBe(403);
    expect((await pause()).status).toBe(200);
    // softening a pause is ending it
    expect((await slow(20)).status).toBe(403);
    expect((await end(['DELI'], people.cook)).status).toBe(403);
    expect((await pause(['DELI'], { minutes: 15 }, people.elsewhere)).status).toBe(404);
    expect((await end(['DELI'], people.elsewhere)).status).toBe(404);
    expect((await end(['DELI'], people.cashier)).status).toBe(200);
  });

  it('[ST22] [ST24] the board says who, and by how much', async () => {
    await slow(20);
    const board = (await (await people.cook('GET', '/v1/staff/board?store=101')).json()).data;
    expect(board.switches).toMatchObject([{ type: 'DELI', kind: 'busy', minutes: 20, by: 'cook' }]);
  });

  it('[ST18] [ST19] stays as it is when the brand is published again', async () => {
    await pause();
    const bundle = await exportBundle(running().database.read, 'BEPNHA');
    if (!bundle) throw new Error('the demo has this brand');
    await importBundle(running().database, bundle, Date.now());
    expect(await outcome(await placing.place(placing.order()))).toBe('PAUSED');
  });

  it('[ST23] rings when it is set and ended, and its own end once, whoever sees it', async () => {
    const before = await lastEvent(running().database);
    const stream = await openStream(running().url, [storeTopic('BEPNHA', 101)]);
    await expect.poll(() => stream.frames.length).toBeGreaterThan(0);
    await pause();
    await expect.poll(() => rings(stream, before)).toBe(1);
    const { database } = running();
    const later = { database, now: () => Date.now() + 40 * MINUTE } as Parameters<
      typeof tellOfEndedSwitches.run
    >[0];
    await Promise.all([tellOfEndedSwitches.run(later), tellOfEndedSwitches.run(later)]);
    await tellOfEndedSwitches.run(later);
    await expect.poll(() => rings(stream, before)).toBe(2);
    // the clock of the duty went wrong: the pause lasts as long as it said
    expect(await outcome(await placing.place(placing.order()))).toBe('PAUSED');
    await end(['DELI']);
    await end(['DELI']);
    await expect.poll(() => rings(stream, before)).toBe(3);
    stream.close();
  });
});
