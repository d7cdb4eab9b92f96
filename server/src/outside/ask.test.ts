import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atPace } from '@mam/tools/pace.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';

class Silence extends Error {}
const BOUNDS = { patience: atPace(30_000), mostBytes: 1000, fault: (why: string) => new Silence(why) };
const BRIEF = { ...BOUNDS, patience: 300 };

const WAYS: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/well': (_, response) => response.writeHead(418, { 'x-said': 'yes' }).end('trà đá'),
  '/just': (_, response) => response.end('x'.repeat(1000)),
  '/long': (_, response) => response.end('x'.repeat(1001)),
  '/endless': (_, response) => {
    const pour = setInterval(() => response.write('x'.repeat(200)), 5);
    response.on('close', () => clearInterval(pour));
  },
  '/slow': () => {},
  '/drip': (_, response) => {
    const drip = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(drip));
  },
  '/elsewhere': (_, response) => response.writeHead(302, { location: '/well' }).end(),
  '/torn': (request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setTimeout(() => request.socket.destroy(), 20);
  },
  '/hung-up': (request) => request.socket.destroy(),
};

let base = '';
const server = createServer((request, response) => WAYS[request.url ?? '']?.(request, response));
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

it('answers whatever status came, with its headers and its text', async () => {
  const { status, headers, text } = await ask(`${base}/well`, {}, BOUNDS);
  expect([status, headers.get('x-said'), text]).toEqual([418, 'yes', 'trà đá']);
  expect((await ask(`${base}/just`, {}, BOUNDS)).text).toHaveLength(1000);
});

it.each([
  ['/long', BOUNDS, 'the answer is too long'],
  ['/endless', BOUNDS, 'the answer is too long'],
  ['/slow', BRIEF, 'no answer in time'],
  ['/drip', BRIEF, 'no answer in time'],
  ['/elsewhere', BOUNDS, 'no readable answer (TypeError)'],
  ['/torn', BOUNDS, 'no readable answer (TypeError)'],
  ['/hung-up', BOUNDS, 'no readable answer (TypeError)'],
])('%s is the fault of the asker', async (path, bounds, why) => {
  const begun = performance.now();
  const asked = ask(base + path, {}, bounds);
  await expect(asked).rejects.toBeInstanceOf(Silence);
  await expect(asked).rejects.toThrow(why);
  await expect(asked).rejects.not.toThrow(base);
  expect(performance.now() - begun).toBeLessThan(atPace(5_000));
});
