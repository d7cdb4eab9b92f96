import { WireError } from '../money/money-wire.ts';

/** A fault of a bundle, and its place: menus[0].menu.items[3].ta_price */
export interface Mistake {
  readonly path: string;
  readonly message: string;
}

export type Tell = (path: string, message: string) => void;

/** Runs a reading; what it refuses is told with the path it stands under, and null is answered. */
export function attempt<T>(path: string, tell: Tell, read: () => T): T | null {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof WireError)) throw problem;
    tell(problem.path ? `${path}.${problem.path}` : path, problem.message);
    return null;
  }
}

/** "/stores/0/Id" → "stores[0].Id" */
export function dottedPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}
