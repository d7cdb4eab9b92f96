import { expect, it } from 'vitest';
import { exceptionCodeFor } from './report-exception.ts';

it.each([
  ['STORE_CLOSED', '', 'TIMEOUT'],
  ['STORE_PAUSED', '', 'TIMEOUT'],
  ['SOMETHING', 'Nhà hàng đã NGỪNG PHỤC VỤ', 'TIMEOUT'],
  ['OVER_DISTANCE', 'Xa quá', 'OVER_DISTANCE'],
  ['OUT_OF_RANGE', '', 'OVER_DISTANCE'],
  ['SHIPPING_UNAVAILABLE', '', 'SHIPPING_UNAVAILABLE'],
  ['SOLD_OUT', 'Bún hiện đã bán hết', 'ORDER_ERROR'],
])('[OR21] %s, "%s" is reported as %s', (code, message, reported) => {
  expect(exceptionCodeFor({ code, message })).toBe(reported);
});
