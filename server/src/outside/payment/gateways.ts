import type { GatewayName } from '@mam/domain/store/payment-methods.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Config } from '../../config.ts';
import { type CircuitBreaker, openCircuitBreaker } from './circuit-breaker.ts';
import type { PaymentGateway } from './gateway.ts';
import { DEMO_KEYS, readPaymentKeys } from './keys.ts';
import { momoGateway } from './momo/momo.ts';
import { onepayGateway } from './onepay/onepay.ts';
import { zalopayGateway } from './zalopay/zalopay.ts';

/** The gateways that are asked; a bank account only receives. */
export type AskedGateway = Exclude<GatewayName, 'transfer'>;
export const ASKED_GATEWAYS: readonly AskedGateway[] = ['momo', 'zalopay', 'onepay'];

/** Which gateways each store takes money through. */
export interface PaymentGateways {
  /** null = no keys for it */
  of(brand: string, store: number, name: AskedGateway): PaymentGateway | null;
  /** [PA26] it is asked nothing before this; null = it can be asked, or there are no keys for it */
  restsUntil(brand: string, store: number, name: AskedGateway, now: EpochMs): EpochMs | null;
  /** everyone who may sign callbacks of this name */
  all(name: AskedGateway): readonly PaymentGateway[];
  /** which of these brands, in any of their stores, are paid through this gateway */
  paidInto(gateway: PaymentGateway, name: AskedGateway, brands: readonly string[]): string[];
  /** signs the notifications of a brand's bank; null = it has none */
  bankKey(brand: string): string | null;
}

const HOSTS: Readonly<Record<AskedGateway, string>> = {
  momo: 'https://payment.momo.vn',
  zalopay: 'https://openapi.zalopay.vn',
  onepay: 'https://onepay.vn',
};

type Keys = typeof DEMO_KEYS;

interface Reached {
  readonly url: string;
  readonly pageUrl: string;
  readonly origins: readonly string[];
  readonly breaker: CircuitBreaker;
}

type Build = (keys: Keys, reached: Reached) => PaymentGateway | null;

/** Each from its own keys; null = there are none. */
const BUILD: Readonly<Record<AskedGateway, Build>> = {
  momo: ({ momo }, { url, origins, breaker }) =>
    momo
      ? momoGateway({
          partnerCode: momo.partner_code,
          accessKey: momo.access_key,
          secretKey: momo.secret_key,
          url: momo.url ?? url,
          origins,
          breaker,
        })
      : null,
  zalopay: ({ zalopay }, { url, origins, breaker }) =>
    zalopay
      ? zalopayGateway({
          appId: zalopay.app_id,
          key1: zalopay.key1,
          key2: zalopay.key2,
          url: zalopay.url ?? url,
          origins,
          breaker,
        })
      : null,
  onepay: ({ onepay }, { url, pageUrl, breaker }) =>
    onepay
      ? onepayGateway({
          merchant: onepay.merchant,
          accessCode: onepay.access_code,
          hashKey: onepay.hash_key,
          user: onepay.user,
          password: onepay.password,
          url: onepay.url ?? url,
          pageUrl: onepay.url ?? pageUrl,
          breaker,
        })
      : null,
};

/** One for each set of keys, however many stores share it. */
interface Made {
  readonly gateway: PaymentGateway;
  readonly breaker: CircuitBreaker;
}

/** Reads the keys once; in demo without a file every brand pays into the sandbox of this server. */
export function openGateways(config: Config): PaymentGateways {
  const file = readPaymentKeys(config);
  const demo = file === null && config.mode === 'demo';
  const all = new Map<string, Made | null>();
  const sandbox = `http://127.0.0.1:${config.port}/sandbox`;
  const keysFor = (brand: string, store: number | null): Keys => {
    if (demo) return DEMO_KEYS;
    const { stores, ...ofBrand } = file?.[brand] ?? {};
    return { ...ofBrand, ...(store === null ? {} : stores?.[store]) };
  };
  // in demo links lead to this server; elsewhere to the gateway, or to where it was said to be
  const made = (name: AskedGateway, keys: Keys): Made | null => {
    const own = keys[name];
    const id = JSON.stringify([name, own]);
    const known = all.get(id);
    if (known !== undefined) return known;
    const url = demo ? `${sandbox}/${name}` : HOSTS[name];
    const origins = [new URL(own?.url ?? url).origin, ...(demo ? [config.publicUrl] : [])];
    const pageUrl = demo ? `${config.publicUrl}/sandbox/${name}` : url;
    const breaker = openCircuitBreaker();
    const gateway = BUILD[name](keys, { url, pageUrl, origins, breaker });
    const fresh = gateway && { gateway, breaker };
    all.set(id, fresh);
    return fresh;
  };
  const everybody = (): Keys[] => {
    if (demo || file === null) return demo ? [DEMO_KEYS] : [];
    return Object.entries(file).flatMap(([brand, { stores }]) => [
      keysFor(brand, null),
      ...Object.keys(stores ?? {}).map((id) => keysFor(brand, Number(id))),
    ]);
  };
  return {
    of: (brand, store, name) => made(name, keysFor(brand, store))?.gateway ?? null,
    restsUntil: (brand, store, name, now) =>
      made(name, keysFor(brand, store))?.breaker.restsUntil(now) ?? null,
    all: (name) => [...new Set(everybody().flatMap((keys) => made(name, keys)?.gateway ?? []))],
    paidInto: (gateway, name, brands) =>
      brands.filter((brand) => {
        const stores = [null, ...Object.keys(file?.[brand]?.stores ?? {}).map(Number)];
        return stores.some((store) => made(name, keysFor(brand, store))?.gateway === gateway);
      }),
    bankKey: (brand) => keysFor(brand, null).bank?.checksum_key ?? null,
  };
}
