import { changedBoard, type TaggedBoard } from '@mam/contract/staff/changes/board-changes.ts';
import { beforeAll, expect, it } from 'vitest';
import { importDemo } from '../../../test/demo.ts';
import { aDish, anOrder, defaultLine, readShop } from '../../../test/order.ts';
import { keyOf } from '../../../test/program-key.ts';
import { type AsStaff, signedIn } from '../../../test/staff.ts';
import { describeServerOnBothEngines } from '../../../test/with-server.ts';
import { addPerson } from '../people/add-person.ts';

const PASSWORD = 'mâm cơm chiều mưa';

describeServerOnBothEngines('a board by what has changed', {}, (running) => {
  const as = {} as Record<'owner' | 'cook', AsStaff>;
  let counted = 0;
  beforeAll(async () => {
    await importDemo(running().database);
    for (const role of ['owner', 'cook'] as const) {
      const person = { brand: 'BEPNHA', name: `${role} 1`, password: PASSWORD, role, stores: [] };
      await addPerson(running().database, person, Date.now());
      as[role] = await signedIn(running(), `${role} 1`, PASSWORD, 'BEPNHA');
    }
  });
  const place = async () => {
    const shop = await readShop(running(), 'BEPNHA', 101);
    counted += 1;
    const phone = `09${String(counted).padStart(8, '0')}`;
    const { headers } = await running().addDiner();
    const body = anOrder(shop, [defaultLine(aDish(shop), 5)], { phone, type: 'PICKUP' });
    const { data } = await (await running().send('POST', '/v1/order', body, headers)).json();
    return data.order_code as string;
  };
  const whole = async (who: AsStaff, store = 101) =>
    (await (await who('GET', `/v1/staff/board?store=${store}`)).json()).data;
  const changes = async (who: AsStaff, since?: string, store = 101) => {
    const tag = since === undefined ? '' : `&since=${encodeURIComponent(since)}`;
    return (await (await who('GET', `/v1/staff/board/changes?store=${store}${tag}`)).json()).data;
  };
  /** The board as its reader comes to have it, which must be the one there is. */
  const follow = async (who: AsStaff, before: TaggedBoard | null) => {
    const told = await changes(who, before?.tag);
    const board = changedBoard(before, told);
    const { tag: _, ...shown } = board ?? { tag: '' };
    expect(shown).toEqual(await whole(who));
    return { told, board: board as TaggedBoard };
  };
  const move = (code: string, verb: string, body: object) =>
    as.owner('POST', `/v1/staff/order/${code}/${verb}`, body);

  it('[OR127] leads to the board there is, whatever happens to its orders, and says each change once', async () => {
    const codes = [await place(), await place(), await place()];
    const first = await follow(as.owner, null);
    expect(first.told).toMatchObject({ whole: true });
    const calm = await follow(as.owner, first.board);
    expect(calm.told).toMatchObject({ whole: false, changed: [], tag: first.board.tag });
    const [a = '', b = '', c = ''] = codes;
    expect((await move(a, 'accept', { version: 1, minutes: 20 })).status).toBe(200);
    const taken = await follow(as.owner, calm.board);
    expect(taken.told.changed.map(({ code }: { code: string }) => code)).toEqual([a]);
    // no version of the order says that it is printed
    const authorization = `Bearer ${await keyOf(running().database, 'BEPNHA')}`;
    const printed = { pos_parent: 'BEPNHA', store: 101, codes: [b] };
    await running().send('POST', '/v1/order/printed', printed, { authorization });
    const received = await follow(as.owner, taken.board);
    expect(received.told.changed.map(({ code }: { code: string }) => code)).toEqual([b]);
    expect((await move(c, 'reject', { version: 1, reason: 'Hết món', give_back: false })).status).toBe(200);
    const fourth = await place();
    const last = await follow(as.owner, received.board);
    expect(last.told.changed.map(({ code }: { code: string }) => code).sort()).toEqual([c, fourth].sort());
    // who was away for a while asks from what it knew
    const away = await follow(as.owner, first.board);
    expect(away.told.whole).toBe(false);
    expect(away.board).toEqual(last.board);
  });

  it('[OR127] [SF26] is told by role: a cook never reads of a change what a cook does not read', async () => {
    const code = await place();
    const cook = await follow(as.cook, null);
    const owner = await follow(as.owner, null);
    expect(cook.board.tag).not.toBe(owner.board.tag);
    // the tag of another role or store, or of nobody, is no board of theirs
    for (const since of [owner.board.tag, 'x', '']) expect((await changes(as.cook, since)).whole).toBe(true);
    expect((await changes(as.owner, owner.board.tag, 102)).whole).toBe(true);
    await move(code, 'accept', { version: 1, minutes: 20 });
    const [moved] = (await follow(as.cook, cook.board)).told.changed;
    expect(moved.user).toMatchObject({ phone: '' });
    expect((await changes(as.owner, undefined, 9)).orders).toBeUndefined();
  });

  it('[OR127] twenty devices at once are all told the same, and none of what was before', async () => {
    const { board } = await follow(as.owner, null);
    const code = await place();
    const told = await Promise.all(Array.from({ length: 20 }, () => changes(as.owner, board.tag)));
    for (const one of told) expect(one.changed.map((order: { code: string }) => order.code)).toEqual([code]);
    expect(new Set(told.map(({ tag }) => tag)).size).toBe(1);
  });

  it('[OR127] [OR136] two roles that read while orders change have the board there is when they have', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, place));
    const boards = { owner: await follow(as.owner, null), cook: await follow(as.cook, null) };
    const reads = async (who: 'owner' | 'cook') => {
      for (let at = 0; at < 4; at += 1) await changes(as[who], boards[who].board.tag);
    };
    const steps = async (code: string) => {
      expect((await move(code, 'accept', { version: 1, minutes: 20 })).status).toBe(200);
      expect((await move(code, 'ready', { version: 2 })).status).toBe(200);
    };
    await Promise.all([...codes.map(steps), reads('owner'), reads('cook'), reads('owner'), reads('cook')]);
    for (const who of ['owner', 'cook'] as const) {
      const { told } = await follow(as[who], boards[who].board);
      expect(told.whole).toBe(false);
      expect(told.changed.map(({ code }: { code: string }) => code).sort()).toEqual(codes.toSorted());
    }
  });
});
