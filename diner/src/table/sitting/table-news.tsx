import { useWords } from '@mam/client/i18n.ts';
import { useLocation } from '@mam/client/router.tsx';
import type { SeenSitting } from '@mam/domain/table/seen-sitting.ts';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useRef } from 'react';
import { sittingWords } from '../../words/areas.ts';
import { useSittingOf } from './use-sitting.ts';

/**
 * [TB45] [TB87] Tells every phone of a party who has come; the first one also who asks to be let in, except at the
 * table home, which shows them.
 */
export function TableNews({ id }: { readonly id: string }) {
  const { pathname } = useLocation();
  const { data } = useSittingOf(id);
  useCame(data);
  useAsking(pathname === '/' ? undefined : data);
  return null;
}

function useCame(sitting: SeenSitting | undefined): void {
  const say = useWords(sittingWords);
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (sitting?.state !== 'in') return;
    // guests who were there when this page came are no news
    for (const { id, name, isYou } of sitting.guests)
      if (!isYou && known.current && !known.current.has(id))
        showToast(say('came', { name: name || say('nameless') }));
    known.current = new Set(sitting.guests.map(({ id }) => id));
  }, [sitting, say]);
}

function useAsking(sitting: SeenSitting | undefined): void {
  const say = useWords(sittingWords);
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, name } of sitting?.asking ?? []) {
      if (told.current.has(id)) continue;
      told.current.add(id);
      showToast(say('asks_elsewhere', { name: name || say('nameless') }));
    }
  }, [sitting, say]);
}
