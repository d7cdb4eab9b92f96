import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The paths from the root of every file that git knows or would add. */
export function treePaths(root = '.'): string[] {
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', asked, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
}

/** The same files with these endings, each with its text: path from the root → text. */
export function sourceFiles(endings: readonly string[], root = '.'): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of treePaths(root)) {
    if (!endings.some((ending) => path.endsWith(ending))) continue;
    try {
      files.set(path, readFileSync(`${root}/${path}`, 'utf8'));
    } catch {
      // listed by git but deleted in the working tree: nothing to check
    }
  }
  return files;
}
