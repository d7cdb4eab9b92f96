import { deviceStorage } from '@mam/client/storage.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Keeps the order left to pay: a diner who is back wants to know whether the money has come. */
const KEY = 'mam.left';
/** An answer that takes longer than this is late: it is still waited for, but it is said. */
const ANSWER_TAKES = 60_000;

/** The order this device has last left to pay; null = none, or it is known what became of it. */
const left = createStore<{ readonly hash: string | null }>(() => ({ hash: deviceStorage.getItem(KEY) }));

/** This order's payment is being made elsewhere. The way back is not believed: its address could say anything. */
export function rememberLeft(hash: string): void {
  deviceStorage.setItem(KEY, hash);
  left.setState({ hash });
}

/** It is known what became of that payment. */
export function forgetLeft(hash: string): void {
  if (left.getState().hash !== hash) return;
  deviceStorage.removeItem(KEY);
  left.setState({ hash: null });
}

/**
 * checking = the diner has just come back from paying this order, silent = that was a while ago; null = they were not
 * away, or it is known what became of it.
 */
export function useComeBack(hash: string): 'checking' | 'silent' | null {
  const away = useStore(left, (state) => state.hash === hash);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(() => setSilent(true), ANSWER_TAKES);
    return () => clearTimeout(timer);
  }, [away]);
  if (!away) return null;
  return silent ? 'silent' : 'checking';
}
