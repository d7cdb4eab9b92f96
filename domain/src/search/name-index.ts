import { buildKeyword, fold, foldingOnce, type Keyword } from './keyword.ts';
import { NOT, SLIP, typedWords } from './match.ts';
import { type Line, type NameIndex, nameCosts, type Occurrence } from './name-answers.ts';

export interface Hit {
  /** which name, by its place */
  readonly name: number;
  /** found only because a slip was forgiven [SE7] */
  readonly near: boolean;
}

const BREAK = '\n';

function line(parts: readonly (readonly string[])[]): Line {
  const text = parts.map((words) => words.join('')).join(BREAK);
  const nameAt = new Uint32Array(text.length + 1);
  const starts = new Uint8Array(text.length + 1);
  let at = 0;
  for (const [name, words] of parts.entries()) {
    for (const word of words) {
      starts[at] = 1;
      nameAt.fill(name, at, at + word.length);
      at += word.length;
    }
    at += BREAK.length;
  }
  return { text, nameAt, starts };
}

/** So many names are made ready in one step. */
const STEP = 10;

/** Makes names ready in small steps, for a page that must not be held up; the last one answers. */
export function* nameIndexing(names: readonly string[]): Generator<void, NameIndex> {
  const folding = foldingOnce();
  const keywords: Keyword[] = [];
  for (const name of names) {
    keywords.push(buildKeyword(name, folding));
    if (keywords.length % STEP === 0) yield;
  }
  const occurs = new Map<string, Occurrence[]>();
  for (const [name, { words }] of keywords.entries())
    for (const [at, { folded, written }] of words.entries()) {
      const here = { name, at, written: written.toLowerCase() };
      const known = occurs.get(folded);
      if (known) known.push(here);
      else occurs.set(folded, [here]);
    }
  return {
    names,
    words: [...occurs].map(([folded, places]) => ({ folded, occurs: places })),
    lengths: Uint32Array.from(keywords, ({ words }) => words.length),
    runs: line(keywords.map(({ words }) => words.map(({ folded }) => folded))),
    initials: line(keywords.map(({ initials }) => [initials])),
  };
}

/** Makes names ready at once, in the order they will be told by. */
export function nameIndex(names: readonly string[]): NameIndex {
  return allSteps(nameIndexing(names));
}

/** Runs all steps at once, and gives back their result. */
export function allSteps<Made>(steps: Generator<void, Made>): Made {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** [SE3] A query without a word finds the names its signs stand in; an empty one finds all. */
function withSigns({ names }: NameIndex, query: string): Hit[] {
  const signs = fold(query);
  if (signs === '' && query.trim() !== '') return [];
  return names.flatMap((written, name) => (fold(written).includes(signs) ? [{ name, near: false }] : []));
}

/** [SE3] [SE8] The names that answer a query, the most likely first; an empty query is answered by all. */
export function findNames(index: NameIndex, query: string): Hit[] {
  const typed = typedWords(query);
  if (typed.length === 0) return withSigns(index, query);
  const count = index.lengths.length;
  const costs = new Float64Array(count);
  const near = new Uint8Array(count);
  const taken = new Uint32Array(count);
  for (const [place, one] of typed.entries()) {
    const own = nameCosts(index, one, place === 0, taken);
    for (let name = 0; name < count; name++) {
      const cost = own[name] ?? NOT;
      costs[name] = (costs[name] ?? 0) + cost;
      if (cost >= SLIP) near[name] = 1;
    }
  }
  const found = Array.from(costs.keys()).filter((name) => costs[name] !== NOT);
  const rest = (name: number): number => Math.max(0, (index.lengths[name] ?? 0) - typed.length);
  found.sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0) || rest(a) - rest(b) || a - b);
  return found.map((name) => ({ name, near: near[name] === 1 }));
}
