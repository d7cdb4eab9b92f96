import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// A start is mostly compiling. Kept beside what set-up keeps, it takes half the time from the second start on;
// this must come before anything else is loaded. npm start says it by NODE_COMPILE_CACHE, before this file: else what
// takes the types out of one file stays in memory, 12 MB.
enableCompileCache(resolve(import.meta.dirname, '../../.cache/compile'));
const { runServer } = await import('./run-server.ts');
await runServer();
