const STATUS: Readonly<Record<number, readonly string[]>> = {
  400: ['MALFORMED'],
  401: ['NO_IDENTITY', 'API_KEY_MISSING', 'WRONG_PASSWORD'],
  403: ['NOT_YOURS'],
  404: ['UNKNOWN'],
  405: ['METHOD_NOT_ALLOWED'],
  // depends on the state of things: the same request may be right a moment later or earlier
  409: [
    'IN_FLIGHT',
    'PRICE_CHANGED',
    'SOLD_OUT',
    'NOT_SOLD_AT_TIME',
    'ITEM_GONE',
    'STORE_PAUSED',
    'STORE_CLOSED',
    'TIME_PASSED',
    'SLOT_FULL',
    'SLOTS_FULL',
    'TOO_MANY_OPEN',
    'VOUCHER_GONE',
    'STALE',
    'WRONG_STATUS',
    'NAME_TAKEN',
    'NOT_PAYABLE',
    'ALREADY_PAID',
    'PAYMENT_RESTING',
    'METHOD_FIXED',
    'REFUND_TOO_MUCH',
    'TRANSFER_UNCONFIRMED',
    'FEE_OPEN',
    'FEE_SETTLED',
    'FEE_CHANGED',
  ],
  413: ['TOO_LARGE'],
  415: ['UNSUPPORTED_TYPE'],
  429: ['TOO_OFTEN', 'LOCKED_OUT'],
  500: ['FAULT'],
  503: ['BUSY'],
};

const BY_CODE = new Map(
  Object.entries(STATUS).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
);

/** The HTTP status of a refusal; 422, it breaks a rule by itself, unless listed. */
export function statusOf(code: string): number {
  return BY_CODE.get(code) ?? 422;
}
