import { create } from 'zustand';

/** The orders with which something is on its way to the server: a second tap does nothing. */
export const useMoving = create<{ readonly codes: ReadonlySet<string> }>()(() => ({ codes: new Set() }));

export function setMoving(code: string, moving: boolean): void {
  const codes = new Set(useMoving.getState().codes);
  if (moving) codes.add(code);
  else codes.delete(code);
  useMoving.setState({ codes });
}
