/** A picture's address for whoever reads the page elsewhere; null = it is no address of a picture on the web. */
export function wholeAddress(address: string, publicUrl: string): string | null {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
