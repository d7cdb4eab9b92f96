/** The address "/" of a server with one brand, as the page drawn for it is called; null = it names its brand already. */
export function withBrand(search: string, drawn: string): string | null {
  const query = new URLSearchParams(search);
  const brand = new URL(drawn, 'http://page').searchParams.get('pos_parent');
  if (!brand || query.get('pos_parent')?.trim()) return null;
  query.set('pos_parent', brand);
  return `/?${query}`;
}

/** A server with one brand draws its stores at "/" too; from then on the address says whose they are, as links do. */
export function nameBrand(drawn: string | undefined): void {
  const address = drawn && location.pathname === '/' && withBrand(location.search, drawn);
  if (address) history.replaceState(history.state, '', address);
}
