import type { EpochMs } from '../time/moment.ts';
import { openState, takesNothing } from './open-state.ts';
import type { Store } from './store.ts';

export interface FillRefusal {
  readonly refused: 'STORE_CLOSED' | 'STORE_PAUSED' | 'STORE_UNPUBLISHED';
}

/**
 * [ST7] [ST16] [ST21] A store without any kind of order or not published refuses; a closed one unless it takes scheduled
 * delivery. What staff have paused comes again, or can be ordered for later: that cart may be filled. null = go on.
 */
export function mayFillCart(store: Store, now: EpochMs): FillRefusal | null {
  const nothing = takesNothing(store);
  if (nothing) return nothing;
  const open = openState(store, now);
  return open.state === 'closed' && !open.takesScheduled ? { refused: 'STORE_CLOSED' } : null;
}
