import { Suspense } from 'react';
import { useJustAdded } from '../cart/just-added.ts';
import { screen } from '../start/lazy-screen.ts';
import { cartWords } from '../words/cart/words.ts';
import { dishWords } from '../words/dish/words.ts';
import { menuWords } from '../words/menu/words.ts';
import { suggestionWords } from '../words/suggestion/words.ts';

const eatenWith = screen(
  () => import('../suggestion/eaten-with.tsx').then((m) => m.EatenWith),
  [suggestionWords, dishWords, cartWords, menuWords],
);

/** Comes with the first thing that is added: what is usually eaten with it, over whichever page of the menu. */
export function AfterAdding() {
  return useJustAdded() ? (
    <Suspense>
      <eatenWith.Screen />
    </Suspense>
  ) : null;
}
