/** JSON that may stand inside a page as it is: whatever a restaurant calls its dishes, no script can be smuggled in. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
