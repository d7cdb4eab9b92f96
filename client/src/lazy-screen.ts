import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWords, type WordArea } from './i18n.ts';
import { lateFile } from './late-file.ts';

/** A screen of its own chunk, with its words; `load` may be called early to have both at hand. */
export interface LazyScreen<Props extends object = object> {
  readonly Screen: LazyExoticComponent<ComponentType<Props>>;
  readonly load: () => Promise<unknown>;
}

// one area's keys are no other area's keys; here only their names and tables matter
// biome-ignore lint/suspicious/noExplicitAny: see above
type AnyArea = WordArea<any>;

/** A screen whose code and words arrive together, so it never shows without words. `turn`: both wait for it. */
export function screen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly AnyArea[] = [],
  turn?: () => Promise<void>,
): LazyScreen<Props> {
  let code: Promise<ComponentType<Props>> | null = null;
  const both = async () => {
    await turn?.();
    code ??= lateFile(load);
    const [component] = await Promise.all([code, loadWords(areas)]);
    return { default: component };
  };
  return { Screen: lazy(both), load: both };
}
