// Started as a worker: draws pages with the built entry of the diner's app, away from the thread that answers.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Drawing, PageWish } from '@mam/contract/page/drawing.ts';

interface Entry {
  draw(wish: PageWish): Promise<Drawing>;
}

const { draw } = (await import(pathToFileURL(String(workerData)).href)) as Entry;
let last: Promise<unknown> = Promise.resolve();

/** One page after the other: words and data in there are those of the page being drawn. */
parentPort?.on('message', ({ id, wish }: { id: number; wish: PageWish }) => {
  last = last
    .then(() => draw(wish))
    .then(
      (drawing) => parentPort?.postMessage({ id, drawing }),
      (fault: unknown) => parentPort?.postMessage({ id, fault: String((fault as Error)?.stack ?? fault) }),
    );
});
