import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fromDebian } from './debian.ts';

/** Chromium without windows: a journey's new browser costs it an eighth of the work of a whole Chromium. */
const SHELL = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(names: readonly string[]): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return null;
}

function playwrightsOwn(): string | null {
  const print =
    "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const path = execFileSync(process.execPath, ['-e', print], { cwd: 'e2e' }).toString();
  return existsSync(path) ? path : null;
}

const debians = () => fromDebian(['chromium-headless-shell', 'chromium'], () => onPath([...SHELL, ...WHOLE]));

function fromPlaywright(): string | null {
  console.log('Asking Playwright for its browser …');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 60_000,
  });
  return playwrightsOwn();
}

/** The browser of the journeys: CHROMIUM_PATH, the machine's, Debian's when root, else Playwright's download. */
export function findBrowser(): string {
  const found =
    process.env.CHROMIUM_PATH ||
    (onPath(SHELL) ?? debians() ?? onPath(WHOLE) ?? playwrightsOwn() ?? fromPlaywright());
  if (found) return found;
  throw new Error(
    'The browser journeys need Chromium: install it (Debian: apt install chromium) or set CHROMIUM_PATH.',
  );
}
