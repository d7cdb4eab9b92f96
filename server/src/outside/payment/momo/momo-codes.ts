import type { Report } from '../gateway.ts';

/** Not final: the payer is still at it, or it is being worked on. */
const WAITING = new Set([1000, 7000, 7002]);
/** Said about our request and not about the payment: whether money moved is not known. */
const ABOUT_US = new Set([10, 11, 12, 13, 20, 21, 22, 40, 42, 43, 45, 47]);

/** An attempt's state by a result code of MoMo; null = nothing certain. 9000 is authorised, and captured by itself. */
export function momoState(code: number): Report['state'] | null {
  if (code === 0 || code === 9000) return 'paid';
  if (WAITING.has(code)) return 'pending';
  if (ABOUT_US.has(code)) return null;
  if (code === 1005) return 'expired';
  return code === 1006 || code === 1003 || code === 1017 ? 'cancelled' : 'failed';
}
