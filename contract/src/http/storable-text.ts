/** Whether every database stores a text as it is: PostgreSQL refuses U+0000 and half a character, SQLite does not. */
export function isStorable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && !text.includes('\0');
}
