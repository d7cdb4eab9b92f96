import { useWords } from '@mam/client/i18n.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { useEffect, useRef } from 'react';
import { historyWords } from '../words/areas.ts';
import type { OwnOrders } from './use-history.ts';

/** Older orders come as one scrolls there; a button brings them without scrolling, and after a lost answer. */
export function OlderOrders({ own: { orders, more, moreComes } }: { readonly own: OwnOrders }) {
  const say = useWords(historyWords);
  const button = useRef<HTMLButtonElement>(null);
  const { length } = orders;
  const bring = useRef(more);
  bring.current = more;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew with every page that has come
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) bring.current?.();
      },
      { rootMargin: '400px' },
    );
    watch.observe(button.current);
    return () => watch.disconnect();
  }, [length]);
  if (!more) return null;
  return (
    <Button ref={button} block busy={moreComes} onClick={more}>
      {say('more')}
    </Button>
  );
}
