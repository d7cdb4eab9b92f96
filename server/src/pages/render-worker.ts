// Started as a worker: draws pages with the built entry of the diner's app, away from the thread that answers.
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageToRender, RenderedPage } from '@mam/contract/page/render.ts';

interface Entry {
  render(page: PageToRender): Promise<RenderedPage>;
}

const { render } = (await import(pathToFileURL(String(workerData)).href)) as Entry;
let last: Promise<unknown> = Promise.resolve();

/** One page after the other: words and data in there are those of the page being rendered. */
parentPort?.on('message', ({ id, page }: { id: number; page: PageToRender }) => {
  last = last
    .then(() => render(page))
    .then(
      (rendered) => parentPort?.postMessage({ id, rendered }),
      (fault: unknown) => parentPort?.postMessage({ id, fault: String((fault as Error)?.stack ?? fault) }),
    );
});
