const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const RECORD = /^docs\/decisions\/(\d{4})-[\w-]+\.md$/;
const PATH = /`([\w./@-]+\.(?:tsx?|mjs|md|ya?ml|css|sh|html))`/g;

/** A path is known by its end: `order/cancel.ts` is any that ends so. Endings alone name no file. */
function isThere(path: string, known: readonly string[]): boolean {
  return path.startsWith('.') || known.some((one) => one === path || one.endsWith(`/${path}`));
}

/**
 * Every record has its number and a title, stands in the index, and names in backticks no file that is gone; nor does any
 * other page of the documentation. files: path → text of the documentation; known: every path of the tree.
 */
export function recordProblems(files: ReadonlyMap<string, string>, known: readonly string[]): string[] {
  const index = files.get(INDEX) ?? '';
  const problems: string[] = [];
  for (const [path, text] of files) {
    const number = RECORD.exec(path)?.[1];
    if (number && !text.startsWith(`# ${number} `))
      problems.push(`${path}: does not begin with "# ${number} " and its title`);
    if (number && !index.includes(`(${path.slice(FOLDER.length)})`))
      problems.push(`${INDEX}: does not ask for ${path}`);
    for (const [, named = ''] of text.matchAll(PATH))
      if (!isThere(named, known)) problems.push(`${path}: names ${named}, which is gone`);
  }
  return problems;
}
