/** Keys that hold for this visit, under a name: for this page, and for the tab where it may store something. */
export function sessionSet(name: string) {
  const ofPage = new Set<string>();

  function ofTab(): string[] {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
      return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
    } catch {
      return [];
    }
  }

  return {
    has: (key: string): boolean => ofPage.has(key) || ofTab().includes(key),
    add(key: string): void {
      ofPage.add(key);
      try {
        sessionStorage.setItem(name, JSON.stringify([...new Set([...ofTab(), ...ofPage])]));
      } catch {
        // forbidden or full: it holds until the page is left
      }
    },
  };
}
