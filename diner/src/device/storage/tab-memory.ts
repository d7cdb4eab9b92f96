/** Begins every name under which a tab remembers something until it is closed. */
const PREFIX = 'mam.';

/**
 * Where session storage is forbidden a tab still has its own name, which survives a reload. That is enough to keep
 * a preview a preview.
 */
export function rememberInTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, text);
  } catch {
    window.name = `${PREFIX}${name}:${text}`;
  }
}

export function rememberedInTab(name: string): string {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? '';
  } catch {
    const start = `${PREFIX}${name}:`;
    return window.name.startsWith(start) ? window.name.slice(start.length) : '';
  }
}
