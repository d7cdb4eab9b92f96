/** The links an attempt was answered with; what a gateway does not have is empty. */
export interface PayLinks {
  /** opens the wallet's own app */
  readonly deepLink: string;
  /** a page of the gateway */
  readonly paymentLink: string;
  /** the same under the name each gateway has for it, in the order they are tried */
  readonly named: readonly string[];
}

/** Schemes a browser would run instead of going there. */
const RUNS = /^\s*(javascript|data|vbscript|blob|file|about):/i;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const leadsSomewhere = (link: string): boolean => HAS_SCHEME.test(link) && !RUNS.test(link);

/**
 * [PA23] The link that leads to the app or page to pay in. A phone: the app, then the gateway's page. Elsewhere the
 * page alone: an app's link leads nowhere on a desk. null = the gateway has given none, the request failed.
 */
export function payLink({ deepLink, paymentLink, named }: PayLinks, onPhone: boolean): string | null {
  const links = onPhone ? [deepLink, paymentLink, ...named] : [paymentLink, ...named];
  return links.find(leadsSomewhere) ?? null;
}
