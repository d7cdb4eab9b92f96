import { useWords } from '@mam/client/i18n.ts';
import { useLocation } from '@mam/client/router.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { useEffect, useRef } from 'react';
import { sittingWords } from '../../words/areas.ts';
import { useSittingOf } from './use-sitting.ts';

/** [TB45] [TB87] The first phone hears who asks to be let in, and every phone who has come, also while it is not at the table home, where that stands. */
export function AskedElsewhere({ id }: { readonly id: string }) {
  const { pathname } = useLocation();
  return pathname === '/' ? null : <Asked id={id} />;
}

function Asked({ id }: { readonly id: string }) {
  const say = useWords(sittingWords);
  const { data } = useSittingOf(id);
  const told = useRef(new Set<string>());
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (data?.state !== 'in') return;
    // [TB87] who was there when this page came is no news
    for (const { id: guest, name, you } of data.guests)
      if (!you && known.current && !known.current.has(guest))
        showToast(say('came', { name: name || say('nameless') }));
    known.current = new Set(data.guests.map((guest) => guest.id));
  }, [data, say]);
  useEffect(() => {
    const news = data?.asking.filter((guest) => !told.current.has(guest.id)) ?? [];
    for (const { id: guest, name } of news) {
      told.current.add(guest);
      showToast(say('asks_elsewhere', { name: name || say('nameless') }));
    }
  }, [data, say]);
  return null;
}
