import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The address the worker has for good. */
const NAME = 'firebase-messaging-sw.js';
const ALWAYS = ['/icon.svg', '/static/images/default_food.svg'];

/** Builds the worker after the app, as one file that knows every file of this build by name. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    async writeBundle({ dir }, bundle) {
      // the app's own, which every page names; a server-rendered page has a small one besides
      const isApp = (one: (typeof bundle)[string]) =>
        one.type === 'chunk' && one.isEntry && one.facadeModuleId?.endsWith('/index.html');
      const entry = Object.values(bundle).find(isApp)?.fileName;
      if (!dir) return;
      if (!entry) throw new Error('the app has no entry for its worker to know it by');
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = [...assets.sort().map((name) => `/${name}`), ...ALWAYS];
      const id = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { RELEASE: JSON.stringify({ id, entry, files }) },
        build: {
          outDir: join(dir, 'worker'),
          emptyOutDir: true,
          target: ['chrome125', 'safari18', 'firefox128'],
          copyPublicDir: false,
          rolldownOptions: {
            input: join(root, 'worker/worker.ts'),
            output: { format: 'iife', entryFileNames: NAME },
          },
        },
      });
    },
  };
}
