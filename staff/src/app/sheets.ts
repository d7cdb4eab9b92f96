import type { SheetName } from '../device/sheet-address.ts';
import type { SheetRow } from './area.ts';
import { mergeAreaRows } from './areas.ts';

/** Every sheet by its name in the address; it opens over whichever screen. */
export const sheets: Readonly<Record<SheetName, SheetRow>> = mergeAreaRows('sheets');
