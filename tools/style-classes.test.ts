import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const sheets = sourceFiles(['.module.css']);
const screens = sourceFiles(['.tsx', '.ts']);

function classesOf(path: string, text: string): readonly string[] {
  const { exports } = transform({
    filename: path,
    code: Buffer.from(text),
    cssModules: { animation: false, grid: false },
  });
  return Object.keys(exports ?? {});
}

interface Use {
  readonly by: string;
  readonly classes: readonly string[];
  /** some are named by a value: styles[kind] */
  readonly named: boolean;
}

/** The screens that take classes of each sheet. */
const uses = new Map<string, Use[]>([...sheets.keys()].map((sheet) => [sheet, []]));
for (const [by, text] of screens)
  for (const [, name = '', address = ''] of text.matchAll(IMPORT))
    uses.get(join(dirname(by), address))?.push({
      by,
      classes: [...text.matchAll(new RegExp(`(?<![\\w-])${name}\\.(\\w+)`, 'g'))].flatMap(
        ([, one]) => one ?? [],
      ),
      named: new RegExp(`\\b${name}\\[`).test(text),
    });

describe('classes of style sheets', () => {
  it('a screen asks its sheet for no class that is not there', () => {
    expect(uses.size).toBeGreaterThan(100);
    const missing = [...sheets].flatMap(([sheet, text]) => {
      const there = new Set(classesOf(sheet, text));
      return (uses.get(sheet) ?? []).flatMap(({ by, classes }) =>
        classes.filter((one) => !there.has(one)).map((one) => `${by} asks ${sheet} for .${one}`),
      );
    });
    expect(missing).toEqual([]);
  });

  it('a sheet keeps no class that nobody asks for', () => {
    const left = [...sheets].flatMap(([sheet, text]) => {
      const users = uses.get(sheet) ?? [];
      if (users.some(({ named }) => named)) return [];
      const asked = new Set(users.flatMap(({ classes }) => classes));
      return classesOf(sheet, text)
        .filter((one) => !asked.has(one))
        .map((one) => `${sheet} .${one}`);
    });
    expect(left).toEqual([]);
  });
});
