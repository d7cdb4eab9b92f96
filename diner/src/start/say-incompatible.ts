import { changeLanguage, say } from '@mam/client/i18n.ts';
import type { Language } from '@mam/contract/http/language.ts';
import { deviceWords } from '../words/areas.ts';

/** One sentence above whatever can be read of the page; plain elements, for what else can be relied on? */
export async function sayIncompatible(language: Language): Promise<void> {
  await changeLanguage(language, [deviceWords]);
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.textContent = say(deviceWords, 'incompatible');
  document.documentElement.lang = language;
  document.body.prepend(sentence);
}
