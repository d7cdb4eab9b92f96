import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

type Everywhere = Readonly<Record<string, string>>;

/** The answer to bytes that are not HTTP: only a developer reads it, so it is short and has one language. */
export const garbageAnswer =
  (everywhere: Everywhere) => (fault: Error & { code?: string }, socket: Socket) => {
    if (fault.code === 'ECONNRESET' || socket.destroyed) return;
    // browsers open a socket before they have anything to ask, and would take this as the answer to what they ask next
    if (socket.bytesRead === 0) {
      socket.destroySoon();
      return;
    }
    const message = 'The request is not well formed.';
    const body = JSON.stringify({
      error: 1,
      code: 'MALFORMED',
      message,
      error_message: message,
      data: { message },
    });
    const status = STATUS[fault.code ?? ''] ?? '400 Bad Request';
    const headers = Object.entries({
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...everywhere,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status}\r\n${headers.join('')}\r\n${body}`);
    // a client that never closes its own end would keep ours half open for ever
    socket.destroySoon();
  };

/** Two Hosts leave open whose page is asked for: a proxy reads the first, we another. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** true = refused. */
export const refuseTwoHosts =
  (answerGarbage: ReturnType<typeof garbageAnswer>) =>
  (request: IncomingMessage): boolean => {
    if (!namesTwoHosts(request)) return false;
    answerGarbage(new Error('two hosts'), request.socket);
    return true;
  };
