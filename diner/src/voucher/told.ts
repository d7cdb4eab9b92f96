const KEY = 'mam.told';
/** for this page, and for the tab where it may remember something */
const told = new Set<string>();

function ofTab(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether this visit has been told of a campaign. */
export function hasBeenTold(key: string): boolean {
  return told.has(key) || ofTab().includes(key);
}

export function rememberTold(key: string): void {
  told.add(key);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...new Set([...ofTab(), key])]));
  } catch {
    // forbidden or full: it holds until the page is left
  }
}
