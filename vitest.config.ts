import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { atPace } from './tools/pace.ts';
import { compiledWords } from './ui/build/compiled-words.ts';

/** Node loads these files itself, as it does in a restaurant: without a bundler tests also start in half the time. */
const node = { viteModuleRunner: false, nodeLoader: false };

/** Of half a minute and more each: begun last, one of them would be waited for while nothing else is left to do. */
const LONG = ['trespass.test.ts', 'races.test.ts', 'fuzz.test.ts', 'floods.test.ts', 'busy-year.test.ts'];
const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`));

const NOT_OURS = ['**/node_modules/**', '**/dist/**'];

/**
 * Of a process of their own. One changes the product's files while they are loaded, so nobody may have loaded them
 * before; the other writes down every statement of its process.
 */
const ALONE = ['server/src/checkout/one-reading.test.ts', 'server/src/busy-year.test.ts'];

/** A process that files share is kept only while the next file is of its project. */
const PROJECTS = ['server', 'rules', 'alone', 'tools', 'apps'];
const projectOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).sort((a, b) => projectOf(a) - projectOf(b));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    exclude: NOT_OURS,
    pool: 'forks',
    // many tests wait, for a gateway, a lock, another process: one waits while others work
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // the only limits there are: they end a test that hangs, and say nothing of how fast this machine is today
    testTimeout: atPace(180_000),
    hookTimeout: atPace(180_000),
    expect: { poll: { timeout: atPace(30_000) } },
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
          exclude: [...NOT_OURS, ...ALONE],
          globalSetup: 'server/test/templates.ts',
          setupFiles: 'server/test/known-keys.ts',
          experimental: node,
          // every test has a server and a database of its own; loaded anew for each file, and cold, the code costs more
          // than what it is asked
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          globalSetup: 'server/test/templates.ts',
          experimental: node,
        },
      },
      { extends: true, test: { name: 'tools', include: ['tools/**/*.test.ts'], experimental: node } },
      {
        extends: true,
        // a screen under test says what the app says
        plugins: [compiledWords()],
        test: {
          name: 'apps',
          include: ['{ui,client,diner,staff}/**/*.test.{ts,tsx}'],
          setupFiles: 'tools/dom-pace.ts',
        },
      },
    ],
  },
});
