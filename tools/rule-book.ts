/** A rule stands in docs/rules as "**PR4**" at the start of a list item, heading, table cell or paragraph. */
const DEFINITION = /^(?:#+\s+|[-*]\s+|\|\s*)?\*{0,2}\[?([A-Z]{2}\d+[a-z]?)\]?\*{0,2}[\s.:|—–-]/gm;
const CITATION = /\[([A-Z]{2}\d+[a-z]?)\]/g;

/** Rule numbers that docs/rules defines → the file. A number defined twice is reported by ruleProblems. */
function definitions(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of files) {
    if (!path.startsWith('docs/rules/')) continue;
    for (const match of text.matchAll(DEFINITION)) {
      const rule = match[1] ?? '';
      found.set(rule, [...(found.get(rule) ?? []), path]);
    }
  }
  return found;
}

function citations(
  files: ReadonlyMap<string, string>,
  wanted: (path: string) => boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, text] of files) {
    if (!wanted(path)) continue;
    for (const match of text.matchAll(CITATION)) if (match[1]) found.set(match[1], path);
  }
  return found;
}

const isTest = (path: string) => /\.test\.tsx?$|^e2e\//.test(path);
const isCode = (path: string) => /\.tsx?$/.test(path) && !isTest(path);

/** Every rule is written once, kept by code that cites it and tested by a test that cites it; no citation dangles. */
export function ruleProblems(files: ReadonlyMap<string, string>): string[] {
  const rules = definitions(files);
  const [inCode, inTests] = [citations(files, isCode), citations(files, isTest)];
  const problems: string[] = [];
  for (const [rule, paths] of rules) {
    if (paths.length > 1) problems.push(`${rule}: defined ${paths.length} times (${paths.join(', ')})`);
    if (!inCode.has(rule)) problems.push(`${rule} (${paths[0]}): no code cites it`);
    if (!inTests.has(rule)) problems.push(`${rule} (${paths[0]}): no test cites it`);
  }
  const prefixes = new Set([...rules.keys()].map((rule) => rule.slice(0, 2)));
  for (const [rule, path] of [...inCode, ...inTests]) {
    if (prefixes.has(rule.slice(0, 2)) && !rules.has(rule))
      problems.push(`${path}: cites ${rule}, which docs/rules does not define`);
  }
  return [...new Set(problems)];
}

export const ruleCount = (files: ReadonlyMap<string, string>) => definitions(files).size;
