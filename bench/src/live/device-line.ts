import { Agent, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { BoardChanges } from '@mam/contract/staff/changes/board-changes.schema.ts';
import { changedBoard, type TaggedBoard } from '@mam/contract/staff/changes/board-changes.ts';
import { STORE } from '../random-orders.ts';

type Headers = Readonly<Record<string, string>>;

interface BoardOrder {
  readonly code: string;
  readonly version: number;
  readonly status: string;
}

/** A device's own connection, and the bytes that came over it. */
export class DeviceLine {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  readonly #headers: Headers;
  #board: TaggedBoard | null = null;
  bytes = 0;

  constructor(url: string, cookie: string) {
    this.#url = `${url}/v1/staff/board/changes?store=${STORE}`;
    this.#headers = { cookie, 'accept-encoding': 'br' };
  }

  /** The board as the staff app reads it: what has changed since it was read last. */
  async read(): Promise<readonly BoardOrder[]> {
    const since = this.#board ? `&since=${this.#board.tag}` : '';
    this.#board = changedBoard(this.#board, await this.#ask(since));
    if (!this.#board) throw new Error('a board lacks an order');
    return this.#board.orders;
  }

  close(): void {
    this.#agent.destroy();
  }

  #ask(since: string): Promise<BoardChanges> {
    return new Promise((done, fail) => {
      get(this.#url + since, { agent: this.#agent, headers: this.#headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          this.bytes += body.length;
          const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
          done(JSON.parse(text.toString('utf8')).data);
        });
      }).on('error', fail);
    });
  }
}
