import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Ids of those that want to rise over the foot of the screen, first come first. */
const waiting = createStore<readonly string[]>(() => []);

/** True = it is this one's turn: one thing at a time rises over the foot of the screen by itself. */
export function useFoot(wants: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!wants) return;
    waiting.setState((all) => [...all, id], true);
    return () => waiting.setState((all) => all.filter((one) => one !== id), true);
  }, [id, wants]);
  return useStore(waiting, ([first]) => first === id);
}
