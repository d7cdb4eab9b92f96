import type { EpochMs } from '../time/moment.ts';
import { openState } from './open-state.ts';
import type { Store } from './store.ts';

export interface FillRefusal {
  readonly refused: 'STORE_CLOSED' | 'STORE_PAUSED';
}

/** [ST7] A paused store refuses; a closed one refuses unless it takes scheduled delivery. null = go on. */
export function mayFillCart(store: Store, now: EpochMs): FillRefusal | null {
  const open = openState(store, now);
  if (open.state === 'paused') return { refused: 'STORE_PAUSED' };
  return open.state === 'closed' && !open.takesScheduled ? { refused: 'STORE_CLOSED' } : null;
}
