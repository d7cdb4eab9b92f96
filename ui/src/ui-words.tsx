import type { ReactNode } from 'react';
import { createContext, use } from 'react';

/** The few words the pieces say by themselves. Each app hands them in, in the language on screen. */
export interface UiWords {
  /** the X of a sheet */
  readonly close: string;
  /** the minus of a stepper */
  readonly less: string;
  /** the plus of a stepper */
  readonly more: string;
}

const Words = createContext<UiWords | null>(null);

export function UiWordsProvider(props: { readonly words: UiWords; readonly children: ReactNode }) {
  return <Words value={props.words}>{props.children}</Words>;
}

export function useUiWords(): UiWords {
  const words = use(Words);
  if (words === null) throw new Error('UiWordsProvider is missing above this piece');
  return words;
}
