import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { largeLetters } from './large-letters.ts';

const styled = async (text: string) => {
  const css = { postcss: { plugins: [largeLetters()] } };
  const config = await resolveConfig({ configFile: false, logLevel: 'silent', css } as object, 'build');
  return (await preprocessCSS(text, '/a.css', config)).code.replace(/\s+/g, ' ');
};

it('writes what is asked in letters once more for the page that says so itself, weighing nothing', async () => {
  expect(await styled('@media (max-width: 19rem) { .a, .b:is(.c, .d) { gap: 0 } }')).toContain(
    ':where(:root[data-narrow~="19"]) .a, :where(:root[data-narrow~="19"]) .b:is(.c, .d) { gap: 0 }',
  );
});

it('does so inside a rule, and leaves widths in px alone', async () => {
  const inside = await styled('.a { color: red; @media (max-width: 22.4rem) { gap: 0; & p { gap: 1px } } }');
  expect(inside).toMatch(/:where\(:root\[data-narrow~="22\.4"\]\) & ?\{ gap: 0; & p \{ gap: 1px \} \}/);
  expect(await styled('@media (max-width: 359px) { .a { gap: 0 } }')).not.toContain('data-narrow');
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('the page heeds every width that styles ask for', () => {
  const asked = ['diner/src', 'staff/src', 'ui/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) =>
        [...read(join(folder, name)).matchAll(/@media[^{]*\(max-width: ([\d.]+)rem\)/g)].map(
          ([, wide]) => wide,
        ),
      ),
  );
  const heeded = /WIDTHS = \[(.*)\]/.exec(read('client/src/heed-letters.ts'))?.[1]?.split(', ');
  expect([...new Set(asked)].sort()).toEqual(heeded);
});
