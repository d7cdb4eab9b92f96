// Weighs what a browser loads for a screen before the first tap: node diner/build/weigh.ts (after vite build)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

const dist = join(import.meta.dirname, '..', 'dist');
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
);

const brotli = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length;
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** The chunk and everything it imports at once. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
}

function filesOf(keys: Iterable<string>): { js: Set<string>; css: Set<string> } {
  const files = { js: new Set<string>(), css: new Set<string>() };
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk?.file.endsWith('.js')) files.js.add(chunk.file);
    for (const sheet of chunk?.css ?? []) files.css.add(sheet);
  }
  return files;
}

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + brotli(file), 0);

const MENU = [
  'index.html',
  'src/screens/menu/menu-screen.tsx',
  'src/words/shell/vi.json',
  'src/words/menu/vi.json',
  'src/words/cart/vi.json',
];
const menuKeys = new Set(MENU.flatMap((key) => [...withImports(key)]));
const menu = filesOf(menuKeys);
process.stdout.write(`/menu  JavaScript ${kilobytes(sum(menu.js))}  CSS ${kilobytes(sum(menu.css))}\n`);
for (const file of menu.js) process.stdout.write(`         ${kilobytes(brotli(file))}  ${file}\n`);

const later = Object.keys(manifest).filter((key) => /^src\/.*\.tsx?$/.test(key) && !menuKeys.has(key));
for (const key of later) {
  const more = filesOf([...withImports(key)].filter((one) => !menuKeys.has(one)));
  process.stdout.write(
    `later  JavaScript ${kilobytes(sum(more.js))}  CSS ${kilobytes(sum(more.css))}  ${key}\n`,
  );
}
