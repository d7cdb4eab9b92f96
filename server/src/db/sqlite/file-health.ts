import { dirname } from 'node:path';
import { DamagedDatabase } from '../unusable-database.ts';
import { newestBackup } from './newest-backup.ts';

const CORRUPT_OR_NOT_A_DATABASE = [11, 26];

/** The sentence for the owner of a damaged file: what was found, what it means, what to do. */
export function damageSentence(file: string, found: string): string {
  const backup = newestBackup(dirname(file));
  const command = `npm run mam -- restore ${backup ?? 'FILE'}`;
  const which = backup
    ? 'the newest backup'
    : 'your newest backup (none made by "mam backup" is known in this folder)';
  return `The database ${file} is damaged: ${found}. It takes no orders. Stop the server and restore ${which}: ${command}`;
}

/** Whether what SQLite threw says that the file is damaged. */
export function saysDamaged(fault: unknown): boolean {
  const code = (fault as { errcode?: number } | null)?.errcode;
  return code !== undefined && CORRUPT_OR_NOT_A_DATABASE.includes(code & 0xff);
}

/** The known damage of one database file while it is open. Once there is any, nothing writes into the file. */
export class FileHealth {
  readonly #file: string;
  #damage: DamagedDatabase | null = null;
  #tell: (sentence: string) => void = () => {};

  constructor(file: string) {
    this.#file = file;
  }

  get damage(): DamagedDatabase | null {
    return this.#damage;
  }

  /** Throws once damage is known. */
  mustBeSound(): void {
    if (this.#damage) throw this.#damage;
  }

  found(what: string): DamagedDatabase {
    if (!this.#damage) {
      this.#damage = new DamagedDatabase(damageSentence(this.#file, what));
      this.#tell(this.#damage.message);
    }
    return this.#damage;
  }

  /** The fault to throw on: one that says "damaged" is remembered. */
  judged(fault: unknown): unknown {
    return saysDamaged(fault) ? this.found((fault as Error).message) : fault;
  }

  /** calls back once, also when the damage was known before */
  onDamage(tell: (sentence: string) => void): void {
    this.#tell = tell;
    if (this.#damage) tell(this.#damage.message);
  }
}
