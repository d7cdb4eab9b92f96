import type { ReactNode } from 'react';

/** A sentence whose `<b>…</b>` parts are strong: "Còn <b>1 món chính</b> nữa". Everything else is plain text. */
export function Bold({ children }: { children: string }): ReactNode {
  const parts = children.split(/<b>(.*?)<\/b>/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
  return parts.map((part, index) => (index % 2 ? <b key={index}>{part}</b> : part));
}
