import { bankSignature } from '../../../src/outside/payment/bank/bank-notice.ts';
import { DEMO_KEYS } from '../../../src/outside/payment/keys.ts';
import { orderIn } from '../orders.ts';
import type { Maker } from '../request.ts';

/** A callback as a gateway sends it, but not well signed. */
export const callback: Maker = () => ({
  headers: { 'content-type': 'application/json' },
  body: { partnerCode: 'MOMO', orderId: 'x', amount: 1000, signature: 'x', data: '{}', mac: 'x' },
});
export const callbackByGet: Maker = () => ({
  query: { vpc_MerchTxnRef: 'x', vpc_Amount: '100', vpc_SecureHash: 'x' },
});

/** A bank notifier's word about money, signed with the key of the demo. */
export const signed = (data: Readonly<Record<string, unknown>>) => ({
  code: '00',
  data,
  signature: bankSignature(data, DEMO_KEYS.bank?.checksum_key ?? ''),
});

export const bankNotice: Maker = async (ground) => {
  ground.world.counted += 1;
  const order = await orderIn(ground.world, ground.brand, ground.state ?? 'unpaid');
  const data = {
    accountNumber: '0071000123456',
    amount: 1_000,
    description: `chuyen tien ${order.code}`,
    reference: `FT${ground.world.counted}`,
    code: '00',
    currency: 'VND',
  };
  return { params: { brand: order.brand }, order, body: signed(data) };
};
