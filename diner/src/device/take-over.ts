import { whenIdle } from './idle.ts';

// A page drawn for everybody is taken over as it was drawn. What only this device knows, its width, its clock, has
// half of the screen drawn again: each has its turn once all has been taken over, in a task of its own.

const turns: (() => void)[] = [];
let going = false;

/** A thing that is only known in its turn; `tell` is called when it is. */
export function inTurn(tell: () => void): () => boolean {
  let had = false;
  turns.push(() => {
    had = true;
    tell();
  });
  return () => had || !going;
}

export function beginTakeOver(): void {
  going = true;
}

/** To be called when everything stands as it was drawn. */
export async function endTakeOver(): Promise<void> {
  if (!going) return;
  for (const turn of turns) {
    await whenIdle();
    turn();
  }
  going = false;
}
