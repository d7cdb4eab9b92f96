import type { AddressSuggestionWire } from '@mam/contract/delivery/map.schema.ts';
import { maySuggest } from '@mam/domain/delivery/address-text.ts';

/** The state of the list under an address field. */
export type Suggesting =
  | { readonly state: 'quiet' | 'asking' | 'nothing' | 'failed' }
  | { readonly state: 'shown'; readonly suggestions: readonly AddressSuggestionWire[] };

/** null = it could not be asked */
type Ask = (text: string, signal: AbortSignal) => Promise<readonly AddressSuggestionWire[] | null>;

export interface SuggestionAsker {
  /** the text changed under the diner's fingers */
  readonly typed: (text: string) => void;
  /** drops the question on its way: its answer is not wanted any more */
  readonly stop: () => void;
}

/** So long a diner must pause: every question may cost the restaurant money. */
export const PAUSE = 2_000;

/** [DE6] Asks for suggestions once typing has paused, and shows only what answers the latest text. */
export function suggestionAsker(ask: Ask, show: (now: Suggesting) => void): SuggestionAsker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;

  function stop(): void {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
  }

  async function begin(text: string): Promise<void> {
    const mine = new AbortController();
    asking = mine;
    show({ state: 'asking' });
    const suggestions = await ask(text, mine.signal);
    if (asking !== mine) return; // overtaken
    asking = null;
    if (suggestions === null) show({ state: 'failed' });
    else show(suggestions.length > 0 ? { state: 'shown', suggestions } : { state: 'nothing' });
  }

  return {
    stop,
    typed: (text) => {
      stop();
      show({ state: 'quiet' });
      if (maySuggest(text)) timer = setTimeout(() => void begin(text.trim()), PAUSE);
    },
  };
}
