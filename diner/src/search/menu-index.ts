import { whenIdle } from '@mam/client/when-idle.ts';
import { AWAY } from '@mam/domain/menu/listing.ts';
import type { Menu } from '@mam/domain/menu/menu.ts';
import { findThings, type ThingIndex, thingIndex, thingIndexing } from '@mam/domain/search/find-things.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';

const made = new WeakMap<Menu, ThingIndex>();

/** The index of a menu, built once. */
export function menuIndex(menu: Menu): ThingIndex {
  const known = made.get(menu);
  if (known) return known;
  const index = thingIndex(menu);
  made.set(menu, index);
  return index;
}

/** Builds the index while nobody waits, in steps that hold up no finger. */
export async function prepareIndex(menu: Menu): Promise<void> {
  if (made.has(menu)) return;
  const steps = thingIndexing(menu);
  for (;;) {
    await whenIdle();
    const { done, value } = steps.next();
    if (!done) continue;
    if (!made.has(menu)) made.set(menu, value);
    return;
  }
}

/** Searches once before anybody does, so that the first key finds everything warm. */
export async function warmUp(index: ThingIndex): Promise<void> {
  await whenIdle();
  findThings(index, index.things[0]?.name ?? '', wallTime(0, 'UTC'), AWAY);
}
