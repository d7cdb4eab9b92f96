import type { ExceptionBody, ExceptionCode } from '@mam/contract/checkout/exception.schema.ts';
import { reportException } from '@mam/contract/checkout/exception.ts';
import { call } from '../data/call.ts';
import type { Place } from '../start/place.ts';

const OUT_OF_SERVICE = 'ngừng phục vụ';

/** Whether a refusal means that the restaurant serves nobody at that time; a server that has no code for it says so. */
export function isOutOfTime({ code, message }: { readonly code: string; readonly message: string }): boolean {
  return (
    ['STORE_CLOSED', 'STORE_PAUSED', 'STORE_UNPUBLISHED'].includes(code) ||
    message.toLowerCase().includes(OUT_OF_SERVICE)
  );
}

/** [OR21] Under which code a refusal is reported. */
export function exceptionCodeFor(refusal: {
  readonly code: string;
  readonly message: string;
}): ExceptionCode {
  if (isOutOfTime(refusal)) return 'TIMEOUT';
  switch (refusal.code) {
    case 'OVER_DISTANCE':
    case 'OUT_OF_RANGE':
      return 'OVER_DISTANCE';
    case 'SHIPPING_UNAVAILABLE':
      return 'SHIPPING_UNAVAILABLE';
    default:
      return 'ORDER_ERROR';
  }
}

/** [OR21] Reports why nothing could be ordered. Nobody waits for it, and nobody is told when it fails. */
export function report(
  { brand, storeId }: Pick<Place, 'brand' | 'storeId'>,
  code: ExceptionCode,
  extra: NonNullable<ExceptionBody['extra_data']>,
): void {
  const body = { code, pos_parent: brand, pos_id: storeId, extra_data: extra };
  void call(reportException, { body }).catch(() => {});
}
