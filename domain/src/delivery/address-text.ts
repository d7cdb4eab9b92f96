import type { Location } from '../store/store.ts';

/** [DE6] Typing asks the map for suggestions from the fourth character on. */
export function maySuggest(text: string): boolean {
  return text.trim().length > 3;
}

/** [DE6] Too little to go by: ask for the location instead. */
export function needsLocationPrompt(text: string, location: Location | null): boolean {
  return text.trim().length < 3 || location === null;
}

/** [DE6] An address is confirmed from 5 characters, and saved with its location from 10. */
export function isAddressText(text: string, use: 'confirm' | 'save'): boolean {
  return text.trim().length >= (use === 'save' ? 10 : 5);
}
