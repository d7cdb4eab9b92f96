import type { EpochMs } from '@mam/domain/time/moment.ts';
import { useEffect, useState } from 'react';
import { timeNow } from './clock.ts';

const SECOND = 1000;
const MINUTE = 60;

const leftUntil = (until: EpochMs): number => Math.max(0, Math.ceil((until - timeNow()) / SECOND));

/** Whole seconds left until a time of the server, counted down each second; 0 = over. */
export function useCountdown(until: EpochMs): number {
  const [left, setLeft] = useState(() => leftUntil(until));
  useEffect(() => {
    const look = () => setLeft(leftUntil(until));
    look();
    const timer = setInterval(look, SECOND);
    // a page in the background counts slowly
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
  return left;
}

/** 558 → "09:18". */
export function minutesAndSeconds(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / MINUTE))}:${two(seconds % MINUTE)}`;
}
