import { kept } from './kept.ts';

/** The diner does not want to see this again, in this browser. */
export function hideForGood(name: string): void {
  kept.setState(({ hidden }) => (hidden.includes(name) ? {} : { hidden: [...hidden, name] }));
}

export function isHidden(name: string): boolean {
  return kept.getState().hidden.includes(name);
}
