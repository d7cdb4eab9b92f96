import { join, resolve } from 'node:path';
import { freePort } from '@mam/tools/free-port.ts';
import { ADDRESS_LIMIT, runServer, type ServerProcess, WIDE_LIMITS } from '../servers/server-process.ts';
import type { Channel, ServerMessage } from './channel.ts';

/** How many orders may stand open. */
export interface OrderLimits {
  readonly ofAddress: number;
  readonly ofStore: number;
  readonly ofTable: number;
}

/** Out of the way of every race but those of the limits. Near the limit of its store each order waits for the last. */
export const limitsFor = (callers: number): OrderLimits => ({
  ofAddress: callers + 10,
  ofStore: callers + 100,
  ofTable: callers + 10,
});

interface Servers {
  readonly tree: string;
  readonly folder: string;
  readonly databaseUrl: string | null;
  /** ms their clock goes before ours */
  readonly clockAhead: number;
  readonly limits: OrderLimits;
}

/** One on SQLite; on PostgreSQL two, with one world outside. */
export async function startServers(place: Servers, channel: Channel): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = [];
  const ports = [await freePort(), ...(place.databaseUrl ? [await freePort()] : [])];
  // one after the other: the first makes the tables and the demo brands
  for (const port of ports) {
    const server = await runServer({
      program: resolve(place.tree, 'server/test/process/stepped-server.ts'),
      tree: place.tree,
      port,
      readyPath: '/readyz',
      logFile: join(place.folder, 'server.log'),
      hears: (message) => channel.hear(message as ServerMessage),
      environment: {
        MODE: 'demo',
        DATA_DIR: place.folder,
        PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
        CLOCK_AHEAD: String(place.clockAhead),
        ADDRESS_LIMIT: String(ADDRESS_LIMIT),
        LIMITS: `${WIDE_LIMITS},group_orders_of_diner_an_hour=off,exchanges_of_diner_a_minute=off,unpaid_of_address=${place.limits.ofAddress},unpaid_of_store=${place.limits.ofStore},waiting_of_table=${place.limits.ofTable}`,
        TRUSTED_PROXIES: '127.0.0.1',
        ORDERS_PER_MINUTE: '1000000',
        ORDERS_PER_DAY: '1000000',
        LOG_LEVEL: 'warn',
      },
    });
    void server.gone.then(() => channel.ended());
    servers.push(server);
  }
  return servers;
}
