import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { type Chance, namedChance } from '../../fuzz/chance.ts';

/** epoch ms; what everything in this process takes for now */
export interface Clock {
  now: number;
}

/** Versions of a UUID and its variant are two digits in places of their own. */
const uuid = (hex: string, version: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/**
 * From here on this process draws from a seed and reads a clock that stands: the same seed lives the same months. Only keys
 * drawn by the web's own crypto (second steps, proofs to PostgreSQL) stay as they come.
 */
export function seedProcess(seed: string, clock: Clock): Chance {
  const dice = namedChance(`${seed} dice`);
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => dice.below(256)));
  let drawn = 0;
  const seeded = {
    randomBytes: bytes,
    randomInt: (least: number, end?: number) =>
      end === undefined ? dice.below(least) : least + dice.below(end - least),
    randomUUID: () => uuid(bytes(16).toString('hex'), '4'),
    randomUUIDv7: () => {
      drawn += 1;
      const [time, count] = [clock.now.toString(16).padStart(12, '0'), drawn.toString(16).padStart(6, '0')];
      return uuid(`${time}7${count.slice(0, 3)}8${count.slice(3)}${bytes(6).toString('hex')}`, '7');
    },
  };
  Object.assign(crypto, seeded);
  syncBuiltinESMExports();
  Math.random = () => dice.below(2 ** 32) / 2 ** 32;
  Date.now = () => clock.now;
  return namedChance(`${seed} choices`);
}
