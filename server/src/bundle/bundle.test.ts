import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { describe, expect, it } from 'vitest';
import { demoBundle, withoutCodes } from '../../test/demo.ts';
import { describeOnBothEngines } from '../../test/engines.ts';
import { openDatabase } from '../db/database.ts';
import { addSoldOut, endSoldOut, soldOutThings } from '../menu/queries.ts';
import { drawMissingCodes } from '../store/table-codes.ts';
import { exportBundle } from './export-bundle.ts';
import { importBundle } from './import-bundle.ts';
import { readBundle } from './read-bundle.ts';
import { seedDemo } from './seed-demo.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

describe('a broken bundle', () => {
  it('is no JSON: said in one mistake', () => {
    expect(readBundle(bytesOf('{ "format": '))).toMatchObject({
      refused: 'BROKEN_BUNDLE',
      mistakes: [{ path: '' }],
    });
  });

  it('[ME13] in another encoding is refused whole, and one that begins with a mark of its own is read', () => {
    const text = JSON.stringify(demoBundle('spree')).replace(/"name":"[^"]*"/, '"name":"Käsespätzle"');
    const notUtf8 = [{ path: '', message: 'is not UTF-8: save it again in this encoding' }];
    expect(readBundle(bytesOf(text, 'latin1'))).toMatchObject({ mistakes: notUtf8 });
    expect(readBundle(bytesOf(text, 'utf16le'))).toMatchObject({ refused: 'BROKEN_BUNDLE' });
    expect(readBundle(bytesOf(`\uFEFF${text}`))).toHaveProperty('bundle');
    const lost = bytesOf(text.replace('Käsespätzle', 'K\uFFFDsesp\uFFFDtzle'));
    expect(readBundle(lost)).toMatchObject({
      mistakes: [{ message: expect.stringContaining('U+FFFD') }],
    });
  });

  it('has every mistake named by its path', () => {
    const bundle = demoBundle('bepnha');
    Object.assign(bundle.stores[1] as object, { Id: 101 });
    bundle.menus[0]?.pos_ids.push(999);
    Object.assign(bundle.menus[0]?.menu.items[6] as object, { ta_price: 1000.5 });
    const read = readBundle(bytesOf(JSON.stringify(bundle)));
    const paths = 'refused' in read ? read.mistakes.map(({ path }) => path) : [];
    expect(paths).toContain('stores[1].Id');
    expect(paths).toContain('menus[0].pos_ids[4]');
    expect(paths).toContain('menus[0].menu.items[6].ta_price');
  });
});

const codesIn = (bundle: Bundle | null, store: number) =>
  new Map(
    bundle?.stores.find(({ Id }) => Id === store)?.table_codes?.map(({ table, code }) => [table, code]),
  );

