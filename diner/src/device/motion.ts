import { lateFile } from '@mam/client/late-file.ts';

let loaded: typeof import('./glide.ts') | null = null;

/** Fetches what only moves; called when the browser has nothing else to do. */
export async function loadMotion(): Promise<void> {
  loaded = await lateFile(() => import('./glide.ts'));
}

/** Does something that opens a sheet; the plate that was pressed glides into it where the browser can show that. */
export function glideTo(pressed: Element, open: () => void): void {
  if (loaded) loaded.glide(pressed, open);
  else open();
}
