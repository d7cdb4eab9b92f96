import type { KeyboardEvent } from 'react';

/** Safari ends a composition before it tells of the key that ended it: then only this number says whose key it was. */
const OF_THE_KEYBOARD = 229;

/** Whether a key belongs to a keyboard that composes a word, and is no key of ours. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === OF_THE_KEYBOARD;

/** Enter that means "done", not the one that only ends a composed word. */
export const isEnter = (event: KeyboardEvent): boolean => event.key === 'Enter' && !isComposing(event);
