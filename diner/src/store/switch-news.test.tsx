// @vitest-environment happy-dom

import type { SwitchWire } from '@mam/contract/store/switch.schema.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { tableNews } from '@mam/domain/store/switch-news.ts';
import { epochAtWallTime } from '@mam/domain/time/wall-time.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aShop } from '../../test/a-shop.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { WaySwitch } from '../checkout/checkout-page.tsx';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { SwitchNotice } from './switch-notice.tsx';
import { useSwitchTexts } from './use-switch-news.ts';

beginInApp();
beforeEach(() => visit.setState(PLAIN_VISIT, true));

/** 18:12 on a Saturday in Ho Chi Minh City: the store is open. */
const NOW = epochAtWallTime({ year: 2026, month: 11, day: 21 }, 18, 12, 'Asia/Ho_Chi_Minh') ?? Number.NaN;
const [AT_18_30, AT_19_30] = [NOW / 1000 + 18 * 60, NOW / 1000 + 78 * 60];
const pause = (type: SwitchWire['type'], until = AT_19_30): SwitchWire => ({
  type,
  kind: 'pause',
  minutes: 0,
  since: NOW / 1000,
  until,
});
const busy = (type: SwitchWire['type'], until = AT_18_30): SwitchWire => ({
  ...pause(type, until),
  kind: 'busy',
  minutes: 20,
});

const shop = (switches: SwitchWire[]): Store => aShop({ switches }).store;

function Texts({ store, now }: { readonly store: Store; readonly now: number | null }) {
  return <output>{useSwitchTexts(store, now).join(' | ')}</output>;
}

const told = () => document.querySelector('output')?.textContent;

it('[ST25] a store that goes on says which kind is paused or slower, and until when', () => {
  showInApp(<Texts store={shop([busy('PICKUP'), pause('DELI')])} now={NOW} />);
  expect(told()).toBe('Giao hàng nghỉ tới 19:30 | Bếp đang đông, ghé lấy lâu hơn 20 phút, tới 18:30');
});

it('[ST23] [ST25] a page rendered for everybody says nothing of it, nor anybody once it has ended', () => {
  const store = shop([pause('DELI')]);
  showInApp(<Texts store={store} now={null} />);
  expect(told()).toBe('');
  showInApp(<Texts store={store} now={AT_19_30 * 1000} />);
  expect([...document.querySelectorAll('output')].map((one) => one.textContent)).toEqual(['', '']);
});

it('[ST25] a table hears of its own orders alone', () => {
  visit.setState({ table: { brand: 'BEPNHA', storeId: 101, name: '12', code: null } });
  showInApp(<Texts store={shop([pause('DELI'), busy('TABLE')])} now={NOW} />);
  expect(told()).toBe('Bếp đang đông, món lên lâu hơn 20 phút, tới 18:30');
});

it('[ST25] a paused way can still be chosen, and says until when', () => {
  const store = shop([pause('DELI')]);
  showInApp(<WaySwitch checkout={{ store, way: 'pickup', now: NOW }} />);
  const delivery = screen.getByRole<HTMLInputElement>('radio', { name: /Giao.* nghỉ tới 19:30$/ });
  expect(delivery.disabled).toBe(false);
  expect(screen.getByRole('radio', { name: /lấy$/ })).toBeTruthy();
});

it('[ST25] a notice names the way on that is left: another time, or the staff', () => {
  const store = shop([pause('DELI')]);
  const stopped = aShop({ tables_stopped: true }).store;
  const news = tableNews(stopped, NOW);
  showInApp(
    <>
      <SwitchNotice
        store={store}
        now={NOW}
        news={[{ type: 'DELI', kind: 'pause', minutes: 0, until: AT_19_30 * 1000, takesLater: true }]}
      />
      <SwitchNotice store={stopped} now={NOW} news={news ? [news] : []} />
    </>,
  );
  const [home, table] = screen.getAllByRole('status').map((one) => one.textContent);
  expect(home).toContain('Giao hàng nghỉ tới 19:30Đặt cho giờ sau đó vẫn được.');
  expect(table).toContain('Quán tạm chưa nhận món gọi từ bànBạn gọi món với nhân viên giúp nhé.');
});
