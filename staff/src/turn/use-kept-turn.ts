import { TOUCH_TOLD_EVERY, TURN } from '@mam/domain/staff/turn.ts';
import { useEffect } from 'react';
import { rereadMe } from '../people/session.ts';
import { keepTurn } from './device-calls.ts';

/** [SF31] Tells the server that the device is touched; left alone, it looks whether its person is still in. */
export function useKeptTurn(): void {
  useEffect(() => {
    let told = Date.now();
    let over: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(over);
      over = setTimeout(() => void rereadMe(), TURN + TOUCH_TOLD_EVERY);
    };
    const touch = () => {
      if (Date.now() - told < TOUCH_TOLD_EVERY) return;
      told = Date.now();
      wait();
      // without a network it is told with the next touch; the server's clock decides
      keepTurn().catch(() => {});
    };
    wait();
    addEventListener('pointerdown', touch, { capture: true });
    addEventListener('keydown', touch, { capture: true });
    return () => {
      clearTimeout(over);
      removeEventListener('pointerdown', touch, { capture: true });
      removeEventListener('keydown', touch, { capture: true });
    };
  }, []);
}
