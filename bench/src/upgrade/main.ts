import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { record, rounded } from '../results.ts';
import { startOwnPostgres } from '../servers/postgres-process.ts';
import { root } from '../servers/server-process.ts';

const ENGINES = ['sqlite', 'postgres'] as const;
const PROGRAM = resolve(root, 'server/test/older-databases/kill-upgrades.ts');

interface UpgradeResult {
  readonly month: string;
  readonly orders: number;
  readonly kills: number;
  /** after which kills the database was neither as before nor as after */
  readonly between: readonly string[];
  /** counts and sums that the upgrade has changed */
  readonly changed: readonly string[];
  readonly seconds: number;
  readonly filled: number;
}

async function killUpgrades(args: readonly string[]): Promise<UpgradeResult> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (!said) throw new Error('the upgrades ended without a word');
  return JSON.parse(said) as UpgradeResult;
}

async function onEngine(engine: (typeof ENGINES)[number], asked: readonly string[]): Promise<UpgradeResult> {
  const folder = mkdtempSync(join(tmpdir(), 'mam-bench-'));
  const postgres = engine === 'postgres' ? await startOwnPostgres() : null;
  try {
    return await killUpgrades(['--folder', folder, ...(postgres ? ['--url', postgres.url] : []), ...asked]);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * [--orders N] [--kills N] [--seed S] [--engine E] The oldest database that is kept, each order very often, brought up by
 * versions with tables made anew: killed so often on its way, then left alone. On each engine.
 */
export async function upgrading(options: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      orders: { type: 'string', default: '1000000' },
      kills: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string' },
    },
  });
  const { orders, kills, seed } = values;
  for (const engine of ENGINES.filter((one) => !values.engine || one === values.engine)) {
    const told = await onEngine(engine, ['--orders', orders, '--kills', kills, '--seed', seed]);
    record(`upgrade ${engine}`, {
      seed: Number(seed),
      'database of': told.month,
      orders: told.orders,
      kills: told.kills,
      'old or new after a kill': told.kills - told.between.length,
      'counts and sums changed': told.changed,
      'seconds undisturbed': rounded(told.seconds),
      'seconds of filling': rounded(told.filled),
      budget: 'undisturbed <= 300 s, old or new after each kill, nothing changed',
    });
    if (told.between.length + told.changed.length > 0) {
      console.error(
        `${engine}: between after ${told.between.join(', ') || 'no kill'}; changed: ${told.changed.join(', ') || 'nothing'}`,
      );
      process.exitCode = 1;
    }
  }
}
