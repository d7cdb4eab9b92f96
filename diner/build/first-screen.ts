import type { Plugin } from 'vite';

interface FirstScreen {
  readonly plugin: Plugin;
  /** the first screen needs this module */
  readonly needs: (id: string) => boolean;
}

/** Follows what the first screen imports, so that what it shares with others can travel as one file instead of thirty. */
export function firstScreen(roots: RegExp): FirstScreen {
  const needed = new Set<string>();
  const plugin: Plugin = {
    name: 'first-screen',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (needed.has(id)) return;
        needed.add(id);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
      };
      for (const id of this.getModuleIds()) if (roots.test(id)) visit(id);
    },
  };
  return { plugin, needs: (id) => needed.has(id) };
}
