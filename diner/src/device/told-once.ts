/** What this visit has been told once, under a name: for this page, and for the tab where it may remember something. */
export function toldOnce(name: string) {
  const told = new Set<string>();

  function ofTab(): string[] {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
      return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
    } catch {
      return [];
    }
  }

  return {
    has: (key: string): boolean => told.has(key) || ofTab().includes(key),
    add(key: string): void {
      told.add(key);
      try {
        sessionStorage.setItem(name, JSON.stringify([...new Set([...ofTab(), ...told])]));
      } catch {
        // forbidden or full: it holds until the page is left
      }
    },
  };
}
