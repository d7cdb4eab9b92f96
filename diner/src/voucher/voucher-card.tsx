import { useWords } from '@mam/client/i18n.ts';
import { lateFile } from '@mam/client/late-file.ts';
import { lastDay } from '@mam/domain/voucher/last-day.ts';
import { type ShownVoucher, shownVoucher } from '@mam/domain/voucher/shown-voucher.ts';
import { lazy, Suspense } from 'react';
import { useNow } from '../device/clock.ts';
import { useIsWide } from '../device/width.ts';
import { useMenuShop } from '../menu/shop.ts';
import { voucherWords } from '../words/areas.ts';
import { dateWord } from '../words/date-words.ts';
import { VoucherTicket } from './voucher-ticket.tsx';

const VoucherPopup = lazy(() =>
  lateFile(() => import('./voucher-popup.tsx')).then(({ VoucherPopup: component }) => ({
    default: component,
  })),
);

/** Nobody hurries for a date further ahead than this. */
const SOON = 180 * 24 * 3_600_000;

function useUntil({ until }: Pick<ShownVoucher, 'until'>, now: number): string {
  const say = useWords(voucherWords);
  const { zone } = useMenuShop().store;
  return until - now < SOON ? ` · ${say('until', { day: dateWord(lastDay(until, zone)) })}` : '';
}

function Card({ voucher, now }: { voucher: ShownVoucher; now: number }) {
  const say = useWords(voucherWords);
  const until = useUntil(voucher, now);
  return (
    <section aria-label={say('offer')}>
      <VoucherTicket voucher={voucher} detail={until} />
    </section>
  );
}

/** The store's voucher above its menu, as long as its campaign runs; on a phone it also speaks up once a visit. */
export function VoucherCard() {
  const { store } = useMenuShop();
  const now = useNow();
  const wide = useIsWide();
  if (now === null) return null;
  const voucher = shownVoucher(store, now);
  if (!voucher) return null;
  return (
    <>
      <Card voucher={voucher} now={now} />
      {wide === false && voucher.rate !== null ? (
        <Suspense>
          <VoucherPopup voucher={voucher} key={voucher.key} />
        </Suspense>
      ) : null}
    </>
  );
}
