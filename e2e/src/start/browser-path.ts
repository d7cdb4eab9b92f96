import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same browser without its windows, as Playwright downloads it and Debian packs it: a quarter less to compute. */
const WINDOWLESS = 'chromium-headless-shell';

function installed(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** The browser the gate found, else the machine's own; undefined leaves it to Playwright's download. */
export function browserPath(): string | undefined {
  const path = installed();
  const windowless = path && join(dirname(path), WINDOWLESS);
  return windowless && existsSync(windowless) ? windowless : path;
}
