import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Files of a built app, by their addresses. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Which files a source module of the built app became, with everything it imports at once. */
export class BuildManifest {
  readonly #chunks: Readonly<Record<string, Chunk>>;

  readonly #folder: string;
  readonly #texts = new Map<string, string>();

  constructor(chunks: Readonly<Record<string, Chunk>>, folder = '') {
    this.#chunks = chunks;
    this.#folder = folder;
  }

  /** The manifest beside a built app; empty when there is none. */
  static of(distFolder: string): BuildManifest {
    const file = join(distFolder, '.vite', 'manifest.json');
    return new BuildManifest(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}, distFolder);
  }

  /** Unknown sources are passed over: a page without hints is slower, not broken. */
  filesOf(sources: readonly string[]): ChunkFiles {
    const [scripts, styles] = [new Set<string>(), new Set<string>()];
    const seen = new Set<string>();
    const visit = (name: string) => {
      const chunk = this.#chunks[name];
      if (!chunk || seen.has(name)) return;
      seen.add(name);
      for (const imported of chunk.imports ?? []) visit(imported);
      scripts.add(`/${chunk.file}`);
      for (const style of chunk.css ?? []) styles.add(`/${style}`);
    };
    for (const source of sources) visit(source);
    return { scripts: [...scripts], styles: [...styles] };
  }

  /** The sheets these sources brought themselves, without those of what they import. */
  ownStylesOf(sources: readonly string[]): string[] {
    return sources.flatMap((source) => this.#chunks[source]?.css ?? []).map((style) => `/${style}`);
  }

  /** The text of a built file by its address; a build does not change under a running server. */
  textOf(address: string): string {
    const text = this.#texts.get(address) ?? readFileSync(join(this.#folder, address), 'utf8');
    this.#texts.set(address, text);
    return text;
  }
}
