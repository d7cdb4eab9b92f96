export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that may be forbidden or full: then the page's own memory, so that the visit goes on. */
function guarded(storage: () => Storage): KeptTexts {
  const memory = new Map<string, string>();
  return {
    getItem(name) {
      const remembered = memory.get(name);
      if (remembered !== undefined) return remembered;
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    setItem(name, text) {
      try {
        storage().setItem(name, text);
        memory.delete(name);
      } catch {
        memory.set(name, text);
      }
    },
    removeItem(name) {
      memory.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // then it was never there
      }
    },
  };
}

/** Kept by this browser. */
export const deviceStorage = /* @__PURE__ */ guarded(() => localStorage);

/** Kept by this tab until it is closed. */
export const tabStorage = /* @__PURE__ */ guarded(() => sessionStorage);
