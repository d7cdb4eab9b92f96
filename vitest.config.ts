import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What runs in Node as it is is tested as it runs: without a bundler in between it also starts in half the time. */
const node = { viteModuleRunner: false, nodeLoader: false };

/** Of half a minute and more each: begun last, one of them would be waited for while nothing else is left to do. */
const LONG = ['fuzz.test.ts', 'trespass.test.ts', 'races.test.ts', 'busy-year.test.ts'];
const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`));

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    // many tests wait, for a gateway, a lock, another process: one waits while others work
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    testTimeout: 20_000,
    // starting a server on a busy machine takes as long as it takes
    hookTimeout: 60_000,
    // a waiting test waits for what must happen, not for how fast this machine is today
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // rules and wire keep nothing from one question to the next, so their files need no process of their own
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{domain,contract}/**/*.test.ts'],
          experimental: node,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,bench}/**/*.test.ts'],
          globalSetup: 'server/test/templates.ts',
          experimental: node,
        },
      },
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'], experimental: node } },
      { extends: true, test: { name: 'apps', include: ['{ui,client,diner,staff}/**/*.test.{ts,tsx}'] } },
    ],
  },
});
