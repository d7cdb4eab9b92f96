import { expect, type Page } from '@playwright/test';
import type { Hand } from '../start/count-taps.ts';

/** The screen where staff write an order down, under somebody's hand. */
export function atTheTicket(page: Page, { tap }: Pick<Hand, 'tap'>) {
  const menu = page.getByRole('region', { name: 'Thực đơn' });
  const ticket = page.getByRole('complementary', { name: 'Đơn đang ghi' });
  return {
    ticket,
    section: (name: string) => tap(menu.getByRole('button', { name, exact: true })),
    tile: (name: string) => tap(menu.getByRole('button', { name }).first()),
    /** Sends the ticket; answers the code of the order. */
    send: async (button: string): Promise<string> => {
      await tap(ticket.getByRole('button', { name: button }));
      const news = ticket.getByText(/^Đơn \S+ đã gửi bếp|^Số gọi \S+/);
      await expect(news).toBeVisible();
      return /(?:Đơn|gọi) (\S+)/.exec((await news.textContent()) ?? '')?.[1] ?? '';
    },
  };
}
