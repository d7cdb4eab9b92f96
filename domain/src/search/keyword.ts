/** [SE1] A text as search sees it: no accents, no capitals, single spaces. đ is d, ß is ss. */
export function fold(s: string): string {
  return s
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** [SE2] What a name can be found by: its folded text and the initials of its words, "pho bo|pb". */
export function keywordOf(name: string): string {
  const folded = fold(name);
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${folded}|${words.map((word) => [...word][0]).join('')}`;
}

/** [SE3] Whether a keyword answers a query: every word of it occurs; an empty query matches everything. */
export function matches(keyword: string, query: string): boolean {
  return fold(query)
    .split(' ')
    .every((word) => keyword.includes(word));
}
