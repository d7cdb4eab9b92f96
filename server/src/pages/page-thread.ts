import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { withoutIdentity } from '../cache/page-cache.ts';
import type { ReadyPage } from '../http/pages.ts';
import type { PageRequest, Site } from './make-page.ts';

/** ms; a page of 2,000 dishes takes two seconds on a slow machine the first time, its thread's start included. */
const WITHIN = 20_000;
/** ms without a page to make after which the thread ends: it holds some 60 MB, and starts again in a fifth of a second */
const IDLE = 3 * 60_000;

/** Makes a page; null = not to be had now, the plain one will do. */
export type MakePage = (wish: PageRequest) => Promise<ReadyPage | null>;

export interface ThreadQuestion {
  readonly id: number;
  readonly wish: PageRequest;
}

/** A page as its bytes, which come over the thread's channel without its class. */
interface PageBytes {
  readonly etag: string;
  readonly br: Uint8Array;
  readonly gzip: Uint8Array;
  readonly styleSource: string | null;
}

/** A fault is news for the log; a page that was asked for is answered besides. */
export type ThreadAnswer =
  | { readonly id: number; readonly page: PageBytes | null }
  | { readonly fault: string };

interface Waiting {
  readonly done: (page: ReadyPage | null) => void;
  readonly timer: NodeJS.Timeout;
}

const buffer = ({ buffer, byteOffset, length }: Uint8Array) => Buffer.from(buffer, byteOffset, length);

function readyPage({ etag, br, gzip, styleSource }: PageBytes): ReadyPage {
  return { answer: withoutIdentity({ etag, br: buffer(br), gzip: buffer(gzip) }), styleSource };
}

/**
 * Pages are made in a thread of their own, from their data to the packed bytes: no order waits for a large menu. It is
 * started for the first page and ends when none has been asked for a while. One that fails or hangs is replaced.
 */
export class PageThread {
  readonly #site: Site;
  readonly #tell: (fault: string) => void;
  readonly #endsAfter: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;

  /** endsAfter: ms without a page to make */
  constructor(site: Site, tell: (fault: string) => void, endsAfter = IDLE) {
    this.#site = site;
    this.#tell = tell;
    this.#endsAfter = endsAfter;
  }

  get isRunning(): boolean {
    return this.#worker !== null;
  }

  make(wish: PageRequest): Promise<ReadyPage | null> {
    const worker = this.#worker ?? this.#start();
    clearTimeout(this.#idle);
    this.#count += 1;
    const id = this.#count;
    return new Promise((done) => {
      const late = () => this.#close(worker, `making a page of ${wish.address.path} took too long`);
      this.#waiting.set(id, { done, timer: setTimeout(late, WITHIN) });
      worker.postMessage({ id, wish } satisfies ThreadQuestion);
    });
  }

  #start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'page-worker.ts'), { workerData: this.#site });
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => {
      if ('fault' in answer) this.#tell(answer.fault);
      else this.#answer(answer.id, answer.page && readyPage(answer.page));
    });
    worker.on('error', (fault) => this.#close(worker, String(fault)));
    this.#worker = worker;
    return worker;
  }

  #answer(id: number, page: ReadyPage | null): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.done(page);
    if (this.#waiting.size === 0) this.#endWhenIdle();
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      void this.#worker?.terminate();
      this.#worker = null;
    }, this.#endsAfter).unref();
  }

  #close(worker: Worker, why: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#tell(why);
    void worker.terminate();
    for (const id of [...this.#waiting.keys()]) this.#answer(id, null);
  }
}
