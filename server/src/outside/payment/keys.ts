import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Config } from '../../config.ts';
import { WrongSetting } from '../../setting.ts';

const Text = Type.String({ minLength: 1, maxLength: 200 });
/** where a gateway is reached, without a slash at the end */
const Address = Type.Optional(Type.String({ pattern: '^https?://.*[^/]$', maxLength: 500 }));

const Momo = Type.Object({ partner_code: Text, access_key: Text, secret_key: Text, url: Address });
const Zalopay = Type.Object({ app_id: Type.Integer(), key1: Text, key2: Text, url: Address });
const Onepay = Type.Object({
  merchant: Text,
  access_code: Text,
  hash_key: Type.String({ pattern: '^([0-9a-fA-F]{2}){8,64}$' }),
  user: Text,
  password: Text,
  url: Address,
});
/** the notifier of the bank account signs with it */
const BankAccount = Type.Object({ checksum_key: Text });

const Keys = Type.Object({
  momo: Type.Optional(Momo),
  zalopay: Type.Optional(Zalopay),
  onepay: Type.Optional(Onepay),
  bank: Type.Optional(BankAccount),
});
type Keys = Static<typeof Keys>;

const BrandKeys = Type.Intersect([
  Keys,
  /** a store with accounts of its own, by its id */
  Type.Object({ stores: Type.Optional(Type.Record(Type.String({ pattern: '^\\d+$' }), Keys)) }),
]);
const KeyFile = Type.Record(Type.String(), BrandKeys);
export type KeyFile = Static<typeof KeyFile>;

/** Keys that gateways print in their documentation, and the sandbox's own: everybody has them. */
const PUBLIC_KEYS = new Set([
  'K951B6PE1waDMi640xX08PD3vg6EkVlz',
  'at67qH6mk8w5Y1nAyMoYKMWACiEi2bsa',
  'SetA5RDnLHvt51AULf51DyauxUo3kDU6',
  'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL',
  'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz',
  '9phuAOYhan4urywHTh0ndEXiV3pKHr5Q',
  'Iyz2habzyr7AG8SgvoBCbKwKi3UzlLi3',
  'sdngKKJmqEMzvh5QQcdD2A9XBSKUNaYn',
  'trMrHtvjo6myautxDUiAcYsVtaeQ8nhf',
  '6D0870CDE5F24F34F3915FB0045120DB',
  '6D0870CDE5F24F34F3915FB0045120D6',
  'A3EFDFABA8653DF2342E8DAC29B51AF0',
  'op123456',
  '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675',
  'sandbox',
]);

/** The test merchants of each gateway, as the sandbox knows them. */
export const DEMO_KEYS: Keys = {
  momo: {
    partner_code: 'MOMO',
    access_key: 'F8BBA842ECF85',
    secret_key: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
  },
  zalopay: {
    app_id: 2553,
    key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL',
    key2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz',
  },
  onepay: {
    merchant: 'TESTONEPAY',
    access_code: '6BEB2546',
    hash_key: '6D0870CDE5F24F34F3915FB0045120DB',
    user: 'op01',
    password: 'op123456',
  },
  bank: { checksum_key: 'sandbox' },
};

const LEAST_SIGNS = 16;
/** two signs a byte */
const LEAST_HEX = 32;
/** a key of few different signs was typed, not drawn */
const LEAST_DIFFERENT = 8;

/** Signs that do not follow from the one before, as 2 does from 1: a drawn key of 16 has more. */
const LEAST_LEAPS = 12;
const TYPED_WORDS = /password|passwort|matkhau|secret|geheim|checksum|admin|nganhang|1234|abcd|qwert/i;

function isTyped(value: string): boolean {
  const leaps = [...value].filter((sign, n) => {
    const before = value.charCodeAt(n - 1);
    return n > 0 && Math.abs(sign.charCodeAt(0) - before) > 1;
  });
  return leaps.length < LEAST_LEAPS || TYPED_WORDS.test(value.replace(/[^a-z0-9]/gi, ''));
}

interface Secret {
  readonly name: string;
  readonly value: string | undefined;
  readonly least: number;
}

/** Each of these secrets is enough to say that money has come. */
const secretsOf = ({ momo, zalopay, onepay, bank }: Keys): readonly Secret[] => [
  { name: 'momo.secret_key', value: momo?.secret_key, least: LEAST_SIGNS },
  { name: 'zalopay.key1', value: zalopay?.key1, least: LEAST_SIGNS },
  { name: 'zalopay.key2', value: zalopay?.key2, least: LEAST_SIGNS },
  { name: 'onepay.hash_key', value: onepay?.hash_key.toUpperCase(), least: LEAST_HEX },
  // OnePay gives it out; how long it is, is theirs to say
  { name: 'onepay.password', value: onepay?.password, least: 0 },
  { name: 'bank.checksum_key', value: bank?.checksum_key, least: LEAST_SIGNS },
];

/** [PA33] A production server must not take money with keys that everybody knows or can guess. */
function refuseWeakKeys(brand: string, keys: Keys): void {
  for (const { name, value, least } of secretsOf(keys)) {
    if (value === undefined) continue;
    if (PUBLIC_KEYS.has(value))
      throw new WrongSetting(
        `PAYMENT_KEYS: ${brand}: ${name} is a test key that everybody knows; production needs its own.`,
      );
    if (value.length < least || (least > 0 && new Set(value).size < LEAST_DIFFERENT))
      throw new WrongSetting(
        `PAYMENT_KEYS: ${brand}: ${name} can be guessed; it needs ${least} signs, ${LEAST_DIFFERENT} of them different.`,
      );
    if (name === 'bank.checksum_key' && isTyped(value))
      throw new WrongSetting(
        `PAYMENT_KEYS: ${brand}: ${name} can be guessed: it looks typed; draw one, as with "openssl rand -hex 32".`,
      );
  }
}

/** The keys of every brand, or null: none are configured. Throws WrongSetting for a file that cannot be used. */
export function readPaymentKeys({ paymentKeys, mode }: Pick<Config, 'paymentKeys' | 'mode'>): KeyFile | null {
  if (paymentKeys === null) return null;
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(paymentKeys, 'utf8'));
  } catch {
    throw new WrongSetting(`PAYMENT_KEYS: ${paymentKeys} cannot be read as JSON.`);
  }
  if (!Value.Check(KeyFile, file)) {
    const [first] = Value.Errors(KeyFile, file);
    throw new WrongSetting(`PAYMENT_KEYS: ${first?.instancePath ?? ''} ${first?.message ?? 'is wrong'}.`);
  }
  for (const [brand, keys] of Object.entries(file)) {
    if (mode === 'production')
      for (const one of [keys, ...Object.values(keys.stores ?? {})]) refuseWeakKeys(brand, one);
  }
  return file;
}
