import { readFileSync } from 'node:fs';
import type { Oklch } from './oklch.ts';

const text = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** Every colour of the style sheet as it is written there. */
const written = new Map(
  [...text.matchAll(/--([\w-]+):\s*((?:oklch|light-dark|var)\([^;]*?)\s*;/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

/** The parts of a list at its own depth, cut at a comma or at spaces. */
function parts(list: string, at: ',' | ' '): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const sign of list.replace(/\s+/g, ' ').trim()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === at && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

function inside(call: string): string {
  return call.slice(call.indexOf('(') + 1, call.lastIndexOf(')'));
}

/** calc(), min(), max(), clamp() and round(up, …, 1) over l, c and h. */
function number(expression: string, { l, c, h }: Oklch): number {
  const value = (part: string) => number(part, { l, c, h });
  const name = /^(\w+)\(/.exec(expression)?.[1];
  const whole = name && matching(expression) === expression.length - 1;
  if (whole && name === 'calc') return value(inside(expression));
  if (whole) {
    const given = parts(inside(expression), ',');
    if (name === 'round') return Math.ceil(value(given[1] ?? ''));
    const [a = 0, b = 0, most = 0] = given.map(value);
    if (name === 'min') return Math.min(a, b);
    if (name === 'max') return Math.max(a, b);
    if (name === 'clamp') return Math.min(Math.max(a, b), most);
    throw new Error(`${name}() is not known here`);
  }
  if (expression.startsWith('(') && matching(expression) === expression.length - 1)
    return value(expression.slice(1, -1));
  return terms(expression, { l, c, h }, value);
}

/** Where the first bracket closes. */
function matching(expression: string): number {
  let depth = 0;
  for (let at = expression.indexOf('('); at < expression.length; at += 1) {
    if (expression[at] === '(') depth += 1;
    if (expression[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function terms(expression: string, { l, c, h }: Oklch, value: (part: string) => number): number {
  const words = parts(expression, ' ');
  for (const signs of [
    ['+', '-'],
    ['*', '/'],
  ]) {
    const at = words.findLastIndex((word) => signs.includes(word));
    if (at < 1) continue;
    const [left, right] = [value(words.slice(0, at).join(' ')), value(words.slice(at + 1).join(' '))];
    return words[at] === '+'
      ? left + right
      : words[at] === '-'
        ? left - right
        : words[at] === '*'
          ? left * right
          : left / right;
  }
  const known = { l, c, h }[expression];
  const read = known ?? Number(expression);
  if (Number.isNaN(read)) throw new Error(`"${expression}" is no number`);
  return read;
}

/** A token's colour for a brand, in light or in dark, worked out from the style sheet as it stands. */
export function tokenColour(name: string, brand: Oklch, dark: boolean): Oklch {
  const colour = (value: string): Oklch => {
    if (value === 'var(--brand)') return brand;
    if (value.startsWith('var('))
      return colour(written.get(inside(value).slice(2)) ?? `--${name} of nothing`);
    if (value.startsWith('light-dark(')) return colour(parts(inside(value), ',')[dark ? 1 : 0] ?? '');
    const [from, origin = '', l = '', c = '', h = '', ...rest] = parts(inside(value), ' ');
    if (from !== 'from' || rest.length > 0) throw new Error(`--${name} is written in a way not known here`);
    const source = colour(origin);
    return { l: number(l, source), c: number(c, source), h: number(h, source) };
  };
  return colour(written.get(name) ?? `--${name} is nowhere`);
}
