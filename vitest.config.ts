import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,contract,server,ui,diner,staff,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    testTimeout: 20_000,
    // a waiting test waits for what must happen, not for how fast this machine is today
    expect: { poll: { timeout: 10_000 } },
  },
});
