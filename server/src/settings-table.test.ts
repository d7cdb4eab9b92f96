import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readLimits } from './limits.ts';

const SOURCES = import.meta.dirname;
const page = readFileSync(resolve(SOURCES, '../../docs/settings.md'), 'utf8');

/** Cells of the rows of all tables, without their heads. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
const isSetting = (name: string) => /^[A-Z][A-Z0-9_]+$/.test(name);

const settingsOfPage = new Set(rows.flatMap(([, names]) => namesIn(names).filter(isSetting)));

/** Of a pair some are read only when the other is set. */
const PAIRED: Readonly<Record<string, string>> = {
  COURIER_URL: 'https://courier.example',
  COURIER_KEY: 'key',
  SMS_URL: 'https://sms.example',
  SMS_KEY: 'key',
  CALL_URL: 'https://call.example',
  CALL_KEY: 'key',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'https://spans.example',
};

function settingsReadAtStart(): Set<string> {
  const read = new Set<string>();
  const environment = new Proxy(PAIRED, {
    get: (values, name: string) => {
      read.add(name);
      return values[name];
    },
  });
  readConfig(environment);
  return read;
}

/** Those that a source asks for by name, whatever has to be set beside them. */
const settingsNamedInCode = new Set(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\bset\('([A-Z0-9_]+)'\)/g)])
    .map(([, name = '']) => name),
);

const sorted = (names: Iterable<string>) => [...names].sort();

describe('docs/settings.md', () => {
  it('has every setting that the server reads, and no other', () => {
    expect(sorted(settingsOfPage)).toEqual(
      sorted(new Set([...settingsNamedInCode, ...settingsReadAtStart()])),
    );
  });

  it('has every limit with its number, and no other', () => {
    const limitsOfPage = rows.flatMap(([, names, numbers = '']) => {
      const limits = namesIn(names).filter((name) => !isSetting(name));
      const values = numbers.split(/,\s/).map((number) => Number(number.replace(',', '')));
      return limits.map((name, position): [string, number | undefined] => [name, values[position]]);
    });
    expect(Object.fromEntries(limitsOfPage)).toEqual(readLimits([], expect.unreachable));
  });
});
