import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);
}

const textOf = (folder: string) =>
  files(folder, /\.tsx?$/)
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n');

/** Keys of words for codes are made from these names of domain and contract. */
const CODES = ['domain/src', 'contract/src'].map(textOf).join('\n');
const NAMES = [...CODES.matchAll(/\b(\w+): /g)].map(([, name]) => name);
/** Letters a template must have of its own: `${a}${b}` would say everything. */
const LEAST = 4;

/** Whether a key is written down somewhere: as it is, or by a template such as `state_${group}`. */
function sayingOf(folder: string): (key: string) => boolean {
  const text = textOf(folder) + CODES;
  const written = new Set([...NAMES, ...[...text.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , key]) => key)]);
  const templates = [...text.matchAll(/`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g)]
    .map(([, template]) => (template ?? '').split(/\$\{[^}]*\}/))
    .filter((parts) => parts.join('').length >= LEAST)
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`));
  return (key) => written.has(key) || templates.some((template) => template.test(key));
}

it.each(['diner', 'staff'])('%s has no sentence that is said nowhere', (app) => {
  const isSaid = sayingOf(`${app}/src`);
  const unsaid = files(`${app}/src/words`, /(^|\/)vi\.json$/).flatMap((path) =>
    Object.keys(JSON.parse(readFileSync(new URL(path, root), 'utf8')))
      .filter((key) => !isSaid(key))
      .map((key) => `${path}: ${key}`),
  );
  expect(unsaid).toEqual([]);
  expect(isSaid('a-sentence-nobody-says')).toBe(false);
});
