import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles an app's sentences (words/<area>/<language>.json) while building, so that no parser of messages reaches the browser. */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/words\/(?:[\w-]+\/)?(?:vi|en|de)\.json$/ },
      handler(text: string) {
        const words = JSON.parse(text) as Record<string, string>;
        const compiled = Object.fromEntries(
          Object.entries(words).map(([key, message]) => [key, compileMessageOrThrow(message)]),
        );
        return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' };
      },
    },
  };
}
