import type { Config } from '../../config.ts';
import type { Courier } from './courier.ts';
import { plainCourier } from './plain-courier.ts';

/** The courier of stores with partner shipping; null = none was named. A demo asks its own sandbox. */
export function openCourier({ courier, mode, port }: Config): Courier | null {
  if (courier) return plainCourier(courier);
  return mode === 'demo'
    ? plainCourier({ url: `http://127.0.0.1:${port}/sandbox/courier`, key: 'sandbox' })
    : null;
}
