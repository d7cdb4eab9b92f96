import { useWords } from '@mam/client/i18n.ts';
import { screen } from '@mam/client/lazy-screen.ts';
import { isDemo } from '@mam/client/server-mode.ts';
import { NoticeBand } from '@mam/ui/top-bar.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { identityRefused } from '../data/identity.ts';
import { lastSeen, useServerAway } from '../data/last-seen.ts';
import { watchNetwork } from '../data/network.ts';
import { whenFreeToFetch } from '../device/idle.ts';
import { useVisit } from '../device/visit.ts';
import { useFeatureReports } from '../start/use-feature-reports.ts';
import { checkoutWords, identityWords, offlineWords, shellWords } from '../words/areas.ts';

/** Not rendered before it is needed: most visits never lose the server. */
const offline = screen(
  () => import('../lost/offline-news.tsx').then((m) => m.OfflineNews),
  [offlineWords, checkoutWords],
);

const noIdentity = screen(() => import('../lost/no-identity.tsx').then((m) => m.NoIdentity), [identityWords]);

/** Not while the server is away altogether: then there is a band that says so. */
function IdentityOutlet() {
  const refused = useStore(identityRefused);
  const away = useServerAway();
  return refused && !away ? (
    <Suspense>
      <noIdentity.Screen />
    </Suspense>
  ) : null;
}

/** In words that are here already: what tells more may never come, the network is away. */
function OfflineWords() {
  const say = useWords(shellWords);
  const away = useServerAway();
  return away ? (
    <div role="status">
      <NoticeBand>{say('offline_band')}</NoticeBand>
    </div>
  ) : null;
}

/** From the first answer out of memory on, until the visit ends: it also tells what changed meanwhile. */
function OfflineOutlet() {
  // as early as that: in the browser of another app no worker keeps the rest at hand
  useEffect(watchNetwork, []);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const look = () => setNeeded((before) => before || Object.keys(lastSeen.getState()).length > 0);
    look();
    // without a network it could not be fetched any more
    void whenFreeToFetch().then(offline.load);
    return lastSeen.subscribe(look);
  }, []);
  if (!needed) return null;
  return (
    <Suspense fallback={<OfflineWords />}>
      <offline.Screen />
    </Suspense>
  );
}

/** Notices that hold on every screen of this visit: the server is a demo, nothing can be ordered. */
export function NoticeBands() {
  const say = useWords(shellWords);
  const demo = isDemo();
  const preview = useVisit((state) => state.preview);
  useFeatureReports();
  return (
    <>
      {demo || preview ? (
        <aside aria-label={say(preview ? 'preview' : 'demo')}>
          {demo ? <NoticeBand>{say('demo_band')}</NoticeBand> : null}
          {preview ? <NoticeBand>{say('preview')}</NoticeBand> : null}
        </aside>
      ) : null}
      <OfflineOutlet />
      <IdentityOutlet />
    </>
  );
}
