/** One short message. A newer one takes the place of an older one. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  /** read out at once, not after what is being said */
  readonly urgent: boolean;
}

type Listener = () => void;

const SHOWN_FOR = 3000;

let current: Toast | null = null;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<Listener>();

/** the places a toast can appear: the page, then one for every open dialog; the last one shows it */
let outlets: readonly string[] = [];

function tell() {
  for (const listener of listeners) listener();
}

/** Says one sentence for three seconds. */
export function showToast(text: string, { urgent = false }: { readonly urgent?: boolean } = {}) {
  clearTimeout(timer);
  count += 1;
  current = { id: count, text, urgent };
  timer = setTimeout(hideToast, SHOWN_FOR);
  tell();
}

export function hideToast() {
  clearTimeout(timer);
  current = null;
  tell();
}

export const currentToast = () => current;
export const topOutlet = () => outlets.at(-1);

export function addOutlet(id: string): () => void {
  outlets = [...outlets, id];
  tell();
  return () => {
    outlets = outlets.filter((other) => other !== id);
    tell();
  };
}

export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
