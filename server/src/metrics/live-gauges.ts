import type { Series } from './series.ts';

/** How many streams are open, by whose they are. */
export interface StreamsOpen {
  countOf(of: 'staff' | 'diner'): number;
}

export function gaugeLive({ gauge }: Series, streams: StreamsOpen): () => void {
  const open = gauge({
    name: 'mam_live_streams',
    help: 'Live streams that are open, of diners and of staff.',
    labelNames: ['of'],
  });
  return () => {
    for (const whose of ['diner', 'staff'] as const) open.set({ of: whose }, streams.countOf(whose));
  };
}
