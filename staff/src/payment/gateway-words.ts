import { TILL_WAYS } from '@mam/domain/payment/till-way.ts';
import type { Say } from '../words/words.ts';

const KNOWN = ['momo', 'zalopay', 'onepay', 'transfer', ...TILL_WAYS] as const;

/** The board's word for a gateway, or for money taken by hand; one that is not known keeps its own name. */
export function gatewayWords(say: Say, gateway: string): string {
  const known = KNOWN.find((each) => each === gateway);
  return known ? say(`gateway.${known}`) : gateway;
}
