/** Gateways and banks tell of money here: they sign what they say, and one that is turned away is money nobody hears of. */
export const isNotice = (path: string): boolean => path.startsWith('/v1/payment/notice/');
