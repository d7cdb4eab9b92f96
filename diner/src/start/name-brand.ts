/** The address of "/" with the brand its page was rendered for, where a server has one; null = it names a brand. */
export function withBrand(search: string, renderedFor: string): string | null {
  const query = new URLSearchParams(search);
  const brand = new URL(renderedFor, 'http://page').searchParams.get('pos_parent');
  if (!brand || query.get('pos_parent')?.trim()) return null;
  query.set('pos_parent', brand);
  return `/?${query}`;
}

/** A server with one brand renders its stores at "/" too; from then on the address says whose they are, as links do. */
export function nameBrand(renderedFor: string | undefined): void {
  const address = renderedFor && location.pathname === '/' && withBrand(location.search, renderedFor);
  if (address) history.replaceState(history.state, '', address);
}
