import type { Plugin } from 'vite';

interface FirstScreen {
  readonly plugin: Plugin;
  /** the first screen needs this module */
  readonly needs: (id: string) => boolean;
}

const ICON = /\/lucide-react\/.*\/icons\/([\w-]+)\.\w+$/;

/** "Share2" → "share-2": the file an icon is kept in. */
const iconFileName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([a-z])(\d)/g, '$1-$2')
    .toLowerCase();

/** The icons a module names; the list of all of them, which it imports them from, says nothing. */
const iconsIn = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => iconFileName(name.split(' as ')[0]?.trim() ?? '')),
  );

/** Follows the imports of the first screen, so that code it shares can travel as one file instead of thirty. */
export function firstScreen(roots: RegExp): FirstScreen {
  const needed = new Set<string>();
  const icons = new Set<string>();
  const plugin: Plugin = {
    name: 'first-screen',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (needed.has(id)) return;
        needed.add(id);
        const module = this.getModuleInfo(id);
        for (const icon of iconsIn(module?.code ?? '')) icons.add(icon);
        for (const next of module?.importedIds ?? []) visit(next);
      };
      for (const id of this.getModuleIds()) if (roots.test(id)) visit(id);
    },
  };
  const isIconOfAnother = (id: string) => {
    const icon = ICON.exec(id)?.[1];
    return icon !== undefined && !icons.has(icon);
  };
  return { plugin, needs: (id) => needed.has(id) && !isIconOfAnother(id) };
}
