import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { checkBundle } from '@mam/contract/bundle/check-bundle.ts';
import type { Mistake } from '@mam/contract/bundle/mistake.ts';

export interface BrokenBundle {
  readonly refused: 'BROKEN_BUNDLE';
  readonly mistakes: readonly Mistake[];
}

/** Reads a bundle whole or says every mistake in it; what it answers can be imported. */
export function readBundle(text: string): { readonly bundle: Bundle } | BrokenBundle {
  const given = parsed(text);
  if ('refused' in given) return given;
  const checked = checkBundle(given.value);
  return 'bundle' in checked ? checked : { refused: 'BROKEN_BUNDLE', ...checked };
}

function parsed(text: string): { value: unknown } | BrokenBundle {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (fault) {
    return { refused: 'BROKEN_BUNDLE', mistakes: [{ path: '', message: (fault as Error).message }] };
  }
}
