import { whenIdle } from './idle.ts';

// A page the server rendered for everybody is hydrated as it is. What only this device knows, its width, its clock, has
// half of the screen rendered again: each has its turn once all has been hydrated, in a task of its own.

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
