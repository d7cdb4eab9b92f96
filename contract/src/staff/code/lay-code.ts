import { endpoint } from '../../http/endpoint.ts';
import type { LAY_CODE_REFUSES } from '../../voucher/refusals.ts';
import type { StaffOrder } from '../board.schema.ts';
import type { LayCodeBody, TriedCode, TryCodeBody } from './lay-code.schema.ts';

interface Code {
  code: string;
}

/** Tells what a voucher's code would take off an order. A code stands in no address. */
export const tryCode = endpoint<{
  params: Code;
  body: TryCodeBody;
  answer: TriedCode;
  refuses: typeof LAY_CODE_REFUSES;
}>({ method: 'POST', path: '/v1/staff/order/{code}/voucher/check', auth: 'staff' });

/** Lays a voucher's code on an order that has none. Takes an Idempotency-Key. */
export const layCode = endpoint<{
  params: Code;
  body: LayCodeBody;
  answer: StaffOrder;
  refuses: typeof LAY_CODE_REFUSES;
}>({ method: 'POST', path: '/v1/staff/order/{code}/voucher', auth: 'staff' });
