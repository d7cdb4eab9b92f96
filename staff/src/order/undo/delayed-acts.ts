import { create } from 'zustand';

/** [SF20] How long an act can be undone. */
export const DELAY_MS = 5_000;

/** An act that waits: nothing of it has left this device. */
interface Delayed {
  /** true = it goes out now, false = it was undone and never does */
  readonly settle: (goes: boolean) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Acts by order and name, "A3F92 complete". */
const useActs = create<{ readonly acts: ReadonlyMap<string, Delayed> }>()(() => ({ acts: new Map() }));

const delayedActName = (code: string, act: string): string => `${code} ${act}`;
const hasDelayedAct = (acts: ReadonlyMap<string, Delayed>, code: string): boolean =>
  [...acts.keys()].some((name) => name.startsWith(`${code} `));

/** Whether anything of an order is delayed: nothing else is done with it meanwhile. */
export const isDelayed = (code: string): boolean => hasDelayedAct(useActs.getState().acts, code);
export const useAnyDelayed = (code: string): boolean => useActs(({ acts }) => hasDelayedAct(acts, code));

/** Whether this act of this order is delayed. */
export const useDelayed = (code: string, act: string): boolean =>
  useActs(({ acts }) => acts.has(delayedActName(code, act)));

function release(name: string, goes: boolean): void {
  const acts = new Map(useActs.getState().acts);
  const delayed = acts.get(name);
  if (!delayed) return;
  clearTimeout(delayed.timer);
  acts.delete(name);
  useActs.setState({ acts });
  delayed.settle(goes);
}

/** [SF20] Delays an act of an order by five seconds; false = it was undone, or the order has another delayed. */
export function delay(code: string, act: string): Promise<boolean> {
  if (isDelayed(code)) return Promise.resolve(false);
  const name = delayedActName(code, act);
  return new Promise((settle) => {
    const timer = setTimeout(() => release(name, true), DELAY_MS);
    useActs.setState(({ acts }) => ({ acts: new Map(acts).set(name, { settle, timer }) }));
  });
}

/** Undoes a delayed act: it never goes out. */
export const undo = (code: string, act: string): void => release(delayedActName(code, act), false);

/** Nobody undoes anything once the page is left: what is delayed goes out with it. */
function sendAll(): void {
  for (const name of [...useActs.getState().acts.keys()]) release(name, true);
}

globalThis.addEventListener?.('pagehide', sendAll);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendAll();
});
