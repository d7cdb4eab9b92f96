import { type ChildProcess, spawn } from 'node:child_process';

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

/** The processes of a gate, so that a red step can end those beside it. */
export class Running {
  readonly #children = new Set<ChildProcess>();
  #stopped = false;

  run(
    command: readonly string[],
    environment: NodeJS.ProcessEnv,
    hear: (part: string) => void,
  ): Promise<CommandResult> {
    if (this.#stopped) return Promise.resolve({ ok: false, output: '' });
    return new Promise((done) => {
      const [program = '', ...args] = command;
      const child = spawn(program, args, {
        env: environment,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      this.#children.add(child);
      const parts: string[] = [];
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (part: string) => {
          parts.push(part);
          hear(part);
        });
      child.on('error', (error) => done({ ok: false, output: `${program}: ${error.message}` }));
      child.on('close', (code) => {
        this.#children.delete(child);
        done({ ok: code === 0, output: parts.join('') });
      });
    });
  }

  /** Ends whatever still runs, with the processes it has started. */
  stop(): void {
    this.#stopped = true;
    for (const { pid } of this.#children) {
      if (pid === undefined) continue;
      try {
        process.kill(-pid, 'SIGTERM');
      } catch {
        // it has ended meanwhile
      }
    }
  }

  get stopped(): boolean {
    return this.#stopped;
  }
}
