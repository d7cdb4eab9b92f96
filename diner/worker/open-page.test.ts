import { expect, it } from 'vitest';
import { openPage, shows } from './open-page.ts';
import { WHERE } from './where.ts';

const ORIGIN = 'https://quan.example';
const order = (hash: string) => new URL(`/order/detail?order_hash=${encodeURIComponent(hash)}`, ORIGIN);

/** A window that was opened at one page and is at another by now; silent = its page is frozen. */
function aWindow(opened: string, now: string | 'silent', log: string[]) {
  return {
    url: ORIGIN + opened,
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      if (message === WHERE && now !== 'silent') port?.postMessage(ORIGIN + now);
    },
    focus: async () => log.push(`focus ${now}`),
  } as unknown as WindowClient;
}

async function tap(address: URL, windows: (log: string[]) => WindowClient[]): Promise<string[]> {
  const log: string[] = [];
  const clients = {
    matchAll: async () => windows(log),
    openWindow: async (href: string) => {
      log.push(`open ${href}`);
      return null;
    },
  };
  await openPage(clients as unknown as Clients, address);
  return log;
}

const A = '/order/detail?order_hash=AAAAA%3Asecret&pos_parent=BEPNHA';

it('[MS16] the notice of an order leads to the page of this order, and never to another’s', async () => {
  const pageOfA = (log: string[]) => [aWindow(A, A, log)];
  expect(await tap(order('BBBBB:secret'), pageOfA)).toEqual([`open ${order('BBBBB:secret')}`]);
  expect(await tap(order('AAAAA:secret'), pageOfA)).toEqual([`focus ${A}`]);
});

it('[MS16] a window counts by where it is now, not by where it was opened', async () => {
  const gone = (log: string[]) => [aWindow(A, '/menu?pos_parent=BEPNHA', log)];
  expect(await tap(order('AAAAA:secret'), gone)).toEqual([`open ${order('AAAAA:secret')}`]);
  const came = (log: string[]) => [aWindow('/menu', '/menu', log), aWindow('/menu', A, log)];
  expect(await tap(order('AAAAA:secret'), came)).toEqual([`focus ${A}`]);
});

it('[MS16] where no page answers, a new one is opened', async () => {
  const frozen = (log: string[]) => [aWindow(A, 'silent', log)];
  expect(await tap(order('AAAAA:secret'), frozen)).toEqual([`open ${order('AAAAA:secret')}`]);
});

it('[MS16] another site, another page and no address show nothing of ours', () => {
  const home = new URL('/', ORIGIN);
  expect(shows(`${ORIGIN}/?pos_parent=BEPNHA`, home)).toBe(true);
  expect(shows(`${ORIGIN}/menu`, home)).toBe(false);
  expect(shows('https://other.example/', home)).toBe(false);
  expect(shows('', home)).toBe(false);
});
