import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: on a Debian, as root. */
const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs the first of these packages after which something is found; null where none may be installed, or helps. */
export function fromDebian<T>(packages: readonly string[], find: () => T | null | undefined): T | null {
  if (!mayInstall()) return null;
  console.error(`Installing ${packages[0]} for the tests (once) …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) =>
    // another installation that runs now is waited for
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
      stdio: 'ignore',
      timeout: 600_000,
      env: environment,
    });
  apt('update');
  for (const name of packages) {
    apt('install', '-y', '--no-install-recommends', name);
    const found = find();
    if (found) return found;
  }
  return null;
}
