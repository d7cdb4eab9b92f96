import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { untilByHand } from '../../device/by-hand.ts';

/** The section in view, null until something is scrolled; only what shows it is rendered when it changes. */
const inView = createStore<{ readonly anchor: string | null }>(() => ({ anchor: null }));

/** Follows which section crosses a line at 30 % of the height. `anchors` are those that are on the page already. */
export function useSectionWatch(anchors: readonly string[]): void {
  const key = anchors.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const here = entries.findLast((entry) => entry.isIntersecting);
        if (here) inView.setState({ anchor: here.target.id });
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    const listed = key.split(' ');
    if (!listed.includes(inView.getState().anchor ?? '')) inView.setState({ anchor: null });
    for (const anchor of listed) {
      const element = document.getElementById(anchor);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
}

/** Whether this section is the one in view; the first is until something is scrolled. */
export function useIsInView(anchor: string, isFirst: boolean): boolean {
  return useStore(inView, ({ anchor: now }) => now === anchor || (now === null && isFirst));
}

/** Tells of each section that comes into view, beginning with the one that is; answers with a way to stop. */
export function whenInView(tell: (anchor: string) => void): () => void {
  const pass = ({ anchor }: { readonly anchor: string | null }) => anchor !== null && tell(anchor);
  pass(inView.getState());
  return inView.subscribe(pass);
}

/** Sections that come into view on the way take their real height: the aim is taken again where the scroll ended. */
function aimAgain(element: HTMLElement): void {
  const stop = untilByHand();
  const arrive = () => {
    stop.abort();
    element.scrollIntoView({ block: 'start' });
  };
  if ('onscrollend' in window) addEventListener('scrollend', arrive, { signal: stop.signal });
  else setTimeout(() => stop.signal.aborted || arrive(), 800);
}

/** Goes to a section; an address with a fragment would put every category into the history. */
export function goToSection(anchor: string): void {
  const element = document.getElementById(anchor);
  if (!element) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  aimAgain(element);
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}
