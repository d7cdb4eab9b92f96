import type { BankAccount, PaymentOffer } from '@mam/domain/store/store.ts';
import type { ConfigOverrides } from '../brand/config.schema.ts';

const OFFLINE = ['PAYMENT_ON_DELIVERY', 'CASH_ON_DELIVERY', 'TRANSFER'];

type Flow = NonNullable<ConfigOverrides['payment_flows']>[number];

/** Of several QR methods only MOMO_QR_AIO stays; as an app it has its own name. */
function methodsOfFlow(flow: Flow): string[] {
  const ids = flow.payment_methods.map((method) => method.id);
  if (flow.type === 'APP') return ids.map((id) => (id === 'MOMO_QR_AIO' ? 'MOMO_QR_AIO_APP' : id));
  return ids.length > 1 && ids.includes('MOMO_QR_AIO') ? ['MOMO_QR_AIO'] : ids;
}

/** The methods a store offers: its payments and flows, those of other stores and switched-off ones left out. */
export function paymentOffers(config: ConfigOverrides, storeId: number): PaymentOffer[] {
  const { payments, payment_flows: flows, payment_enabled: enabled } = config;
  const here = (payments ?? []).filter(
    ({ apply_pos_list: stores }) => !stores || stores.length === 0 || stores.includes(storeId),
  );
  const methods = [...here.map((payment) => payment.payment_method), ...(flows ?? []).flatMap(methodsOfFlow)];
  if (!payments && !flows) methods.push('PAYMENT_ON_DELIVERY');
  const kept = [...new Set(methods)].filter((method) => {
    if (Array.isArray(enabled)) return enabled.includes(method);
    return enabled !== false || OFFLINE.includes(method);
  });
  return kept.map((method) => ({ method }));
}

/** Where a store's transfers go: what its TRANSFER payment says, else the first account of the brand. */
export function findTransferAccount(
  { payments, bank_accounts: accounts }: ConfigOverrides,
  storeId: number,
): BankAccount | null {
  const own = (payments ?? []).find(
    ({ payment_method: method, apply_pos_list: stores }) =>
      method === 'TRANSFER' && (!stores || stores.length === 0 || stores.includes(storeId)),
  )?.config_keys;
  const account = own?.account_number ? own : accounts?.[0];
  if (!account?.account_number) return null;
  const { bank_id: bankId = '', account_number: number, account_name: name = '' } = account;
  return { bankId, number: number.replace(/[\s.-]/g, ''), name };
}
