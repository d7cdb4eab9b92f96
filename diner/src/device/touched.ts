/** A phone or tablet: what opens the apps on it. */
export const isTouched = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;
