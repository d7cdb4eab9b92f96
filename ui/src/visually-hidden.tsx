import type { ReactNode } from 'react';

/** Said, not shown. */
export function VisuallyHidden(props: { readonly children: ReactNode }) {
  return <span className="vh">{props.children}</span>;
}
