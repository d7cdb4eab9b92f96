import { describe, expect, it } from 'vitest';
import { dropPlacing, hasBecome, type Intent, isDefinite, storedPlacing, storePlacing } from './intent.ts';

function storageOf(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

const intent: Intent = {
  key: 'k1',
  body: { brand_id: 'BEPNHA', store_id: 1, items: [], setting: { type: 'DELI' } },
  brand: 'BEPNHA',
  storeId: 1,
  at: 1_000,
};

describe('an order on its way', () => {
  it('survives a reload with its key', () => {
    const storage = storageOf();
    storePlacing(storage, intent);
    expect(storedPlacing(storage, 2_000)).toEqual(intent);
    dropPlacing(storage);
    expect(storedPlacing(storage, 2_000)).toBeNull();
  });
  it('is followed by the order it became', () => {
    const storage = storageOf();
    const { body: _, ...cart } = intent;
    storePlacing(storage, { ...cart, hash: 'AB12:secret' });
    const stored = storedPlacing(storage, 2_000);
    expect(stored && hasBecome(stored) && stored.hash).toBe('AB12:secret');
  });
  it('is forgotten when the server has forgotten its key', () => {
    const storage = storageOf();
    storePlacing(storage, intent);
    expect(storedPlacing(storage, 1_000 + 24 * 3_600_000)).toBeNull();
  });
  it('is nothing when what was stored is damaged', () => {
    const storage = storageOf();
    storage.setItem('mam.placing', '{"key":"k1"');
    expect(storedPlacing(storage, 2_000)).toBeNull();
    storage.setItem('mam.placing', '{"key":"k1"}');
    expect(storedPlacing(storage, 2_000)).toBeNull();
  });
  it('is settled by a success or a refusal, by nothing else', () => {
    expect(isDefinite({ ok: true })).toBe(true);
    expect(isDefinite({ ok: false, code: 'SOLD_OUT', status: 409 })).toBe(true);
    expect(isDefinite({ ok: false, code: 'BELOW_MINIMUM', status: 422 })).toBe(true);
    expect(isDefinite({ ok: false, code: 'CONNECTION', status: 0 })).toBe(false);
    expect(isDefinite({ ok: false, code: 'CONNECTION', status: 200 })).toBe(false);
    expect(isDefinite({ ok: false, code: 'IN_FLIGHT', status: 409 })).toBe(false);
    expect(isDefinite({ ok: false, code: 'FAULT', status: 500 })).toBe(false);
    expect(isDefinite({ ok: false, code: 'TOO_OFTEN', status: 429 })).toBe(false);
  });
});
