import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

/** ASVS 11.4's choice of little memory: 16 MiB and about 200 ms a try, dear for a guesser, bearable for a cook. */
const COST = { N: 16_384, r: 8, p: 5 };
type Cost = typeof COST;
const KEY_LENGTH = 32;
/** Two of the four threads, which also read files and pack answers; a third sign-in waits. */
const atOnce = pLimit(2);

/** A hash at a cost: "scrypt$N$r$p$salt$key". The cost travels with it, so it can be raised later. */
export async function hashAt(cost: Cost, secret: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secret, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

export const hashPassword = (password: string): Promise<string> => hashAt(COST, password);

/** Whether a password was hashed at another cost than today's: it is hashed anew when it is typed next. */
export const isHashedOtherwise = (stored: string): boolean =>
  !stored.startsWith(['scrypt', COST.N, COST.r, COST.p, ''].join('$'));

/** The cost a hash was made at. */
function costOf(stored: string): Cost {
  const [, N, r, p] = stored.split('$');
  return { N: Number(N), r: Number(r), p: Number(p) };
}

/** Whether a hash is of this secret, at the cost it was made at. */
export async function isHashOf(secret: string, stored: string): Promise<boolean> {
  const [kind, , , , salt, key] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(secret, Buffer.from(salt, 'base64url'), costOf(stored));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const right = await isHashOf(password, stored);
  const cost = costOf(stored);
  // a cheaper hash of before answers no faster than a name that nobody has
  if (cost.N === COST.N && cost.p < COST.p)
    await derive(password, Buffer.alloc(16), { ...COST, p: COST.p - cost.p });
  return right;
}

/** As long as a real check, so that an unknown name answers no faster than a wrong password. */
export async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, Buffer.alloc(16), COST);
}

/** NFKC: the same password typed on two keyboards is the same password. */
function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, cost, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  return atOnce(work);
}
