/** The way from one list of codes to another: those that go, and those that come with the place they have then, in order. */
export interface ListChange {
  readonly gone: readonly string[];
  readonly added: readonly { readonly code: string; readonly at: number }[];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((code, at) => code === b[at]);

/** [OR127] The change of a list; where those that stay have changed places among themselves, all of it anew. */
export function listChange(before: readonly string[], after: readonly string[]): ListChange {
  const [was, is] = [new Set(before), new Set(after)];
  const stay = before.filter((code) => is.has(code));
  const inOrder = isSame(
    stay,
    after.filter((code) => was.has(code)),
  );
  const all = after.map((code, at) => ({ code, at }));
  if (!inOrder) return { gone: before, added: all };
  return { gone: before.filter((code) => !is.has(code)), added: all.filter(({ code }) => !was.has(code)) };
}

/** [OR127] The list a change leads to. */
export function changedList(before: readonly string[], { gone, added }: ListChange): readonly string[] {
  const out = new Set(gone);
  const list = before.filter((code) => !out.has(code));
  for (const { code, at } of added) list.splice(at, 0, code);
  return list;
}
