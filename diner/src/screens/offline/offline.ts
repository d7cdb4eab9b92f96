import { checkoutWords } from '../../words/checkout/words.ts';
import { offlineWords } from '../../words/offline/words.ts';
import { screen } from '../screen.ts';

/** Not before it is needed: most visits never lose the server. */
export const offline = screen(
  () => import('./offline-news.tsx').then((m) => m.OfflineNews),
  [offlineWords, checkoutWords],
);
