/** What becomes of a press that was made while an answer was still awaited. */
export type Press = 'none' | 'waits' | 'goes' | 'forgotten';

/** A press waits for its answer where it was made, however often it is repeated; going elsewhere takes it back. */
export function pressNow(
  pressedAt: string | null,
  { here, waits }: { readonly here: string; readonly waits: boolean },
): Press {
  if (pressedAt === null) return 'none';
  if (pressedAt !== here) return 'forgotten';
  return waits ? 'waits' : 'goes';
}
