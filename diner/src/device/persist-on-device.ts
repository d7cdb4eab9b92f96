import { EMPTY, type Persisted, persisted } from './persisted.ts';
import { migrate, VERSION } from './persisted-form.ts';

/** The one entry of local storage; everything this app stores begins with "mam.". */
const KEY = 'mam.kept';

function read(): Persisted {
  try {
    return migrate(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return EMPTY; // damaged, or storage is switched off
  }
}

function write(state: Persisted): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, state }));
  } catch {
    // a full or forbidden storage must not stop an order: the visit goes on from memory
  }
}

/** Loads what this browser remembers, writes every change, and follows the other tabs. */
export function persistOnDevice(): void {
  persisted.setState(read(), true);
  persisted.subscribe(write);
  addEventListener('storage', ({ key, newValue }) => {
    if (
      key === KEY &&
      newValue !== null &&
      newValue !== JSON.stringify({ version: VERSION, state: persisted.getState() })
    )
      persisted.setState(read(), true);
  });
}
