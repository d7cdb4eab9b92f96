const KEY = 'mam.combos-named';

function read(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const named = new Set<string>();

/** Whether the combos of this dish were named before, in this visit. */
export function wasNamed(dishId: string): boolean {
  return named.has(dishId) || read().includes(dishId);
}

export function markNamed(dishId: string): void {
  named.add(dishId);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...read(), ...named])]));
  } catch {
    // without session storage it holds until the next reload
  }
}
