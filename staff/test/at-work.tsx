import { loadWords } from '@mam/client/i18n.ts';
import { PageRouter } from '@mam/client/router.tsx';
import { serveNothingElse } from '@mam/client/test/served.ts';
import { DONG } from '@mam/domain/money/currency.ts';
import type { Role } from '@mam/domain/staff/roles.ts';
import { ToastOutlet } from '@mam/ui/dialog/toast-outlet.tsx';
import { hideToast } from '@mam/ui/dialog/toast-store.ts';
import { UiWordsProvider } from '@mam/ui/ui-words.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll } from 'vitest';
import { queries } from '../src/data/queries.ts';
import { type Shift, ShiftContext } from '../src/store/shift.tsx';
import { changeArea } from '../src/words/change-words.ts';
import { speak } from '../src/words/words.ts';

const UI_WORDS = { close: 'Đóng', less: 'Bớt một', more: 'Thêm một' };

/** For a whole file: the app of the staff speaks Vietnamese, and its server knows nothing yet. */
export function beginAtWork(): void {
  serveNothingElse();
  beforeAll(async () => {
    await speak('vi');
    await loadWords([changeArea]);
  });
  afterEach(() => {
    cleanup();
    hideToast();
    queries.clear();
    sessionStorage.clear();
  });
}

/** Somebody works at the first store of Bếp Nhà Lúa. */
const aShift = (role: Role): Shift => ({
  me: {
    name: 'bepnha',
    role,
    totp: false,
    recovery_codes_left: null,
    device: null,
    by_pin: false,
    brand: { pos_parent: 'BEPNHA', name: 'Bếp Nhà Lúa', main_color: null },
    stores: [{ id: 101, name: 'Bếp Nhà Lúa Nguyễn Huệ' }],
  },
  storeId: 101,
  storeName: 'Nguyễn Huệ',
  zone: 'Asia/Ho_Chi_Minh',
  currency: DONG,
  dinerLanguage: 'vi',
  tablesStopped: false,
  orderTypes: ['DELI', 'PICKUP'],
  ready: true,
  failed: null,
  again: () => {},
});

/** A part of the app in what the app stands in: its questions to the server, its words, its toasts and a shift. */
export function showAtWork(part: ReactNode, { as = 'owner' }: { readonly as?: Role } = {}): void {
  render(
    <QueryClientProvider client={queries}>
      <UiWordsProvider words={UI_WORDS}>
        <PageRouter base="/staff">
          <ShiftContext value={aShift(as)}>{part}</ShiftContext>
          <ToastOutlet />
        </PageRouter>
      </UiWordsProvider>
    </QueryClientProvider>,
  );
}
