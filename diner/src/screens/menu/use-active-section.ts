import { useEffect, useState } from 'react';

/** Which section crosses a line at 30 % of the height; the first one until something is scrolled. */
export function useActiveSection(anchors: readonly string[]): string | null {
  const key = anchors.join(' ');
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const here = entries.findLast((entry) => entry.isIntersecting);
        if (here) setActive(here.target.id);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const anchor of key.split(' ')) {
      const element = document.getElementById(anchor);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return active !== null && anchors.includes(active) ? active : (anchors[0] ?? null);
}

/** Goes to a section; an address with a fragment would put every category into the history. */
export function goToSection(anchor: string): void {
  const element = document.getElementById(anchor);
  if (!element) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}
