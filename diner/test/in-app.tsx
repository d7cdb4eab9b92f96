import { changeLanguage } from '@mam/client/i18n.ts';
import { PageRouter } from '@mam/client/router.tsx';
import { serveNothingElse } from '@mam/client/test/served.ts';
import { ToastOutlet } from '@mam/ui/dialog/toast-outlet.tsx';
import { hideToast } from '@mam/ui/dialog/toast-store.ts';
import { UiWordsProvider } from '@mam/ui/ui-words.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { queryCache } from '../src/data/query-cache.ts';
import { EMPTY, type Persisted, persisted } from '../src/device/persisted.ts';
import * as areas from '../src/words/areas.ts';

// nothing rings here; a stream would outlive the test that began it, and be stopped when its browser is gone
vi.mock('@mam/client/live/shared-stream.ts', () => ({ shareStream: () => {} }));

const UI_WORDS = { close: 'Đóng', less: 'Bớt một', more: 'Thêm một' };

/** The diner of tests: the server knows them. */
export const UID = 'a'.repeat(32);

const WIDTHS = { phone: 390, desk: 1280 } as const;

interface Standing {
  /** of the address bar */
  readonly address?: string;
  readonly on?: keyof typeof WIDTHS;
}

/** For a whole file: each test has a browser of its own that speaks Vietnamese, and a server that knows nothing yet. */
export function beginInApp(): void {
  serveNothingElse();
  beforeAll(() =>
    changeLanguage(
      'vi',
      Object.values(areas).filter((area) => 'files' in area),
    ),
  );
  beforeEach(() => {
    persisted.setState({ ...EMPTY, user: { ...EMPTY.user, uid: UID, token: 'known' } }, true);
  });
  afterEach(() => {
    cleanup();
    hideToast();
    queryCache.clear();
    localStorage.clear();
    sessionStorage.clear();
  });
}

export const keep = (kept: Partial<Persisted>): void => persisted.setState(kept);

/** Gives the user of this browser a name, and maybe a number. */
export const nameDiner = (name: string, phone = ''): void =>
  keep({ user: { ...persisted.getState().user, name, phone } });

/** A part of the app in what the app stands in: its router, its questions to the server, its words and its toasts. */
export function showInApp(
  part: ReactNode,
  { address = '/order?pos_parent=BEPNHA&pos_id=101', on = 'phone' }: Standing = {},
): void {
  (window as unknown as { happyDOM: { setViewport(size: object): void } }).happyDOM.setViewport({
    width: WIDTHS[on],
    height: 800,
  });
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={queryCache}>
      <UiWordsProvider words={UI_WORDS}>
        <PageRouter>
          <Suspense>{part}</Suspense>
          <ToastOutlet />
        </PageRouter>
      </UiWordsProvider>
    </QueryClientProvider>,
  );
}
