import { PageRouter } from '@mam/client/router.tsx';
import { serveNothingElse } from '@mam/client/test/served.ts';
import { ToastOutlet } from '@mam/ui/dialog/toast-outlet.tsx';
import { UiWordsProvider } from '@mam/ui/ui-words.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll } from 'vitest';
import { queries } from '../src/data/queries.ts';
import { speak } from '../src/words/words.ts';

const UI_WORDS = { close: 'Đóng', less: 'Bớt một', more: 'Thêm một' };

/** For a whole file: the app of the staff speaks Vietnamese, and its server knows nothing yet. */
export function beginAtWork(): void {
  serveNothingElse();
  beforeAll(() => speak('vi'));
  afterEach(() => {
    cleanup();
    queries.clear();
    sessionStorage.clear();
  });
}

/** A part of the app in what the app stands in: its questions to the server, its words and its toasts. */
export function showAtWork(part: ReactNode): void {
  render(
    <QueryClientProvider client={queries}>
      <UiWordsProvider words={UI_WORDS}>
        <PageRouter base="/staff">
          {part}
          <ToastOutlet />
        </PageRouter>
      </UiWordsProvider>
    </QueryClientProvider>,
  );
}
