import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type { Logger } from 'pino';
import { type KeptAnswer, writeKept } from './cached-answer.ts';
import { strangerHeaders } from './headers.ts';
import { splitAddress } from './split-address.ts';

/** Where the answers of one path lie. */
interface Shelf {
  /** what an address asks for, or null: the ordinary route answers. The same address always asks for the same. */
  readonly keyOf: (query: Readonly<Record<string, unknown>>) => string | null;
  /** the answer that is ready in memory now */
  readonly ready: (key: string) => KeptAnswer | null;
}

export interface ExpressLane {
  /** answers of this path may take the lane */
  open(path: string, shelf: Shelf): void;
  /** true = answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

interface Order {
  readonly shelf: Shelf;
  readonly key: string;
  /** for the log */
  readonly route: string;
}

const MOST_READ = 2_000;
const LONGEST_READ = 200;

interface LaneParts {
  readonly allows: (ip: string, change: boolean) => boolean;
  readonly hasKey: (request: IncomingMessage) => boolean;
  readonly requestId: (headers: IncomingMessage['headers']) => string;
  readonly log: Logger;
  /** behind proxies the address is in a header, and reading it is the router's work */
  readonly behindProxy: boolean;
}

/**
 * What is asked for most, the menu, costs as much in routing, hooks and replies as in sending it. What lies ready in
 * memory is therefore sent before all that, with the same headers, the same limit and the same line in the log;
 * everything else, and every doubt, goes the ordinary way.
 */
export function expressLane({ allows, hasKey, requestId, log, behindProxy }: LaneParts): ExpressLane {
  const shelves = new Map<string, Shelf>();
  // addresses read once: the same few are asked for all day, and whoever invents new ones only empties this
  let read = new Map<string, Order | null>();

  const readAddress = (url: string): Order | null => {
    const known = read.get(url);
    if (known !== undefined) return known;
    const [path, query] = splitAddress(url);
    const shelf = shelves.get(path);
    const key = shelf ? shelf.keyOf(parse(query)) : null;
    const order = shelf && key !== null ? { shelf, key, route: `GET ${path}` } : null;
    if (read.size >= MOST_READ) read = new Map();
    if (url.length <= LONGEST_READ) read.set(url, order);
    return order;
  };

  return {
    open: (path, shelf) => {
      shelves.set(path, shelf);
    },
    answer: (request, response) => {
      if (request.method !== 'GET' || behindProxy || !hasKey(request)) return false;
      const order = readAddress(request.url ?? '');
      const ready = order?.shelf.ready(order.key);
      if (!order || !ready || !allows(request.socket.remoteAddress ?? '', false)) return false;
      const started = performance.now();
      const id = requestId(request.headers);
      const status = writeKept(request, response, ready, strangerHeaders(id));
      const ms = Math.round((performance.now() - started) * 10) / 10;
      log.info({ req: id, route: order.route, status, ms });
      return true;
    },
  };
}