describeOnBothEngines('a bundle', (emptyPlace) => {
  const withDatabase = async (
    work: (database: Awaited<ReturnType<typeof openDatabase>>, folder: string) => Promise<void>,
  ) => {
    const place = await emptyPlace();
    const database = await openDatabase({ ...place, serving: true });
    try {
      await work(database, place.dataFolder);
    } finally {
      await database.close();
      await place.remove();
    }
  };

  it('comes out as it went in: import(export(x)) = x', () =>
    withDatabase(async (database) => {
      for (const brand of ['bepnha', 'spree'] as const) {
        await importBundle(database, demoBundle(brand), 1);
        const once = await exportBundle(database.read, brand.toUpperCase());
        expect(withoutCodes(once)).toEqual(demoBundle(brand));
        const read = readBundle(bytesOf(JSON.stringify(once)));
        if ('refused' in read) throw new Error('our own export is refused');
        await importBundle(database, read.bundle, 2);
        expect(JSON.stringify(await exportBundle(database.read, brand.toUpperCase()))).toBe(
          JSON.stringify(once),
        );
      }
    }));

  it('[TB33] [TB34] its tables have codes, kept when it is imported again and dead when the table goes', () =>
    withDatabase(async (database) => {
      const exported = () => exportBundle(database.read, 'BEPNHA');
      await importBundle(database, demoBundle('bepnha'), 1);
      const first = codesIn(await exported(), 101);
      expect([...first.keys()]).toEqual(demoBundle('bepnha').stores[0]?.tables);
      const all = (await exported())?.stores.flatMap(({ table_codes = [] }) => table_codes) ?? [];
      expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);

      const changed = demoBundle('bepnha');
      changed.stores[0]?.tables?.splice(0, 2, 'Bàn 1', 'Sân vườn');
      await importBundle(database, changed, 2);
      const second = codesIn(await exported(), 101);
      expect(second.get('Bàn 1')).toBe(first.get('1'));
      expect(second.get('3')).toBe(first.get('3'));
      expect([...first.values()]).not.toContain(second.get('Sân vườn'));

      await importBundle(database, demoBundle('bepnha'), 3);
      expect(codesIn(await exported(), 101).get('2')).not.toBe(first.get('2'));
    }));

  it('[TB34] brings its codes along to another server, but none of another brand', () =>
    withDatabase(async (database) => {
      await importBundle(database, demoBundle('bepnha'), 1);
      const file = await exportBundle(database.read, 'BEPNHA');
      if (!file) throw new Error('it was imported');
      await withDatabase(async (elsewhere) => {
        await importBundle(elsewhere, demoBundle('bepnha'), 1);
        await importBundle(elsewhere, file, 2);
        expect(await exportBundle(elsewhere.read, 'BEPNHA')).toEqual(file);
      });
      const copy = { ...file, brand: { ...file.brand, pos_parent: 'COPY' } };
      const refused = await importBundle(database, copy, 2);
      expect(refused).toMatchObject({ refused: 'TABLE_CODES_TAKEN' });
      expect('paths' in refused && refused.paths).toContain('stores[0].table_codes[0]');
      expect(await exportBundle(database.read, 'COPY')).toBeNull();
    }));

  it('[TB35] brings no code back that was replaced', () =>
    withDatabase(async (database) => {
      await importBundle(database, demoBundle('spree'), 1);
      const file = await exportBundle(database.read, 'SPREE');
      const [store] = file?.stores ?? [];
      const old = store?.table_codes?.[0]?.code;
      if (!file || !store || !old) throw new Error('the demo has tables');
      await database.transaction((trx) =>
        trx.updateTable('table_codes').set({ replaced_at: 2 }).where('code', '=', old).execute(),
      );
      await importBundle(database, file, 3);
      const codes = codesIn(await exportBundle(database.read, 'SPREE'), store.Id);
      expect(codes.size).toBe(store.tables?.length);
      expect([...codes.values()]).not.toContain(old);
    }));

  it('[TB33] tables that have no code yet get one when the server starts, once', () =>
    withDatabase(async (database) => {
      await importBundle(database, demoBundle('spree'), 1);
      const before = await exportBundle(database.read, 'SPREE');
      await drawMissingCodes(database);
      expect(await exportBundle(database.read, 'SPREE')).toEqual(before);
      await database.transaction((trx) => trx.deleteFrom('table_codes').execute());
      expect(await exportBundle(database.read, 'SPREE')).toEqual(demoBundle('spree'));
      await Promise.all([drawMissingCodes(database), drawMissingCodes(database)]);
      const after = await exportBundle(database.read, 'SPREE');
      expect(codesIn(after, 201).size).toBe(demoBundle('spree').stores[0]?.tables?.length);
    }));

  it('takes stores, menus and campaigns away that it no longer names, and rings every store’s bells', () =>
    withDatabase(async (database) => {
      await importBundle(database, demoBundle('bepnha'), 1);
      const bundle = demoBundle('bepnha');
      bundle.stores = bundle.stores.filter((store) => store.Id !== 104);
      bundle.menus = bundle.menus.map((menu) => ({ ...menu, pos_ids: [101, 102, 103] }));
      bundle.voucher_campaigns = bundle.voucher_campaigns?.slice(0, 2);
      await importBundle(database, bundle, 2);
      expect(withoutCodes(await exportBundle(database.read, 'BEPNHA'))).toEqual(bundle);
      const events = await database.read.selectFrom('events').select('topic').where('at', '=', 2).execute();
      expect(events.map((event) => event.topic)).toEqual(
        [101, 102, 103].flatMap((id) => [`store:BEPNHA:${id}`, `menu:BEPNHA:${id}`]),
      );
    }));

  it('[ME14] what a bundle sold out is sold again by a later one; what staff switched is theirs', () =>
    withDatabase(async (database) => {
      const saying = (soldOut: readonly string[]) => {
        const bundle = demoBundle('spree');
        for (const { menu } of bundle.menus)
          for (const item of menu.items)
            Object.assign(item, { status: soldOut.includes(String(item.id)) ? 'OUT_OF_STOCK' : 'ACTIVE' });
        return bundle;
      };
      const [first, second, third] =
        demoBundle('spree').menus[0]?.menu.items.map(({ id }) => String(id)) ?? [];
      if (!first || !second || !third) throw new Error('the demo menu has dishes');
      const soldOut = async () =>
        (await soldOutThings(database.read, { brand: 'SPREE', store: 201 }, 9))
          .flatMap(({ kind, id }) => (kind === 'dish' ? [id] : []))
          .sort();
      const dish = { brand: 'SPREE', store_id: 201, kind: 'dish' } as const;
      const staff = { ...dish, at: 2, by_staff: 'lan', by_name: 'Lan', until: null };

      await importBundle(database, saying([first, second]), 1);
      expect(await soldOut()).toEqual([first, second].sort());
      // staff put one back, and sell another out
      await database.transaction(async (trx) => {
        const back = { ended_at: 2, ended_by: 'lan', ended_by_name: 'Lan' };
        await endSoldOut(trx, { ...dish, item_id: second }, back);
        await addSoldOut(trx, { ...staff, item_id: third });
      });
      await importBundle(database, saying([first, second]), 3);
      expect(await soldOut()).toEqual([first, third].sort());
      // the bundle changes its word of one, says the other anew, and knows nothing of the third
      await importBundle(database, saying([]), 4);
      expect(await soldOut()).toEqual([third]);
      await importBundle(database, saying([second]), 5);
      expect(await soldOut()).toEqual([second, third].sort());
      await importBundle(database, saying([second, third]), 6);
      await importBundle(database, saying([]), 7);
      // sold out by staff before the bundle said so: theirs to put back
      expect(await soldOut()).toEqual([third]);
    }));

  it('leaves nothing behind when something goes wrong half-way', () =>
    withDatabase(async (database) => {
      const bundle = demoBundle('spree');
      // slips past the reading only because it is handed in directly
      Object.assign(bundle.voucher_campaigns?.[0] as object, { date_end: Number.NaN });
      await expect(importBundle(database, bundle, 1)).rejects.toThrow();
      for (const table of ['brands', 'stores', 'menus', 'sold_out', 'table_codes', 'events'] as const)
        expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([]);
    }));

  it('is seeded on an empty demo server only, with three people a brand and one password kept', () =>
    withDatabase(async (database, dataFolder) => {
      expect(await seedDemo(database, { mode: 'production', dataFolder }, 1)).toBeNull();
      const first = await seedDemo(database, { mode: 'demo', dataFolder }, 1);
      expect(first?.names).toEqual(['bepnha', 'spree']);
      expect(await seedDemo(database, { mode: 'demo', dataFolder }, 2)).toEqual(first);
      // [LO1] a number with points to exchange, given once
      const points = await database.read.selectFrom('points_accounts').selectAll().execute();
      expect(points).toMatchObject([{ phone_number: '+84901000500', balance: 50_000 }]);
      const staff = await database.read.selectFrom('staff').select(['brand', 'name', 'role']).execute();
      const people = (brand: string) => [
        { brand, name: 'Hạnh', role: 'waiter' },
        { brand, name: 'Sơn', role: 'cook' },
        { brand, name: brand.toLowerCase(), role: 'owner' },
      ];
      const inOrder = staff.toSorted((a, b) => (`${a.brand} ${a.name}` < `${b.brand} ${b.name}` ? -1 : 1));
      expect(inOrder).toEqual([...people('BEPNHA'), ...people('SPREE')]);
      const brands = await database.read.selectFrom('brands').select('version').execute();
      expect(brands).toEqual([{ version: 1 }, { version: 1 }]);
    }));
});
