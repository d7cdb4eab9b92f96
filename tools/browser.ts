import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

function playwrightsOwn(): string | null {
  const print =
    "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['-e', print], { cwd: 'e2e' }).toString();
  return existsSync(path) ? path : null;
}

function fromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing chromium for the browser journeys (once) …');
  const quiet = {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
}

function fromPlaywright(): void {
  console.log('Asking Playwright for its browser …');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 60_000,
  });
}

/** The browser of the journeys: CHROMIUM_PATH, the machine's, Debian's when root, else Playwright's download. */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  for (const bring of [() => undefined, fromDebian, fromPlaywright]) {
    bring();
    const path = onPath() ?? playwrightsOwn();
    if (path) return path;
  }
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt install chromium) or set CHROMIUM_PATH.',
  );
}
