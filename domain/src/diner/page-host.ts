export type Site = 'local' | 'test' | 'production';

const OWN = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?|0\.0\.0\.0)$/i;

/** [DN3] The kind of site a host is (without its port), with the hosts the server lists as test. */
export function classifyHost(host: string, testHosts: readonly string[]): Site {
  if (OWN.test(host)) return 'local';
  return testHosts.some((test) => test.toLowerCase() === host.toLowerCase()) ? 'test' : 'production';
}

/** [DN4] Whether the use of features is reported from here. */
export function mayReport(site: Site, preview: boolean): boolean {
  return site === 'production' && !preview;
}

/** Hosts that fit a pattern send repeated orders to a base address. */
export interface DirectSite {
  /** a host, "*.example.com" or "*" */
  readonly pattern: string;
  /** without a slash at the end */
  readonly base: string;
}

function fits(pattern: string, host: string): boolean {
  if (pattern === '*') return true;
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}

/** [DN5] The base address of the site that takes a repeated order from a page on this host; "" = the page's own. */
export function directSite(host: string, table: readonly DirectSite[]): string {
  const found = table.find(({ pattern }) => fits(pattern.toLowerCase(), host.toLowerCase()));
  return found?.base ?? '';
}
