const memory = new Map<string, string>();

/** Local storage; where it is forbidden or full, the page's own memory, so that the visit goes on. */
export const deviceStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem(name) {
    const remembered = memory.get(name);
    if (remembered !== undefined) return remembered;
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name, text) {
    try {
      localStorage.setItem(name, text);
      memory.delete(name);
    } catch {
      memory.set(name, text);
    }
  },
  removeItem(name) {
    memory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // then it was never there
    }
  },
};
