import { afterEach, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './storage.ts';

afterEach(() => {
  deviceStorage.removeItem('a');
  vi.unstubAllGlobals();
});

/** A browser that lets nobody even touch its storage. */
function forbid(): void {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
}

it('goes on from memory where storage is forbidden', () => {
  forbid();
  expect(deviceStorage.getItem('a')).toBeNull();
  deviceStorage.setItem('a', '1');
  expect(deviceStorage.getItem('a')).toBe('1');
  deviceStorage.removeItem('a');
  expect(deviceStorage.getItem('a')).toBeNull();
});

it('keeps what a tab keeps apart, also from memory', () => {
  forbid();
  vi.stubGlobal('sessionStorage', undefined);
  tabStorage.setItem('a', 'tab');
  expect([tabStorage.getItem('a'), deviceStorage.getItem('a')]).toEqual(['tab', null]);
});

it('never answers an older text when the storage is full', () => {
  const kept = new Map([['a', 'old']]);
  let full = true;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => void kept.delete(name),
    setItem: (name: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
  });
  deviceStorage.setItem('a', 'new');
  expect(deviceStorage.getItem('a')).toBe('new');
  full = false;
  deviceStorage.setItem('a', 'newest');
  expect([deviceStorage.getItem('a'), kept.get('a')]).toEqual(['newest', 'newest']);
});
