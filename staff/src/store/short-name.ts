/** A store's name without the brand's before it: "Bếp Nhà Lúa Nguyễn Huệ" of "Bếp Nhà Lúa" is "Nguyễn Huệ". */
export function shortStoreName(store: string, brand: string): string {
  const [whole, prefix] = [store.normalize('NFC').trim(), brand.normalize('NFC').trim()];
  if (!prefix || !whole.toLowerCase().startsWith(prefix.toLowerCase())) return whole;
  const rest = whole.slice(prefix.length);
  return /^[\s\-–·,:]+\S/.test(rest) ? rest.replace(/^[\s\-–·,:]+/, '') : whole;
}
