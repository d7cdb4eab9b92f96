import { compiledWords } from '@mam/ui/build/compiled-words.ts';
import { firstScreen } from '@mam/ui/build/first-screen.ts';
import { largeLetters } from '@mam/ui/build/large-letters.ts';
import { noRings } from '@mam/ui/build/no-rings.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { asServed } from './build/as-served.ts';
import { compressed } from './build/compressed.ts';
import { serviceWorker } from './build/service-worker.ts';

// Older targets make the build rewrite light-dark() and relative colours into something else.
const BROWSERS = ['chrome125', 'safari18', 'firefox128'];
const SERVER = 'http://127.0.0.1:8080';

const FIRST = /^assets\/(?:react|shared|index|rolldown-runtime)-[^/]+\.(?:js|css)$/;

/** The map and what is drawn on it: few look at one. */
const MAP = /\/diner\/src\/(?:map\/|delivery\/(?:zone-shapes|place-map)|store\/store-map|address\/pin-map)/;

/**
 * Our code: without the words, which are a file for each language, the screens, which nobody stands on, and the tile of
 * a combo, whose looks the server-rendered menu fetches by themselves.
 */
const OURS = /\/(?:diner|client|domain|contract)\/src\/(?!words\/|screens\/|combo\/combo-tile)/;

const menu = firstScreen(/\/diner\/src\/(main|screens\/menu-screen)\.tsx$/);

/** All that comes by itself while a menu is read: what it stands on travels without what only other screens need. */
const idle = firstScreen(
  /\/diner\/src\/(main|screens\/(menu|dish)-screen|app\/over-screens|start\/when-idle|search\/menu-index|data\/seen\/from-memory|lost\/offline-news|cart\/(cart-bar|left-cart-band|add-arc)|browse\/(filter-parts|store-dialogs|voucher-offer|category-bar)|combo\/combo-tile|slot\/eat-at|group-order\/(together-outlet|promotion-line))\.tsx?$/,
);
const RULES = /\/(?:domain|contract)\/src\//;

/** The build for browsers. */
const forBrowsers: UserConfig = {
  base: '/',
  css: { postcss: { plugins: [largeLetters()] } },
  plugins: [
    compiledWords(),
    react(),
    asServed(SERVER),
    menu.plugin,
    idle.plugin,
    noRings(),
    compressed(),
    serviceWorker(),
  ],
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    // a drawing inside the script would be loaded by everybody, shown or not
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // files of the first screen are in the page's head: they are there long before anything else is asked for
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !FIRST.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'src/start/before-hydration.ts'],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Libraries change less often than the app: a chunk of their own stays in the browser's cache.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 20 },
            // Code the menu shares with other screens; each screen itself stays a chunk of its own.
            { name: 'shared', test: menu.needs, minShareCount: 2, priority: 10 },
            // Sheets, steppers, questions: together, or each would be a file and a fetch of its own.
            { name: 'pieces', test: /\/ui\/src\//, minShareCount: 2, priority: 5 },
            // Pickers of an address and a time, for the screens that ask for one: menus do not.
            { name: 'choosing', test: /\/diner\/src\/(address|map|slot)\//, minShareCount: 2, priority: 6 },
            // The price of a cart, its code and how a table's is sent, for every screen that has its field.
            {
              name: 'checkout',
              test: /\/diner\/src\/(checkout\/|table\/send-to-kitchen)/,
              minShareCount: 2,
              priority: 6,
            },
            // Group orders and their shares: a diner alone loads none of it.
            {
              name: 'together',
              test: /\/diner\/src\/(group-order\/(?!promotion-line)|split\/)|\/(domain|contract)\/src\/group-order\//,
              minShareCount: 2,
              priority: 6,
            },
            // Rules and wire import nothing of the app: a file of their own, so that neither of the two grows too
            // large.
            {
              name: 'idle-rules',
              test: (id: string) => RULES.test(id) && idle.needs(id),
              minShareCount: 2,
              priority: 9,
            },
            { name: 'rules', test: RULES, minShareCount: 2, priority: 5 },
            // The same for what several screens stand on: dozens of files of a few hundred bytes otherwise.
            {
              name: 'idle',
              test: (id: string) => OURS.test(id) && idle.needs(id),
              minShareCount: 2,
              priority: 8,
            },
            { name: 'common', test: OURS, minShareCount: 2, priority: 4 },
            { name: 'map', test: MAP, minShareCount: 2, priority: 5 },
            // Drawings of a line or two that no menu shows.
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 3 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/v1': SERVER, '/static': SERVER, '/t/': SERVER } },
};

/** `vite build --ssr src/prerender.tsx`: the screens for a server that renders the public pages, packages included. */
const forServer: UserConfig = {
  base: '/',
  css: { postcss: { plugins: [largeLetters()] } },
  plugins: [compiledWords(), react()],
  publicDir: false,
  // a server whose NODE_ENV nobody has set would render with the slow React
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'node24',
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    outDir: 'dist/server',
    emptyOutDir: true,
    reportCompressedSize: false,
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowsers));
