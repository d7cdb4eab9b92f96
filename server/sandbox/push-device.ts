import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  verify,
} from 'node:crypto';

const CURVE = 'prime256v1';
const TAG = 16;
const DAY = 24 * 60 * 60;

/** A browser's part of one subscription; only it can read what is sent there. */
export interface Device {
  readonly id: string;
  /** the key of the server it asked for [RFC 8292]; nobody else may send */
  readonly serverKey: string;
  readonly privateKey: string;
  readonly p256dh: string;
  readonly auth: string;
}

export function newDevice(serverKey: string): Device {
  const curve = createECDH(CURVE);
  const p256dh = curve.generateKeys('base64url');
  return {
    id: randomBytes(16).toString('base64url'),
    serverKey,
    privateKey: curve.getPrivateKey('base64url'),
    p256dh,
    auth: randomBytes(16).toString('base64url'),
  };
}

const derived = (from: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** Opens what was sent to a device with the keys of that device alone (RFC 8291, one record of RFC 8188). Throws when it cannot. */
export function opened(
  body: Buffer,
  { privateKey, p256dh, auth }: Pick<Device, 'privateKey' | 'p256dh' | 'auth'>,
) {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const curve = createECDH(CURVE);
  curve.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender]);
  const key = derived(curve.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  cipher.setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -TAG)), cipher.final()]);
  const end = padded.lastIndexOf(2); // the last record ends with a 2 and any number of zeros
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the record');
  return padded.subarray(0, end).toString('utf8');
}

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Why a push service does not believe who sends; null = it does: signed by the key the device asked for, for this service, for a day at most. */
export function disbelief(
  authorization: string,
  { serverKey }: Device,
  origin: string,
  now: number,
): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (!same(key, serverKey)) return 'another key than the device asked for';
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const [head = '', claims = '', signature = ''] = token.split('.');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    return 'the signature is wrong';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  if (aud !== origin) return 'signed for another service';
  if (typeof exp !== 'number' || exp * 1000 < now || exp > now / 1000 + DAY) return 'no time, or a wrong one';
  return typeof sub === 'string' && /^(mailto|https):/.test(sub) ? null : 'nobody to write to';
}
