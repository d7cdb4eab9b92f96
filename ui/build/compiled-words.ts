import {
  type CompiledIcuChoices,
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { countFormKey } from '../src/count-forms.ts';

const EXACT = /^\d+$/;

/**
 * A sentence that counts chooses among its forms by what `withForms` says of the number, and says the number as it is.
 * The library would make a number format for it: 80 ms of the first picture on a phone, to write "5".
 */
export function countedPlainly(tokens: CompiledMessage, counted?: string): CompiledMessage {
  return tokens.map((token): CompiledMessageToken => {
    if (token === '#' && counted !== undefined) return [counted];
    if (typeof token === 'string') return token;
    const [name, type, forms] = token;
    if (type !== 'plural') return token;
    const plain = Object.entries(forms as CompiledIcuChoices).flatMap(([form, said]) =>
      Array.isArray(said) ? [[form, countedPlainly(said, name)] as const] : [],
    );
    const exact = plain.filter(([form]) => EXACT.test(form));
    const byForm = [
      countFormKey(name),
      'select',
      Object.fromEntries(plain.filter(([form]) => !EXACT.test(form))),
    ];
    if (exact.length === 0) return byForm as CompiledMessageToken;
    return [name, 'select', { ...Object.fromEntries(exact), other: [byForm] }];
  });
}

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
          Object.entries(words).map(([key, message]) => [
            key,
            countedPlainly(compileMessageOrThrow(message)),
          ]),
        );
        return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' };
      },
    },
  };
}
