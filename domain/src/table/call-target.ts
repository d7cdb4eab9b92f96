/**
 * [TB29] Where a call goes besides the board: null = nowhere. `asked` is the address the call names, "" for none;
 * `listed` is what the configuration lists for this store. Word for word: nothing is trimmed, decoded or made lower case.
 */
export function forwardedTo(
  asked: string,
  listed: readonly string[],
): { readonly target: string | null } | { readonly refused: 'CALL_TARGET_UNKNOWN' } {
  if (asked === '') return { target: null };
  return listed.includes(asked) ? { target: asked } : { refused: 'CALL_TARGET_UNKNOWN' };
}
