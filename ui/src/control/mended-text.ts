import type { ChangeEvent, CompositionEvent } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Mending {
  readonly onChange: (event: ChangeEvent<TextField>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextField>) => void;
}

/**
 * The handlers of a field that mends its own text: in capitals, cut. While a keyboard composes a word the text stays as
 * it is: rewriting it then would enter the word again with every key.
 */
export function mendedText(mend: (text: string) => string, write: (text: string) => void): Mending {
  return {
    onChange: ({ nativeEvent, currentTarget: { value } }) =>
      write((nativeEvent as InputEvent).isComposing ? value : mend(value)),
    onCompositionEnd: ({ currentTarget: { value } }) => write(mend(value)),
  };
}
