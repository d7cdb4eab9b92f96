import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './server-process.ts';

/** A seeded bug takes out lines that are still there; of those round them one is enough, so that neighbours may change. */
export const ROOM = ['-C1'];

/** The server's source with one patch, in a folder of its own; packages are borrowed from here. */
export function mutatedTree(patch: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'mam-mutant-'));
  for (const folder of ['server', 'demo'])
    cpSync(join(root, folder), join(tree, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\/data(\/|$)/.test(path.slice(root.length)),
    });
  cpSync(join(root, 'package.json'), join(tree, 'package.json'));
  // a package may have some of its own; the sandbox's pages have the apps' fonts
  for (const folder of ['node_modules', 'server/node_modules', 'ui'])
    if (existsSync(join(root, folder))) symlinkSync(join(root, folder), join(tree, folder));
  execFileSync('git', ['apply', ...ROOM, patch], {
    cwd: tree,
    stdio: 'pipe',
  });
  return tree;
}
