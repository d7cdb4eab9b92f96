import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@mam/tools/free-port.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly events: readonly { readonly name: string }[];
}

/** Takes spans as any receiver of OTLP over HTTP does. */
class Receiver {
  readonly spans: SentSpan[] = [];
  /** all that was sent, as it was sent */
  sent = '';
  readonly #server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    this.sent += `${request.method} ${request.url} ${body}`;
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans) this.spans.push(...spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });

  async open(): Promise<string> {
    const port = await freePort();
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const attributeOf = ({ attributes }: SentSpan, key: string) =>
  Object.values(attributes.find((attribute) => attribute.key === key)?.value ?? {})[0];

describe('a server that writes spans', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mam-traces-'));
  const receiver = new Receiver();
  const children: ChildProcess[] = [];
  let url = '';
  let token = '';

  const start = (environment: Record<string, string>, ahead: readonly string[] = []) => {
    const child = spawn(process.execPath, [...ahead, resolve('server/src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        DEMO_LIFE: 'off',
        DATA_DIR: join(folder, `data-${children.length}`),
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    children.push(child);
    let said = '';
    const open = new Promise<void>((done) => {
      child.stderr?.on('data', (part: Buffer) => {
        said += part.toString();
        if (said.includes('is open at')) done();
      });
    });
    return { child, open, said: () => said };
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const found = (name: string) => receiver.spans.filter((span) => span.name === name);

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const { open } = start({
      PORT: String(port),
      PUBLIC_URL: url,
      OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.open(),
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    await open;
    token = (await (await post('/v1/user/generate', {})).json()).data.token;
  });

  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('names a call by its route, its transaction beneath it, and what is delivered by itself', async () => {
    const path = '/v1/my-order/authenticate/send-otp';
    // callers do not say which trace they belong to
    const stranger = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
    const body = { phone: '0905123456', pos_parent: 'BEPNHA' };
    const answer = await post(path, body, { 'x-user-token': token, ...stranger });
    expect(answer.status).toBe(200);
    await expect.poll(() => found('deliver sms').length).toBe(1);
    await expect.poll(() => found(`POST ${path}`).length).toBe(1);
    const [call] = found(`POST ${path}`);
    const [delivery] = found('deliver sms');
    expect(call?.parentSpanId).toBeFalsy();
    expect(call && attributeOf(call, 'http.response.status_code')).toBe(200);
    const beneath = receiver.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(beneath.map(({ name }) => name)).toContain('transaction');
    expect(beneath[0] && attributeOf(beneath[0], 'db.system.name')).toBe('sqlite');
    expect(beneath.every(({ traceId }) => traceId === call?.traceId)).toBe(true);
    // it is sent after the commit, and belongs to no call
    expect(delivery?.parentSpanId).toBeFalsy();
    expect(delivery?.traceId).not.toBe(call?.traceId);
    const asked = found('ask outside').find(({ parentSpanId }) => parentSpanId === delivery?.spanId);
    expect(asked && attributeOf(asked, 'server.address')).toBe('127.0.0.1');
  });

  it('keeps calls that are made at once apart, and says why one was refused', async () => {
    const before = found('POST /v1/order').length;
    const headers = { 'x-user-token': token };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('/v1/user/generate', {}, headers)).concat(
        post('/v1/order', { nonsense: true }, headers),
      ),
    );
    expect(answers.at(-1)?.status).toBe(400);
    await expect.poll(() => found('POST /v1/order').length).toBe(before + 1);
    const refused = found('POST /v1/order').at(-1);
    expect(refused && attributeOf(refused, 'mam.refused')).toBe('MALFORMED');
    await expect.poll(() => found('POST /v1/user/generate').length).toBe(7);
    const traces = new Set(found('POST /v1/user/generate').map(({ traceId }) => traceId));
    expect(traces.size).toBe(7);
    for (const { parentSpanId, traceId } of found('transaction'))
      expect(receiver.spans.find(({ spanId }) => spanId === parentSpanId)?.traceId).toBe(traceId);
  });

  it('sends nothing of a person, a key or an address', async () => {
    await fetch(`${url}/v1/order/ABC12:secret-part`, { headers: { 'x-user-token': token } });
    await expect.poll(() => found('GET /v1/order/:order_hash').length).toBe(1);
    for (const secret of ['0905123456', '905123456', token, 'secret-part', 'ABC12', 'BEPNHA', '/sandbox/'])
      expect(receiver.sent).not.toContain(secret);
    expect(receiver.sent).toContain('POST /v1/traces');
    expect(receiver.sent).toContain('"mam"');
  });

  it('sends what is left when it is stopped, and stops also when nobody takes it', async () => {
    const [child] = children;
    receiver.close();
    child?.kill('SIGTERM');
    expect(await once(child as ChildProcess, 'exit')).toEqual([0, null]);
  });

  it('does not start without the packages, and says what to do', async () => {
    const hook = join(folder, 'left-out.mjs');
    writeFileSync(
      hook,
      `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name !== '@opentelemetry/sdk-trace-node') return next(name, context);
        throw Object.assign(new Error(name), { code: 'ERR_MODULE_NOT_FOUND' });
      } });`,
    );
    const endpoint = { PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    const { child, said } = start(endpoint, ['--import', pathToFileURL(hook).href]);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said()).toContain('needs packages that were left out: run npm install --include=optional');
    const wrong = start({ PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' });
    expect(await once(wrong.child, 'exit')).toEqual([1, null]);
    expect(wrong.said()).toContain('OTEL_EXPORTER_OTLP_ENDPOINT must be an address');
  });
});
