/** A comment begins with the subject that acts, never with a question word. */
const QUESTION =
  /^\s*(?:\/\/|\/\*\*?|\*)\s+(?:\[[A-Z]{2}\d+[a-z]?\],?\s*(?:to|and)?\s*)*(?:What(?:ever)?|Who(?:m|se|ever)?)\b/;
const TRAILING = /\s\/\/\s+(?:What(?:ever)?|Who(?:m|se|ever)?)\b/;

const EXPORTED =
  /^export (?:declare |async |abstract )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/;

const LOOK_UP = /^\s*(?:export )?(?:async )?(?:function|const) \w+Of\b/gm;

/** More of them, and a reader cannot tell one look-up from another. */
const MOST_LOOK_UPS = 300;

/** Names that said nothing of what they named → how such a name is made now. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  ['Asked', '…Request'],
  ['Told', '…Answer'],
  ['Found', '…Context'],
  ['Together', 'GroupCart'],
  ['Said', '…Reply'],
  ['Heard', '…Report'],
  ['Wish', '…Wish'],
  ['Shown', '…Details'],
  ['layMoney', 'allocateBillPayment'],
  ['weighAnew', 'repriceWithout'],
  ['goOn', 'proceedWithoutUnpaid'],
  ['hearBank', 'handleBankNotice'],
  ['takeLanes', 'lockNames'],
  ['leaveToCommit', 'deferWrite'],
]);

const isRead = (path: string) => /\.(tsx?|mjs)$/.test(path) && !/\.d\.ts$/.test(path);

const isTest = (path: string) => /\.test\.tsx?$|\/test\/|^e2e\//.test(path);

/**
 * Comments that begin with a question word, names that were replaced, names that a package exports twice, and too many
 * functions that end in Of. files: path → text.
 */
export function englishProblems(files: ReadonlyMap<string, string>): string[] {
  let lookUps = 0;
  const problems: string[] = [];
  const defined = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    if (!isRead(path)) continue;
    if (!isTest(path)) lookUps += text.match(LOOK_UP)?.length ?? 0;
    const packageName = path.split('/')[0] ?? '';
    text.split('\n').forEach((line, index) => {
      if (QUESTION.test(line) || TRAILING.test(line))
        problems.push(`${path}:${index + 1}: a comment begins with its subject: ${line.trim()}`);
      const name = EXPORTED.exec(line)?.[1];
      if (!name || /\.test\.tsx?$/.test(path)) return;
      const now = REPLACED.get(name);
      if (now) problems.push(`${path}:${index + 1}: ${name} says nothing: ${now}`);
      const key = `${packageName}: ${name}`;
      defined.set(key, (defined.get(key) ?? new Set()).add(path));
    });
  }
  // a schema and the type of its value have one name on purpose, in one file
  for (const [key, paths] of defined)
    if (paths.size > 1) problems.push(`${key} is exported by ${[...paths].join(' and ')}`);
  if (lookUps > MOST_LOOK_UPS) problems.push(`${lookUps} functions end in Of, at most ${MOST_LOOK_UPS} may`);
  return problems;
}
