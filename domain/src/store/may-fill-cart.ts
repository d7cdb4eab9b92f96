import type { EpochMs } from '../time/moment.ts';
import { openState, takesNothing } from './open-state.ts';
import type { Store } from './store.ts';

export interface FillRefusal {
  readonly refused: 'STORE_CLOSED' | 'STORE_PAUSED' | 'STORE_UNPUBLISHED';
}

/** [ST7] [ST16] A store that is paused or not published refuses; a closed one refuses unless it takes scheduled delivery. null = go on. */
export function mayFillCart(store: Store, now: EpochMs): FillRefusal | null {
  const nothing = takesNothing(store);
  if (nothing) return nothing;
  const open = openState(store, now);
  return open.state === 'closed' && !open.takesScheduled ? { refused: 'STORE_CLOSED' } : null;
}
