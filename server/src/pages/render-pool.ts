import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageToRender, RenderedPage } from '@mam/contract/page/render.ts';

/** A page of 500 dishes takes a tenth of this, on a slow machine, the first time. */
const WITHIN = 5_000;

/** Draws a page; null = not to be had now, the browser draws it by itself. */
export type Render = (page: PageToRender) => Promise<RenderedPage | null>;

type Answer = { readonly id: number } & ({ readonly rendered: RenderedPage } | { readonly fault: string });

interface Waiting {
  readonly done: (rendered: RenderedPage | null) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * The built entry of the diner's app in a thread of its own: a big menu takes a tenth of a second to draw, and no
 * order waits for that. A thread that fails or hangs is replaced; the page then goes out unrendered.
 */
export class RenderPool {
  readonly #entry: string;
  readonly #tell: (fault: string) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #count = 0;

  constructor(entry: string, tell: (fault: string) => void) {
    this.#entry = entry;
    this.#tell = tell;
  }

  render(page: PageToRender): Promise<RenderedPage | null> {
    const worker = this.#worker ?? this.#start();
    this.#count += 1;
    const id = this.#count;
    return new Promise((done) => {
      const timer = setTimeout(() => this.#close(worker, `rendering ${page.address} took too long`), WITHIN);
      this.#waiting.set(id, { done, timer });
      worker.postMessage({ id, page });
    });
  }

  #start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), { workerData: this.#entry });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      if ('fault' in answer) this.#tell(answer.fault);
      this.#answer(answer.id, 'rendered' in answer ? answer.rendered : null);
    });
    worker.on('error', (fault) => this.#close(worker, String(fault)));
    this.#worker = worker;
    return worker;
  }

  #answer(id: number, rendered: RenderedPage | null): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.done(rendered);
  }

  #close(worker: Worker, why: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#tell(why);
    void worker.terminate();
    for (const id of [...this.#waiting.keys()]) this.#answer(id, null);
  }
}

/** Renders with the entry built beside the app in this folder; without one nothing is rendered. */
export function openRenderer(distFolder: string, tell: (fault: string) => void): Render {
  const entry = join(distFolder, 'server', 'prerender.js');
  if (!existsSync(entry)) return async () => null;
  const pool = new RenderPool(entry, tell);
  return (page) => pool.render(page);
}
