import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isReady, type Readiness } from '../health/readiness.ts';
import type { Trouble } from '../health/trouble.ts';
import { WrongSetting } from '../setting.ts';
import type { Metrics } from './metrics.ts';
import type { MetricsSettings } from './settings.ts';

/** The operator's own port: numbers, and what is wrong in whole sentences. */
export interface MetricsPort {
  /** as it was bound */
  readonly address: AddressInfo;
  /** is read from now on; until then the port says that the server is starting */
  show(what: { readonly metrics: Pick<Metrics, 'text'>; readonly readiness: Readiness }): void;
  close(): Promise<void>;
}

type PortContent = Parameters<MetricsPort['show']>[0];

const STARTING: Trouble = {
  reason: 'starting',
  bearable: false,
  detail: 'The server is starting: it opens its database, and upgrades it where it has to.',
};

const PLAIN = 'text/plain; charset=utf-8';

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(text);
}

async function sendReadiness(response: ServerResponse, readiness: Readiness): Promise<void> {
  const reasons = await readiness();
  const ready = isReady(reasons);
  send(response, ready ? 200 : 503, 'application/json', JSON.stringify({ ready, reasons }));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  shown: PortContent | null,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return send(response, 405, PLAIN, 'Only GET and HEAD.\n');
  }
  switch (request.url?.split('?', 1)[0]) {
    case '/metrics':
      return shown
        ? send(response, 200, `text/plain; version=0.0.4; charset=utf-8`, await shown.metrics.text())
        : send(response, 503, PLAIN, `${STARTING.detail}\n`);
    case '/readyz':
      return sendReadiness(response, shown ? shown.readiness : async () => [STARTING]);
    case '/healthz':
      return send(response, 200, PLAIN, 'ok');
    default:
      return send(response, 404, PLAIN, 'There are /metrics, /readyz and /healthz.\n');
  }
}

/** Opened before anything else is touched: a port that is taken stops the start, and no database was upgraded for it. */
export async function openMetricsPort({ host, port }: MetricsSettings): Promise<MetricsPort> {
  let shown: PortContent | null = null;
  const server = createServer((request, response) => {
    answer(request, response, shown).catch(() => send(response, 500, PLAIN, 'This could not be counted.\n'));
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    throw new WrongSetting(
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is already in use; set METRICS_PORT to another.`
        : `The metrics cannot be served on ${host}:${port} (${code}); set METRICS_HOST and METRICS_PORT.`,
    );
  }
  return {
    address: server.address() as AddressInfo,
    show: (what) => {
      shown = what;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
