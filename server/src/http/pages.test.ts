import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onSqlite } from '../../test/engines.ts';
import { type RunningServer, startServer } from '../../test/with-server.ts';

const SCRIPT = 'console.log("phở")'.repeat(50);

describe('what a browser loads beside the API', () => {
  let tree: string;
  let server: RunningServer;

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'mam-tree-'));
    const write = (path: string, content: string | Buffer) => {
      mkdirSync(join(tree, path, '..'), { recursive: true });
      writeFileSync(join(tree, path), content);
    };
    write('diner/dist/index.html', '<title>diner</title>');
    write('diner/dist/manifest.webmanifest', '{}');
    write('diner/dist/worker/firebase-messaging-sw.js', SCRIPT);
    write('diner/dist/.built-from', 'secret');
    write('diner/dist/assets/app-1a2b.js', SCRIPT);
    write('diner/dist/assets/app-1a2b.js.br', brotliCompressSync(SCRIPT));
    write('diner/dist/assets/captcha-worker-5e6f.js', SCRIPT);
    write('staff/dist/index.html', '<title>staff</title>');
    write('staff/dist/assets/board-3c4d.js', SCRIPT);
    write('server/static/images/default_food.svg', '<svg/>');
    write('demo/bepnha/pictures/pho.webp', 'picture');
    write('demo/bepnha/bundle.json', '{}');
    server = await startServer(await onSqlite(), { features: [], tree });
  });

  afterAll(async () => {
    await server.stop();
    await server.place.remove();
    rmSync(tree, { recursive: true, force: true });
  });

  it('gives files named by their content for ever, in the form made by the build', async () => {
    const response = await server.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(SCRIPT);
    const plain = await server.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    expect((await server.fetch('/staff/assets/board-3c4d.js')).status).toBe(200);
  });

  it('gives icons and manifests, but nothing that is hidden', async () => {
    expect((await server.fetch('/manifest.webmanifest')).status).toBe(200);
    expect((await server.fetch('/.built-from')).status).toBe(404);
  });

  it('gives the one worker for the whole site, and lets nobody keep an old one', async () => {
    const worker = await server.fetch('/static/firebase-messaging-sw.js');
    expect(worker.status).toBe(200);
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(worker.headers.get('service-worker-allowed')).toBe('/');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
  });

  it('gives pictures of ours and of the demo brands, and nothing beside them', async () => {
    const food = await server.fetch('/static/images/default_food.svg');
    expect(food.headers.get('content-type')).toContain('image/svg+xml');
    expect(await (await server.fetch('/static/brands/bepnha/pho.webp')).text()).toBe('picture');
    for (const path of [
      '/static/brands/bepnha/../bundle.json',
      '/static/brands/bepnha/%2e%2e/bundle.json',
      '/static/%2e%2e/%2e%2e/demo/bepnha/bundle.json',
      '/assets/%2e%2e/.built-from',
    ])
      expect((await server.fetch(path)).status, path).not.toBe(200);
  });

  it('holds what a browser opens by itself to a policy, and sends none with the parts of a page', async () => {
    const policyOf = async (path: string) => {
      const { status, headers } = await server.fetch(path);
      expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      return headers.get('content-security-policy');
    };
    for (const path of [
      '/assets/app-1a2b.js',
      '/staff/assets/board-3c4d.js',
      '/static/brands/bepnha/pho.webp',
    ])
      expect(await policyOf(path), path).toBeNull();
    for (const path of [
      '/assets/captcha-worker-5e6f.js',
      '/static/firebase-messaging-sw.js',
      '/static/images/default_food.svg',
      '/healthz',
    ])
      expect(await policyOf(path), path).toContain("default-src 'none'");
  });

  it('answers an unknown asset with 404, never with a page', async () => {
    const response = await server.fetch('/assets/gone-5e6f.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('json');
  });
});
