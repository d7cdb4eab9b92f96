import { cpuOfTree, sleepsOfTree } from '../cpu.ts';
import { median, rounded } from '../results.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { prepare, run } from './placing.ts';

/** The cost of one order at each process that works for it, in ms of CPU time. */
export interface Cost {
  readonly servers: number;
  readonly postgres: number;
  readonly client: number;
  /** how often PostgreSQL goes to sleep for it: until it is asked again, or its commit is durable */
  readonly sleeps: number;
}

interface Measured extends Cost {
  readonly perSecond: number;
}

const msOf = (pid: number) => cpuOfTree(pid) / 1_000;

/** Measures runs of orders by their speed and by what they cost, several times. */
export class Measuring {
  readonly #runs = new Map<string, Measured[]>();
  readonly #orders: number;
  readonly #postgresPid: number;
  #round = 0;

  constructor(orders: number, postgresPid: number) {
    this.#orders = orders;
    this.#postgresPid = postgresPid;
  }

  async run(name: string, servers: readonly Pick<ServerProcess, 'url' | 'pid'>[]): Promise<void> {
    const [first] = servers;
    if (!first) throw new Error('at least one process');
    const orders = await prepare(first.url, this.#round++, this.#orders);
    const used = () => ({
      servers: servers.reduce((sum, { pid }) => sum + msOf(pid), 0),
      postgres: msOf(this.#postgresPid),
      sleeps: sleepsOfTree(this.#postgresPid),
      client: process.cpuUsage(),
    });
    const before = used();
    const urls = servers.map(({ url }) => url);
    const { perSecond } = await run(urls, orders);
    const after = used();
    const { user, system } = process.cpuUsage(before.client);
    const each = (spent: number) => spent / this.#orders;
    const measured = {
      perSecond,
      servers: each(after.servers - before.servers),
      postgres: each(after.postgres - before.postgres),
      sleeps: each(after.sleeps - before.sleeps),
      client: each((user + system) / 1_000),
    };
    this.#runs.set(name, [...(this.#runs.get(name) ?? []), measured]);
  }

  forget(): void {
    this.#runs.clear();
  }

  names(): string[] {
    return [...this.#runs.keys()];
  }

  runs(name: string): readonly Measured[] {
    return this.#runs.get(name) ?? [];
  }

  speed(name: string): number {
    return median(this.runs(name).map(({ perSecond }) => perSecond));
  }

  cost(name: string): Cost {
    const of = (part: keyof Cost) => rounded(median(this.runs(name).map((run) => run[part])));
    return { servers: of('servers'), postgres: of('postgres'), client: of('client'), sleeps: of('sleeps') };
  }
}
