// The letters of the pages that look like ours: the apps' own files, under the sandbox's own address.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExchangeAnswer, SandboxRequest } from './exchange.ts';

const UI = join(import.meta.dirname, '../../ui');
const FILES: readonly string[] = readdirSync(join(UI, 'fonts')).filter((name) => name.endsWith('.woff2'));
const FACES = readFileSync(join(UI, 'src/fonts.css'), 'utf8');

/** The style that says which file has which letters. */
export const facesAt = (base: string): string => FACES.replaceAll('../fonts/', `${base}/fonts/`);

export function answerFont({ method, path }: SandboxRequest): ExchangeAnswer | null {
  const name = FILES.find((file) => path === `/fonts/${file}`);
  if (name === undefined || method !== 'GET') return null;
  return { type: 'font/woff2', body: readFileSync(join(UI, 'fonts', name)), cache: 'max-age=86400' };
}
