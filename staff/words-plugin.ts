import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/words\/[\w-]+\.json$/;

/** Compiles the ICU sentences of words/*.json while building, so that the browser carries no parser. */
export function words(): Plugin {
  return {
    name: 'mam-words',
    enforce: 'pre',
    transform(text, id) {
      if (!CATALOGUE.test(id)) return null;
      const sentences: Record<string, string> = JSON.parse(text);
      const compiled = Object.entries(sentences).map(([key, sentence]) => [
        key,
        compileMessageOrThrow(sentence),
      ]);
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
