import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { checkBundle } from '@mam/contract/bundle/check-bundle.ts';
import type { Mistake } from '@mam/contract/bundle/mistake.ts';

export interface BrokenBundle {
  readonly refused: 'BROKEN_BUNDLE';
  readonly mistakes: readonly Mistake[];
}

/** Reads a bundle whole or says every mistake in it; what it answers can be imported. */
export function readBundle(file: Uint8Array): { readonly bundle: Bundle } | BrokenBundle {
  const given = parsed(file);
  if ('refused' in given) return given;
  const checked = checkBundle(given.value);
  return 'bundle' in checked ? checked : { refused: 'BROKEN_BUNDLE', ...checked };
}

const wholly = (message: string): BrokenBundle => ({
  refused: 'BROKEN_BUNDLE',
  mistakes: [{ path: '', message }],
});

/** [ME13] Strict: a reader that forgives turns "Käse", saved in another encoding, into half a name. */
function decodeUtf8(file: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
}

function parsed(file: Uint8Array): { value: unknown } | BrokenBundle {
  const text = decodeUtf8(file);
  if (text === null) return wholly('is not UTF-8: save it again in this encoding');
  try {
    return { value: JSON.parse(text) };
  } catch (fault) {
    return wholly((fault as Error).message);
  }
}
