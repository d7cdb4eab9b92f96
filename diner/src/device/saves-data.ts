/** The diner has told the browser to save data: then nothing is fetched that nobody has asked for. */
export function savesData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as Navigator & {
    connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData === true;
}
