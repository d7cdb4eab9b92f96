import { create } from 'zustand';

/** The orders with which something is on its way to the server: a second tap does nothing. */
export const useInFlight = create<{ readonly codes: ReadonlySet<string> }>()(() => ({ codes: new Set() }));

export function setInFlight(code: string, moving: boolean): void {
  const codes = new Set(useInFlight.getState().codes);
  if (moving) codes.add(code);
  else codes.delete(code);
  useInFlight.setState({ codes });
}
