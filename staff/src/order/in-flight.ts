import { create } from 'zustand';

/** The keys of orders, calls and floors with a request on its way to the server: a second tap does nothing. */
export const useInFlight = create<{ readonly keys: ReadonlySet<string> }>()(() => ({ keys: new Set() }));

export function setInFlight(key: string, moving: boolean): void {
  const keys = new Set(useInFlight.getState().keys);
  if (moving) keys.add(key);
  else keys.delete(key);
  useInFlight.setState({ keys });
}
