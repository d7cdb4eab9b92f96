import { flushCompileCache } from 'node:module';
import { onlyOwn, openSandbox } from '../sandbox/sandbox.ts';
import { openApp } from './app.ts';
import { prepareUpgrade } from './backup/before-upgrade.ts';
import { backupPlaceOf } from './backup/make-backup.ts';
import { type DemoAccounts, seedDemo } from './bundle/seed-demo.ts';
import { type Config, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { isToBeUpgraded, readState, refuseForgotten } from './db/database-state.ts';
import { UnusableDatabase } from './db/unusable-database.ts';
import { beginDemoLife } from './demo/life.ts';
import { type Logs, openLogs } from './http/log.ts';
import { openMetricsPort } from './metrics/metrics-port.ts';
import { WrongSetting } from './setting.ts';
import { drawMissingCodes } from './store/table-codes.ts';
import { loadTraces } from './traces/load-traces.ts';

const FINISH_WITHIN = 10_000;
const FLUSH_AFTER = 5_000;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function startFaultText(fault: unknown, config: Config | null): string {
  if (fault instanceof WrongSetting || fault instanceof UnusableDatabase) return fault.message;
  const { code, message } = fault as { code?: string; message?: string };
  if (config && code === 'EADDRINUSE')
    return `Port ${config.port} on ${config.host} is already in use; set PORT to another.`;
  if (config && (code === 'EACCES' || code === 'EADDRNOTAVAIL'))
    return `The server cannot listen on ${config.host}:${config.port} (${code}); set HOST and PORT.`;
  return `Mâm could not start: ${message ?? String(fault)}`;
}

function demoSentences({ publicUrl }: Config, { names, password }: DemoAccounts): string {
  const lines = [
    `Both sides of it, guest and restaurant, one tap each: ${publicUrl}/`,
    `Staff by password: ${publicUrl}/staff/ · name ${names.join(' or ')} · password ${password}`,
    `Messages and payments of this demo: ${publicUrl}/sandbox/`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Started by npm, a signal may reach only npm: without it there is nobody left to serve for. */
function whenParentIsGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

/** The database of the shop, brought up to date; what that changes is said before it is done. */
async function openUpgraded(config: Config, log: Logs['log']): Promise<Database> {
  const { backups, mode } = config;
  const state = await readState(config);
  refuseForgotten(state, mode);
  const upgrades = isToBeUpgraded(state);
  if (upgrades) {
    const tell = (sentence: string) => {
      log.warn({ event: 'upgrade' }, sentence);
      process.stderr.write(`${sentence}\n`);
    };
    const place = backupPlaceOf(config, process.env.PATH);
    await prepareUpgrade(state, { place, backups, now: Date.now(), tell });
  }
  const database = await openDatabase({ ...config, serving: true });
  if (upgrades) log.info({ event: 'upgraded', steps: state.pending }, 'the database is up to date');
  return database;
}

async function start(config: Config): Promise<void> {
  const logs = openLogs(config.logLevel);
  const { log } = logs;
  // before the database: a start that ends here has upgraded nothing
  const metricsPort = config.metrics && (await openMetricsPort(config.metrics));
  const traces = config.traces && (await loadTraces(config.traces, log));
  const database = await openUpgraded(config, log);
  const demo = await seedDemo(database, config, Date.now());
  await drawMissingCodes(database);
  const sandboxUrl = () => `${config.publicUrl}/sandbox`;
  const { app, context } = await openApp({
    config,
    database,
    logs,
    metricsPort,
    traces,
    ...(config.mode === 'demo' && { sandbox: openSandbox(sandboxUrl, onlyOwn(sandboxUrl)).answer }),
  });
  let stopping = false;
  let life: Promise<void> | null = null;
  const stop = async (why: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), FINISH_WITHIN).unref();
    await life;
    await app.close();
    await metricsPort?.close();
    await traces?.close();
    await database.close();
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  whenParentIsGone(() => void stop('parent gone'));
  const address = await app.listen({ host: config.host, port: config.port });
  const metrics = metricsPort && `http://${config.metrics?.host}:${metricsPort.address.port}/metrics`;
  log.info({ address, engine: database.engine, mode: config.mode, ...(metrics && { metrics }) }, 'listening');
  process.stderr.write(`Mâm is open at ${config.publicUrl}\n`);
  if (!demo) return;
  process.stderr.write(demoSentences(config, demo));
  // it answers first
  life = beginDemoLife(app, context);
}

/** Starts the server of this process, or ends the process with one sentence that says what is wrong. */
export async function runServer(): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await start(config);
    // also for a server that is going to be killed instead of stopped
    setTimeout(flushCompileCache, FLUSH_AFTER).unref();
  } catch (fault) {
    stopWith(startFaultText(fault, config));
  }
}
