import { persisted } from './persisted.ts';

/** The diner does not want to see this again, in this browser. */
export function hideForGood(name: string): void {
  persisted.setState(({ hidden }) => (hidden.includes(name) ? {} : { hidden: [...hidden, name] }));
}

export function isHidden(name: string): boolean {
  return persisted.getState().hidden.includes(name);
}
