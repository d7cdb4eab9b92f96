import { enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Started as a worker, again and again: compiling is most of its start. A thread has no compile cache of its own accord.
enableCompileCache(resolve(import.meta.dirname, '../../../.cache/compile'));
await import('./thread-answers.ts');
setTimeout(flushCompileCache, 5_000).unref();
