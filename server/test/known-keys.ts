// scrypt is slow on purpose and depends on its input alone: making an account and signing in derive the same key twice.
// A test derives it once. Nothing of what is asked or answered differs.
import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Scrypt = (
  password: string,
  salt: Buffer,
  length: number,
  cost: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
) => void;

/** Set where this process knows already: a process is shared by files, and each of them loads this one. */
const KNOWS = Symbol.for('mam.known-keys');

if (!(KNOWS in globalThis)) {
  const derive = crypto.scrypt as Scrypt;
  const known = new Map<string, Promise<Buffer>>();
  Object.assign(globalThis, { [KNOWS]: known });
  const derived: Scrypt = (password, salt, length, cost, done) => {
    const asked = JSON.stringify([password, salt.toString('base64'), length, cost]);
    const key =
      known.get(asked) ??
      new Promise<Buffer>((keep, fail) => {
        derive(password, salt, length, cost, (error, answer) => (error ? fail(error) : keep(answer)));
      });
    known.set(asked, key);
    key.then(
      (answer) => done(null, Buffer.from(answer)),
      (error) => done(error, Buffer.alloc(0)),
    );
  };
  Object.assign(crypto, { scrypt: derived });
  syncBuiltinESMExports();
}
