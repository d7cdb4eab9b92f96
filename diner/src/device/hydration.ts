import { whenIdle } from '@mam/client/when-idle.ts';

// A page the server rendered for everybody is hydrated as it is. Its width and its clock only this device knows: they
// render half of the screen again, each in its own turn and task once all has been hydrated.

const turns: (() => void)[] = [];
let hydrating = false;

/** A thing that is only known once the page is hydrated; `tell` is called when it is. */
export function afterHydration(tell: () => void): () => boolean {
  let had = false;
  turns.push(() => {
    had = true;
    tell();
  });
  return () => had || !hydrating;
}

export function beginHydration(): void {
  hydrating = true;
}

/** To be called when everything stands as it was rendered. */
export async function endHydration(): Promise<void> {
  if (!hydrating) return;
  for (const turn of turns) {
    await whenIdle();
    turn();
  }
  hydrating = false;
}
