import { expect, it } from 'vitest';
import { startSandbox } from '../test/sandbox.ts';

it('the inbox is written in our own letters, from its own address', async () => {
  const sandbox = await startSandbox();
  const page = await fetch(`${sandbox.url}/inbox`);
  expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
  const html = await page.text();
  expect(html).toMatch(/body\{[^}]*"Be Vietnam Pro"/);
  const files = [...html.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => address);
  expect(files.length).toBeGreaterThan(3);
  for (const address of files) {
    expect(new URL(address).origin).toBe(sandbox.url);
    const font = await fetch(address);
    expect([address, font.status, font.headers.get('content-type')]).toEqual([address, 200, 'font/woff2']);
    expect(
      Buffer.from(await font.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  }
  for (const path of ['/fonts/', '/fonts/../package.json', '/fonts/nothing.woff2', '/fonts/LICENSE.txt'])
    expect((await fetch(`${sandbox.url}${path}`)).status).toBe(404);
  await sandbox.stop();
});
