import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

/** ASVS 11.4's choice of little memory: 16 MiB and about 200 ms a try, dear for a guesser, bearable for a cook. */
const COST = { N: 16_384, r: 8, p: 5 };
const KEY_LENGTH = 32;
/** Two of the four threads, which also read files and pack answers; a third sign-in waits. */
const atOnce = pLimit(2);

/** "scrypt$N$r$p$salt$key": the cost travels with the hash, so it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether a password was hashed at another cost than today's: it is hashed anew when it is typed next. */
export const isHashedOtherwise = (stored: string): boolean =>
  !stored.startsWith(['scrypt', COST.N, COST.r, COST.p, ''].join('$'));

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [kind, N, r, p, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
  // a cheaper hash of before answers no faster than a name that nobody has
  if (cost.N === COST.N && cost.p < COST.p)
    await derive(password, Buffer.alloc(16), { ...COST, p: COST.p - cost.p });
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** As long as a real check, so that an unknown name answers no faster than a wrong password. */
export async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, Buffer.alloc(16), COST);
}

/** NFKC: the same password typed on two keyboards is the same password. */
function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, cost, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return atOnce(work);
}
