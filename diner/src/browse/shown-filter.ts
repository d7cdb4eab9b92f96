import type { FilterResult } from './filter-sections.ts';

/** A menu filtered by a wish and a query, as whoever shows it needs it. */
export interface ShownFilter extends FilterResult {
  readonly query: string;
  readonly search: (query: string) => void;
  /** [SE5] the search box stands in the menu */
  readonly inline: boolean;
}
