import { compiledWords } from '@mam/ui/build/compiled-words.ts';
import { firstScreen } from '@mam/ui/build/first-screen.ts';
import { largeLetters } from '@mam/ui/build/large-letters.ts';
import { noRings } from '@mam/ui/build/no-rings.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://localhost:8080';

const board = firstScreen(/\/staff\/src\/(main|screens\/board-screen)\.tsx$/);

/** The board's files name these, and nothing that it runs needs them: orders by staff do. */
const NOT_OF_BOARD = /\/domain\/src\/store\/(hours|timetable)\.ts$/;

/** They are fetched together as soon as the board stands. */
const sheets = firstScreen(/\/staff\/src\/(?!table\/print\/|board\/change\/|menu\/pick\/).+-sheet\.tsx$/);

export default defineConfig({
  base: '/staff/',
  css: { postcss: { plugins: [largeLetters()] } },
  plugins: [compiledWords(), react(), board.plugin, sheets.plugin, noRings()],
  server: { port: 5175, proxy: { '/v1': api, '/static': api } },
  build: {
    // newer targets keep light-dark() as it is; older ones have it rewritten into custom properties
    cssTarget: ['chrome125', 'safari18', 'firefox128'],
    // the page's policy takes fonts and pictures from our own address only, never from data:
    assetsInlineLimit: 0,
    target: ['chrome125', 'safari18', 'firefox128'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // all of them, in the order they are imported in: split, those of the pieces come before what they build on
            // what only taking or changing an order looks like comes with it, after all it builds on
            {
              name: 'styles',
              test: /^(?!.*\/staff\/src\/(taking\/|screens\/take-order|board\/change\/|menu\/pick\/)).*\.css$/,
              priority: 4,
            },
            // libraries change less often than the app: a chunk of their own stays in the browser's cache
            {
              name: 'libraries',
              test: (id: string) => id.includes('/node_modules/') && board.needs(id),
              priority: 3,
            },
            // not thirty files of a few hundred bytes each
            { name: 'board', test: (id: string) => board.needs(id) && !NOT_OF_BOARD.test(id), priority: 2 },
            { name: 'sheets', test: sheets.needs, priority: 1 },
          ],
        },
      },
    },
  },
});
