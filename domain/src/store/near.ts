/** Farther than anybody goes to eat, in km. */
const FAR = 100;

/** [ST12] Whether a store is too far to be called near; an unknown distance is not far. */
export function isFarAway(km: number | null): boolean {
  return km !== null && km > FAR;
}
