import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importDemo } from '../../test/demo.ts';
import { type AsStaff, signedIn } from '../../test/staff.ts';
import { describeServerOnBothEngines } from '../../test/with-server.ts';
import { addPerson } from './people/add-person.ts';

const CODES = '/v1/staff/table-codes';

describeServerOnBothEngines('the codes of tables, for the staff', {}, (running) => {
  const people: Record<string, AsStaff> = {};
  beforeAll(async () => {
    const { database } = running();
    await importDemo(database);
    const add = async (name: string, role: 'cook' | 'manager', stores: number[], brand: string) => {
      await addPerson(database, { brand, name, password: 'mat-khau-1', role, stores }, Date.now());
      people[name] = await signedIn(running(), name, 'mat-khau-1', brand);
    };
    await add('cook', 'cook', [], 'BEPNHA');
    await add('manager', 'manager', [101], 'BEPNHA');
    await add('elsewhere', 'manager', [102], 'BEPNHA');
    await add('stranger', 'manager', [], 'SPREE');
  });
  let manager: AsStaff;
  beforeEach(() => {
    manager = people.manager as AsStaff;
  });

  const codes = async (who = manager) => (await (await who('GET', `${CODES}?store=101`)).json()).data.tables;
  const replace = (code: string, table = '5', who = manager) =>
    who('POST', `${CODES}/replace`, { store: 101, table, code });
  const status = async (code: string) => (await running().fetch(`/t/${code}`, { redirect: 'manual' })).status;

  it('[TB40] are read in the order of the store, with the address that is printed', async () => {
    const tables = await codes();
    expect(tables.map(({ table }: { table: string }) => Number(table))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(tables[4].url).toBe(`${running().config.publicUrl}/t/${tables[4].code}`);
  });

  it('[TB40] a replaced one is dead at once, the others stay, and the new one opens its table', async () => {
    const before = await codes();
    const answer = await replace(before[4].code, 'Bàn 5');
    const after = (await answer.json()).data.tables;
    expect(after[4].code).not.toBe(before[4].code);
    expect(after.toSpliced(4, 1)).toEqual(before.toSpliced(4, 1));
    expect(await status(before[4].code)).toBe(404);
    expect(await status(after[4].code)).toBe(303);
  });

  it('[TB40] pressed twice, and by two at once, it is replaced once', async () => {
    const [seen] = (await codes()).slice(6);
    await Promise.all(Array.from({ length: 5 }, () => replace(seen.code, '7')));
    const [now] = (await codes()).slice(6);
    expect(now.code).not.toBe(seen.code);
    expect((await replace(seen.code, '7')).status).toBe(200);
    expect((await codes())[6]).toEqual(now);
    // the code of one table never ends that of another
    expect((await replace(now.code, '8')).status).toBe(200);
    expect((await codes())[6]).toEqual(now);
  });

  it('[SF1] [SF2] [TB40] are for managers and owners of this store, and for tables it has', async () => {
    const [{ code }] = await codes();
    const { cook, elsewhere, stranger } = people;
    const asked = async (who: AsStaff | undefined) => [
      (await who?.('GET', `${CODES}?store=101`))?.status,
      (await replace(code, '1', who))?.status,
    ];
    expect(await asked(cook)).toEqual([403, 403]);
    expect(await asked(elsewhere)).toEqual([404, 404]);
    expect(await asked(stranger)).toEqual([404, 404]);
    expect((await replace(code, '99')).status).toBe(404);
    expect(await status(code)).toBe(303);
  });
});
