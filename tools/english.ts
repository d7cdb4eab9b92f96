/** A comment begins with the subject that acts, never with a question word. */
const QUESTION =
  /^\s*(?:\/\/|\/\*\*?|\*)\s+(?:\[[A-Z]{2}\d+[a-z]?\],?\s*(?:to|and)?\s*)*(?:What|Who|Whom|Whose)\b/;
const TRAILING = /\s\/\/\s+(?:What|Who|Whom|Whose)\b/;

const EXPORTED =
  /^export (?:declare |async |abstract )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/;

const isRead = (path: string) => /\.(tsx?|mjs)$/.test(path) && !/\.d\.ts$/.test(path);

/**
 * Comments that begin with a question word, names that the glossary has replaced, and names that a package exports twice.
 * files: path → text; replaced: name of before → name of now.
 */
export function englishProblems(
  files: ReadonlyMap<string, string>,
  replaced: ReadonlyMap<string, string> = new Map(),
): string[] {
  const problems: string[] = [];
  const defined = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    if (!isRead(path)) continue;
    const packageName = path.split('/')[0] ?? '';
    text.split('\n').forEach((line, index) => {
      if (QUESTION.test(line) || TRAILING.test(line))
        problems.push(`${path}:${index + 1}: a comment begins with its subject: ${line.trim()}`);
      const name = EXPORTED.exec(line)?.[1];
      if (!name || /\.test\.tsx?$/.test(path)) return;
      const now = replaced.get(name);
      if (now) problems.push(`${path}:${index + 1}: ${name} is called ${now}`);
      const key = `${packageName}: ${name}`;
      defined.set(key, (defined.get(key) ?? new Set()).add(path));
    });
  }
  // a schema and the type of its value have one name on purpose, in one file
  for (const [key, paths] of defined)
    if (paths.size > 1) problems.push(`${key} is exported by ${[...paths].join(' and ')}`);
  return problems;
}
