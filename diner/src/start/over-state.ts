import type { At } from '@mam/client/browser-history.ts';
import { useLocation } from '@mam/client/router.tsx';
import type { LineOrigin } from '@mam/domain/cart/cart-line.ts';

/** The history state a link to a dish or combo leaves behind. */
export interface OverState {
  /** the page it lies over */
  readonly over?: At;
  /** the suggestion that led to it */
  readonly origin?: LineOrigin;
}

export function useOverState(): OverState {
  return (useLocation().state as OverState | null) ?? {};
}
