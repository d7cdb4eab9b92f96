import { compiledWords } from '@mam/ui/build/compiled-words.ts';
import { largeLetters } from '@mam/ui/build/large-letters.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://localhost:8080';

export default defineConfig({
  base: '/staff/',
  css: { postcss: { plugins: [largeLetters()] } },
  plugins: [compiledWords(), react()],
  server: { port: 5175, proxy: { '/v1': api, '/static': api } },
  build: {
    // newer targets keep light-dark() as it is; older ones have it rewritten into custom properties
    cssTarget: ['chrome125', 'safari18', 'firefox128'],
    // the page's policy takes fonts and pictures from our own address only, never from data:
    assetsInlineLimit: 0,
    target: ['chrome125', 'safari18', 'firefox128'],
    // one sheet of styles, in the order they are imported in: split, that of the pieces comes before what they build on
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'styles', test: /\.css$/ }] } },
    },
  },
});
