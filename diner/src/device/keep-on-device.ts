import { EMPTY, type Kept, kept } from './kept.ts';
import { migrate, VERSION } from './kept-form.ts';

/** The one entry of local storage; everything this app keeps begins with "mam.". */
const KEY = 'mam.kept';

function read(): Kept {
  try {
    return migrate(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return EMPTY; // damaged, or storage is switched off
  }
}

function write(state: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, state }));
  } catch {
    // a full or forbidden storage must not stop an order: the visit goes on from memory
  }
}

/** Loads what this browser remembers, writes every change, and follows the other tabs. */
export function keepOnDevice(): void {
  kept.setState(read(), true);
  kept.subscribe(write);
  addEventListener('storage', ({ key, newValue }) => {
    if (
      key === KEY &&
      newValue !== null &&
      newValue !== JSON.stringify({ version: VERSION, state: kept.getState() })
    )
      kept.setState(read(), true);
  });
}
