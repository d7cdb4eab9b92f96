import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Every file of the tree that git knows or would add, with its text: path from the root → text. */
export function sourceFiles(endings: readonly string[], root = '.'): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  const files = new Map<string, string>();
  for (const path of listed.toString().split('\n')) {
    if (!endings.some((ending) => path.endsWith(ending))) continue;
    try {
      files.set(path, readFileSync(`${root}/${path}`, 'utf8'));
    } catch {
      // listed by git but deleted in the working tree: nothing to check
    }
  }
  return files;
}
