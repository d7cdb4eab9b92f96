import { menuTopic } from '@mam/contract/http/topic.ts';
import { pathId } from '@mam/domain/menu/sold-out.ts';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aComboLine, aDish, anOrder, defaultLine, plain, readShop } from '../../test/order.ts';
import { outcome, placingAt, refusal } from '../../test/placing.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { runDue } from '../clock/clock.ts';
import { DUTIES } from '../duties.ts';
import { addPerson } from './people/add-person.ts';

const HOUR = 3_600_000;
const CALL = '/v1/staff/sold-out';
const MENU = '/v1/menu?pos_parent=BEPNHA&pos_id=101';

const START = Date.now();
const clock = { now: START };

interface Wish {
  readonly kind?: string;
  readonly item_id: string;
  readonly sold_out?: boolean;
  readonly until?: number | null;
}

describeServerOnBothEngines('selling out', { now: () => clock.now }, (running) => {
  const { shop, place } = placingAt(running);
  const people = {} as Record<'cook' | 'elsewhere' | 'stranger', AsStaff>;
  let phones = 0;
  beforeAll(async () => {
    for (const [name, brand, stores] of [
      ['cook', 'BEPNHA', []],
      ['elsewhere', 'BEPNHA', [102]],
      ['stranger', 'SPREE', []],
    ] as const) {
      const person = { brand, name, password: 'mat-khau-cua-quan', role: 'cook' as const, stores };
      await addPerson(running().database, person, clock.now);
      people[name] = await signedIn(running(), name, 'mat-khau-cua-quan', brand);
    }
  });
  beforeEach(() => {
    clock.now += 60_000;
  });
  const say = (wish: Wish, by: AsStaff = people.cook) =>
    by('PUT', CALL, { store: 101, sold_out: true, ...wish });
  const rows = () =>
    running().database.read.selectFrom('sold_out').selectAll().where('by_staff', '<>', 'bundle').execute();
  const past = () =>
    running().database.read.selectFrom('sold_out_past').selectAll().orderBy('ended_at').execute();
  const staffMenu = async () => (await (await people.cook('GET', '/v1/staff/menu?store=101')).json()).data;
  const version = async () =>
    (
      await running()
        .database.read.selectFrom('stores')
        .select('menu_version')
        .where('brand', '=', 'BEPNHA')
        .where('id', '=', 101)
        .executeTakeFirstOrThrow()
    ).menu_version;
  const ring = () =>
    runDue(
      DUTIES.filter(({ name }) => name === 'sold out until'),
      { ...running().context, now: () => clock.now, log: pino({ level: 'silent' }) },
    );
  afterEach(async () => {
    for (const { kind, item_id } of await rows()) await say({ kind, item_id, sold_out: false });
    expect(await rows()).toEqual([]);
  });

  const sized = () => aDish(shop(), ({ variants }) => variants.length > 1);
  const asked = () => aDish(shop(), ({ groups, variants }) => variants.length === 0 && groups[0]?.min === 1);
  const orderOf = (dish: ReturnType<typeof aDish>) => {
    phones += 1;
    const phone = `0915${String(phones).padStart(6, '0')}`;
    return anOrder(shop(), [defaultLine(dish, 3)], { phone });
  };
  const optionOf = (dish: ReturnType<typeof aDish>, at = 0) => {
    const [group] = dish.groups;
    return { kind: 'option', item_id: pathId(dish.id, group?.id ?? '', group?.options[at]?.id ?? '') };
  };
  const sizeOf = (dish: ReturnType<typeof aDish>, at = 0) => ({
    kind: 'variant',
    item_id: pathId(dish.id, dish.variants[at]?.id ?? ''),
  });

  describe.each([
    ['a size', () => ({ dish: sized(), wish: sizeOf(sized()) })],
    ['an option', () => ({ dish: asked(), wish: optionOf(asked()) })],
    ['a dish', () => ({ dish: aDish(shop()), wish: { kind: 'dish', item_id: aDish(shop()).id } })],
  ] as const)('%s', (_, read) => {
    it('[ME16] [OP3] [OP7] is in no order whose reading began after the answer, and in others till somebody puts it back', async () => {
      const { dish, wish } = read();
      expect((await say(wish)).status).toBe(200);
      expect(await refusal(await place(orderOf(dish)))).toMatchObject({
        status: 409,
        code: 'SOLD_OUT',
        data: { names: [dish.name] },
      });
      expect((await say({ ...wish, sold_out: false })).status).toBe(200);
      expect(await outcome(await place(orderOf(dish)))).toBe('ok');
    });

    it('[ME16] is on sale again at its moment, whoever has been told, and not before', async () => {
      const { dish, wish } = read();
      const until = clock.now + HOUR;
      expect((await say({ ...wish, until })).status).toBe(200);
      expect(await outcome(await place(orderOf(dish)))).toBe('SOLD_OUT');
      clock.now = until - 1;
      expect(await outcome(await place(orderOf(dish)))).toBe('SOLD_OUT');
      clock.now = until;
      expect(await outcome(await place(orderOf(dish)))).toBe('ok');
      expect((await readShop(running(), 'BEPNHA', 101)).menu.dishes).toEqual(shop().menu.dishes);
      const { dishes } = await staffMenu();
      expect(JSON.stringify(dishes)).not.toContain('"by":"cook"');
    });
  });

  it('[ME16] a duty rings when something is back, once, and keeps who had sold it out', async () => {
    const dish = aDish(shop());
    const until = clock.now + HOUR;
    await say({ item_id: dish.id, until });
    const before = await version();
    await ring();
    expect(await version()).toBe(before);
    clock.now = until;
    await ring();
    await ring();
    expect(await version()).toBe(before + 1);
    const bells = running().database.read.selectFrom('events').selectAll();
    const [bell] = await bells.where('topic', '=', menuTopic('BEPNHA', 101)).orderBy('seq', 'desc').execute();
    expect(bell).toMatchObject({ version: before + 1, at: until });
    expect(await rows()).toEqual([]);
    expect((await past()).at(-1)).toMatchObject({
      kind: 'dish',
      item_id: dish.id,
      by_name: 'cook',
      until,
      ended_at: until,
      ended_by: null,
    });
  });

  it('[ME16] says until when to the diner, and to staff by whom', async () => {
    const dish = asked();
    const until = clock.now + HOUR;
    await say({ ...optionOf(dish), until });
    const { data } = await (await running().fetch(MENU)).json();
    const item = data.items.find(({ id }: { id: string }) => id === dish.id);
    expect(item.customizations[0].options[0]).toMatchObject({
      status: 'OUT_OF_STOCK',
      sold_out_until: until,
    });
    const listed = (await staffMenu()).dishes.find(({ id }: { id: string }) => id === dish.id);
    expect(listed.groups[0].options[0]).toMatchObject({ sold_out: true, until, by: 'cook' });
    expect(listed.groups[0].options[1]).toMatchObject({ sold_out: false, until: null, by: null });
  });

  it('[ME16] said twice changes nothing more; another end is another change', async () => {
    const wish = { ...sizeOf(sized()), until: clock.now + HOUR };
    await say(wish);
    const [before, ended] = [await version(), (await past()).length];
    await say(wish);
    expect(await version()).toBe(before);
    clock.now += 1;
    await say({ ...wish, until: null });
    expect([await version(), (await past()).length]).toEqual([before + 1, ended + 1]);
    expect(await rows()).toMatchObject([{ until: null }]);
    clock.now += 1;
    await say({ ...wish, sold_out: false });
    await say({ ...wish, sold_out: false });
    expect([await version(), (await past()).length]).toEqual([before + 2, ended + 2]);
  });

  it('[ME16] one of several who say it at once is kept', async () => {
    const { item_id } = sizeOf(sized());
    const ends = [1, 2, 3, 4].map((hours) => clock.now + hours * HOUR);
    const answers = await Promise.all(ends.map((until) => say({ kind: 'variant', item_id, until })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const left = await rows();
    expect(left).toHaveLength(1);
    expect(ends).toContain(Number(left[0]?.until));
  });

  it('[OP16] a dish is gone with all of a group that must be met', async () => {
    const dish = asked();
    const options = dish.groups[0]?.options ?? [];
    for (const at of options.keys()) await say(optionOf(dish, at));
    expect(await refusal(await place(orderOf(dish)))).toMatchObject({ code: 'SOLD_OUT' });
  });

  it('[CO12] a combo is switched off by itself, and gone with what fills it', async () => {
    const line = aComboLine(shop());
    if (line.kind !== 'combo') throw new Error('no combo');
    phones += 1;
    const body = anOrder(shop(), [line], { phone: `0916${String(phones).padStart(6, '0')}` });
    await say({ kind: 'combo', item_id: line.comboId });
    expect(await refusal(await place(body))).toMatchObject({ code: 'SOLD_OUT' });
    const { combos } = await staffMenu();
    expect(combos.find(({ id }: { id: string }) => id === line.comboId)).toMatchObject({ sold_out: true });
    await say({ kind: 'combo', item_id: line.comboId, sold_out: false });
    for (const { dishId } of line.parts) await say({ item_id: dishId });
    expect(await refusal(await place(body))).toMatchObject({ code: 'SOLD_OUT' });
  });

  it('[ME17] an ingredient is sold out with one switch in every dish it stands in, and back with one', async () => {
    const withEgg = aDish(
      shop(),
      ({ groups, variants }) =>
        variants.length === 0 &&
        groups.some(({ min, options }) => min === 0 && options.some(({ name }) => name.startsWith('Trứng'))),
    );
    const group = withEgg.groups.find(({ min, options }) => min === 0 && options.length > 0);
    const egg = group?.options.find(({ name }) => name.startsWith('Trứng'));
    const line = defaultLine(withEgg, 3);
    const chosen = { groupId: group?.id ?? '', optionId: egg?.id ?? '', quantity: 1 };
    if (line.kind !== 'dish') throw new Error('no dish');
    const order = (options = [...line.options, chosen]) => {
      phones += 1;
      const phone = `0917${String(phones).padStart(6, '0')}`;
      return anOrder(shop(), [{ ...line, options }], { phone });
    };
    const listed = (await staffMenu()).ingredients.find(({ id }: { id: string }) => id === 'egg');
    expect(listed.dishes.length).toBeGreaterThan(5);
    const before = await version();
    await say({ kind: 'ingredient', item_id: 'egg', until: clock.now + HOUR });
    expect(await version()).toBe(before + 1);
    expect(await outcome(await place(order()))).toBe('SOLD_OUT');
    // the same dish without it is ordered as ever
    expect(await outcome(await place(order([...line.options])))).toBe('ok');
    const text = await (await running().fetch(MENU)).text();
    expect(text.split('"sold_out_until"')).toHaveLength(listed.dishes.length + 1);
    expect(text).not.toMatch(/same_as|ingredients|Trứng gà"/);
    const menu = await staffMenu();
    const dish = menu.dishes.find(({ id }: { id: string }) => id === withEgg.id);
    const option = dish.groups
      .flatMap(({ options }: { options: { ingredient: string | null }[] }) => options)
      .find(({ ingredient }: { ingredient: string | null }) => ingredient === 'egg');
    expect(option).toMatchObject({ sold_out: true, by: 'cook' });
    await say({ kind: 'ingredient', item_id: 'egg', sold_out: false });
    expect(await outcome(await place(order()))).toBe('ok');
  });

  it('an end that is over, too far or none, a thing nobody sells, others’ stores: told in words, and nothing is written', async () => {
    const { id: item_id } = aDish(shop(), plain);
    for (const until of [clock.now, clock.now - 1, 0, clock.now + 61 * 24 * HOUR])
      expect(await refusal(await say({ item_id, until }))).toMatchObject({
        status: 422,
        code: 'SOLD_OUT_END',
      });
    for (const until of [-1, 1.5, 'tomorrow', 1e17])
      expect((await say({ item_id, until: until as number })).status).toBe(400);
    expect((await say({ item_id, kind: 'soup' })).status).toBe(400);
    for (const wish of [
      { item_id: 'nobody' },
      { item_id, kind: 'combo' },
      { item_id, kind: 'variant' },
      { item_id: `${item_id}/x`, kind: 'option' },
      { item_id: 'unicorn', kind: 'ingredient' },
    ])
      expect(await refusal(await say(wish))).toMatchObject({ code: 'UNKNOWN' });
    for (const by of [people.elsewhere, people.stranger])
      expect((await refusal(await say({ item_id }, by))).code).toBe('UNKNOWN');
    expect(await rows()).toEqual([]);
    // putting back asks for no end
    expect((await say({ item_id, sold_out: false, until: 1 })).status).toBe(200);
  });

  it('[ST17] names the next opening day, later than now', async () => {
    const { tomorrow } = await staffMenu();
    expect(tomorrow).toBeGreaterThan(clock.now);
    expect(tomorrow).toBeLessThan(clock.now + 48 * HOUR);
  });
});
