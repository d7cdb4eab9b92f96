import { type LoadHookContext, registerHooks } from 'node:module';
import { expect, it } from 'vitest';

/** Functions that read something of an order, with the file each stands in. */
const READERS = {
  readCart: 'domain/src/cart/read-cart.ts',
  parseOrderDraft: 'contract/src/checkout/order-draft.ts',
  storeVersions: 'server/src/store/queries.ts',
  openCheckout: 'domain/src/checkout/checkout.ts',
} as const;
type Reader = keyof typeof READERS;

const counts: Record<Reader, number> = { readCart: 0, parseOrderDraft: 0, storeVersions: 0, openCheckout: 0 };
(globalThis as { countReading?: (name: Reader) => void }).countReading = (name) => {
  counts[name] += 1;
};

/** The product's own files, with a line at the head of each reader that counts its calls. */
function counting(source: string, name: Reader): string {
  const head = new RegExp(`export (async )?function ${name}\\(`);
  const at = source.search(head);
  if (at < 0) throw new Error(`${name} is no exported function any more`);
  // the body begins at the first brace at the end of a line after the signature
  const body = source.indexOf(' {\n', source.indexOf(')', at)) + 3;
  return `${source.slice(0, body)}globalThis.countReading('${name}');\n${source.slice(body)}`;
}

registerHooks({
  load(url: string, context: LoadHookContext, next) {
    const loaded = next(url, context);
    const found = (Object.keys(READERS) as Reader[]).find((name) => url.endsWith(READERS[name]));
    return found ? { ...loaded, source: counting(String(loaded.source), found) } : loaded;
  },
});

const { describeServerOnBothEngines } = await import('../../test/with-server.ts');
const { outcome, placingAt } = await import('../../test/placing.ts');

describeServerOnBothEngines('placing an order', {}, (running) => {
  const { order, place } = placingAt(running);

  it('[CH3] reads the store, the body and the cart once', async () => {
    expect(await outcome(await place(order()))).toBe('ok'); // the first order of a process reads the store itself
    const body = order();
    for (const name of Object.keys(counts) as Reader[]) counts[name] = 0;
    expect(await outcome(await place(body))).toBe('ok');
    expect(counts).toEqual({ readCart: 1, parseOrderDraft: 1, storeVersions: 1, openCheckout: 1 });
  });

  it('[CH3] reads all of it again when the store was changed since this process read it', async () => {
    const { database } = running();
    const body = order();
    await database.transaction((trx) =>
      trx
        .updateTable('stores')
        .set((of) => ({ version: of('version', '+', 1) }))
        .where('id', '=', 101)
        .where('brand', '=', 'BEPNHA')
        .execute(),
    );
    for (const name of Object.keys(counts) as Reader[]) counts[name] = 0;
    expect(await outcome(await place(body))).toBe('ok');
    expect(counts).toEqual({ readCart: 2, parseOrderDraft: 2, storeVersions: 2, openCheckout: 2 });
  });
});
