import type { Plugin } from 'vite';

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Files that import one another in a ring, as a path that ends where it begins; null = there is none. */
export function findImportCycle(chunks: readonly Chunk[]): readonly string[] | null {
  const imports = new Map(chunks.map(({ fileName, imports: named }) => [fileName, named]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const ring = visit(next, [...path, file]);
      if (ring) return ring;
    }
    done.add(file);
    return null;
  };
  for (const { fileName } of chunks) {
    const ring = visit(fileName, []);
    if (ring) return ring;
  }
  return null;
}

/**
 * Stops a build whose files import one another in a ring: the first one read uses code that is not there yet, and only
 * the browser breaks. The entry may be in one: it runs first, and its shared file uses nothing of it while it is read.
 */
export function noRings(): Plugin {
  return {
    name: 'no-rings',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const ring = findImportCycle(chunks.filter(({ isEntry }) => !isEntry));
      if (ring) this.error(`these files import one another: ${ring.join(' → ')}`);
    },
  };
}
