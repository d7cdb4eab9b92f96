import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './server-process.ts';

/** A seeded bug takes out lines that are still there; of those round them one is enough, so that neighbours may change. */
export const ROOM = ['-C1'];

/** The packages that run in a server, each of which may have a seeded bug. */
const PATCHED = ['server', 'demo', 'domain', 'contract'];

/** Our packages are those of the tree, all others are borrowed. */
function borrowPackages(tree: string): void {
  const [theirs, ours] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(join(ours, '@mam'), { recursive: true });
  for (const name of readdirSync(theirs))
    if (name !== '@mam') symlinkSync(join(theirs, name), join(ours, name));
  for (const name of readdirSync(join(theirs, '@mam')))
    symlinkSync(join(PATCHED.includes(name) ? tree : root, name), join(ours, '@mam', name));
}

/** The source of a server with one patch, in a folder of its own. */
export function mutatedTree(patch: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'mam-mutant-'));
  for (const folder of PATCHED)
    cpSync(join(root, folder), join(tree, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\/data(\/|$)/.test(path.slice(root.length)),
    });
  cpSync(join(root, 'package.json'), join(tree, 'package.json'));
  borrowPackages(tree);
  // a package may have some of its own; the sandbox's pages have the apps' fonts
  for (const folder of ['server/node_modules', 'ui'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(tree, folder));
  execFileSync('git', ['apply', ...ROOM, patch], {
    cwd: tree,
    stdio: 'pipe',
  });
  return tree;
}
