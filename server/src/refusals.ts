import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@mam/contract/http/language.ts';
import type { RefusalTexts } from '@mam/contract/http/refusal-text.ts';
import type { TextsOfLanguages } from './http/answer.ts';

const contract = dirname(dirname(fileURLToPath(import.meta.resolve('@mam/contract/http/endpoint.ts'))));

function textsOf(language: Language): RefusalTexts {
  const texts: Record<string, string> = {};
  for (const feature of readdirSync(contract)) {
    const file = join(contract, feature, `refusals.${language}.json`);
    if (existsSync(file)) Object.assign(texts, JSON.parse(readFileSync(file, 'utf8')));
  }
  return texts;
}

/** Every sentence of every feature's refusals.{vi,en,de}.json. */
export function readRefusalTexts(): TextsOfLanguages {
  return { vi: textsOf('vi'), en: textsOf('en'), de: textsOf('de') };
}
