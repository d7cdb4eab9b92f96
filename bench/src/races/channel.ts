import { randomUUID } from 'node:crypto';
import type { ServerProcess } from '../servers/server-process.ts';

export type Row = Record<string, string | number | null>;

export type ServerMessage =
  | { readonly at: string; readonly race: string }
  | { readonly began: string }
  | { readonly sent: string }
  | { readonly id: string; readonly rows?: Row[]; readonly fault?: string };

/** The servers' messages over their channels. */
export class Channel {
  readonly #held = new Map<string, () => void>();
  readonly #answers = new Map<string, { done: (rows: Row[]) => void; fail: (fault: Error) => void }>();
  readonly #began = new Set<string>();
  readonly #sent: string[] = [];

  hear(message: ServerMessage): void {
    if ('at' in message) this.#held.get(message.race)?.();
    else if ('began' in message) this.#began.add(message.began);
    else if ('sent' in message) this.#sent.push(message.sent);
    else {
      const { fault } = message;
      const waiting = this.#answers.get(message.id);
      this.#answers.delete(message.id);
      if (fault !== undefined) waiting?.fail(new Error(fault));
      else waiting?.done(message.rows ?? []);
    }
  }

  heldAt(race: string): Promise<void> {
    return new Promise((held) => this.#held.set(race, held));
  }

  hasBegun(race: string): boolean {
    return this.#began.has(race);
  }

  /** the keys of the messages that were sent, each as often as it was */
  sent(): readonly string[] {
    return this.#sent;
  }

  /** @throws when the server refuses, and when one ends before it has answered */
  ask(server: ServerProcess, wish: object): Promise<Row[]> {
    const id = randomUUID();
    return new Promise((done, fail) => {
      this.#answers.set(id, { done, fail });
      server.tell({ ...wish, id });
    });
  }

  /** A server is gone: what was asked is never answered. */
  ended(): void {
    for (const { fail } of this.#answers.values()) fail(new Error('a server has ended'));
    this.#answers.clear();
  }

  forget(): void {
    this.#held.clear();
    this.#began.clear();
    this.#sent.length = 0;
  }
}
