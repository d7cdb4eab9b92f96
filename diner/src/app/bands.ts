import { screen } from '../start/lazy-screen.ts';
import { checkoutWords } from '../words/checkout/words.ts';
import { identityWords } from '../words/identity/words.ts';
import { offlineWords } from '../words/offline/words.ts';

/** Not before it is needed: most visits never lose the server. */
export const offline = screen(
  () => import('../lost/offline-news.tsx').then((m) => m.OfflineNews),
  [offlineWords, checkoutWords],
);

export const noIdentity = screen(
  () => import('../lost/no-identity.tsx').then((m) => m.NoIdentity),
  [identityWords],
);
