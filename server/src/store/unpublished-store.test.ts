import { beforeAll, expect, it } from 'vitest';
import { demoBundle, importDemo } from '../../test/demo.ts';
import { aDish, anOrder, defaultLine } from '../../test/order.ts';
import { refusal } from '../../test/placing.ts';
import { signedIn } from '../../test/staff.ts';
import { bodyAtTable } from '../../test/table/table-order.ts';
import { type Guest, groupOrderHash, togetherAt } from '../../test/together.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { importBundle } from '../bundle/import-bundle.ts';
import { addPerson } from '../staff/people/add-person.ts';

describeServerOnBothEngines('[ST16] a store that is not published any more', {}, (running) => {
  const clock = { now: Date.now() };
  const together = togetherAt(running, clock);
  let owner: Guest;
  let member: Guest;
  let group = '';
  let cooked: { order_code: string; hash: string };
  let cancelledOne: { order_code: string; hash: string };

  const send = (who: Guest, path: string, body: unknown, language = 'en') =>
    running().send('POST', path, body, { ...who.headers, 'accept-language': language });
  const anyOrder = (phone: string) =>
    anOrder(together.shop(), [defaultLine(aDish(together.shop()), 2)], { phone });
  const placed = async (who: Guest) =>
    (await (await send(who, '/v1/order', anyOrder(who.phone))).json()).data;
  const publish = (active: 0 | 1) => {
    const bundle = demoBundle('bepnha');
    for (const store of bundle.stores) if (store.Id === 101) store.Active = active;
    return importBundle(running().database, bundle, Date.now());
  };

  beforeAll(async () => {
    await importDemo(running().database);
    await together.prepare();
    [owner, member] = [await together.guest(), await together.guest()];
    [cooked, cancelledOne] = [await placed(owner), await placed(member)];
    group = groupOrderHash(await together.begin(owner));
    await together.save(owner, group, { cart: together.lines(together.line(1)) });
    await publish(0);
  });

  it('takes no order, in whatever language it is asked', async () => {
    const guest = await together.guest();
    const said = (language: string) =>
      send(guest, '/v1/order', anyOrder(guest.phone), language).then(refusal);
    expect(await said('en')).toMatchObject({
      status: 409,
      code: 'STORE_UNPUBLISHED',
      data: { message: expect.stringContaining('does not take orders here') },
    });
    expect((await said('vi')).data.message).toContain('không nhận đơn ở đây');
    expect((await said('de')).data.message).toContain('nimmt hier keine Bestellungen an');
  });

  it('takes none at a table', async () => {
    const guest = await together.guest();
    const body = bodyAtTable(
      together.shop(),
      { lines: [defaultLine(aDish(together.shop()), 1)], table: 'Bàn 12' },
      Date.now(),
    );
    const answer = await send(guest, '/v1/payment/create_order_normal', body);
    expect(await refusal(answer)).toMatchObject({ code: 'STORE_UNPUBLISHED' });
  });

  it('lets nobody begin to order together, nor send what was chosen before', async () => {
    expect((await together.begin(await together.guest())).code).toBe('STORE_UNPUBLISHED');
    expect((await together.manage(owner, group, { action: 'close' })).status).toBe(200);
    const { setting, ...body } = anOrder(together.shop(), [], { phone: owner.phone });
    const whole = { ...body, setting: { ...setting, group_hash: group, total_amount: null } };
    expect(await refusal(await send(owner, '/v1/order', whole))).toMatchObject({ code: 'STORE_UNPUBLISHED' });
  });

  it('is in no list, and answers for itself by its link', async () => {
    const stores = async (query: string) =>
      (await (await running().fetch(`/v1/restaurant?pos_parent=BEPNHA${query}`)).json()).data.restaurants.map(
        ({ Id, Active }: { Id: number; Active: number }) => [Id, Active],
      );
    expect((await stores('')).map(([id]: [number]) => id)).not.toContain(101);
    expect(await stores('&pos_id=101')).toEqual([[101, 0]]);
  });

  it('goes on with what was ordered before: its diner cancels, its team cooks', async () => {
    const { database } = running();
    const person = {
      brand: 'BEPNHA',
      name: 'Lan',
      password: 'mat-khau-1',
      role: 'cook',
      stores: [],
    } as const;
    await addPerson(database, person, Date.now());
    const cook = await signedIn(running(), 'Lan', 'mat-khau-1', 'BEPNHA');
    const board = (await (await cook('GET', '/v1/staff/board?store=101')).json()).data.orders;
    expect(board.map(({ code }: { code: string }) => code)).toContain(cooked.order_code);
    const { version } = board.find(({ code }: { code: string }) => code === cooked.order_code);
    const accepted = await cook('POST', `/v1/staff/order/${cooked.order_code}/accept`, {
      version,
      minutes: 20,
    });
    expect(accepted.status).toBe(200);
    const cancelled = await send(member, `/v1/order/${encodeURIComponent(cancelledOne.hash)}/cancel`, {});
    expect(cancelled.status).toBe(200);
  });

  it('takes orders again when it is published again', async () => {
    await publish(1);
    const guest = await together.guest();
    expect((await send(guest, '/v1/order', anyOrder(guest.phone))).status).toBe(200);
  });
});
