import { GatewayUnclear } from './gateway.ts';

interface Trusted {
  /** hosts and everything below them */
  readonly hosts: readonly string[];
  /** schemes of the wallet's own app, with colon */
  readonly schemes?: readonly string[];
  /** whole origins: where the gateway is reached, and in demo our own */
  readonly origins: readonly string[];
}

const isBelow = (host: string, name: string) => host === name || host.endsWith(`.${name}`);

/** A link a payer may be sent to. Anything that leads elsewhere is as good as no answer. */
export function safeLink(link: string | undefined, { hosts, schemes = [], origins }: Trusted): string {
  if (!link) return '';
  const url = URL.canParse(link) ? new URL(link) : null;
  const ours = url !== null && origins.includes(url.origin) && /^https?:$/.test(url.protocol);
  const theirs = url?.protocol === 'https:' && hosts.some((name) => isBelow(url.hostname, name));
  if (ours || theirs || (url && schemes.includes(url.protocol))) return link;
  throw new GatewayUnclear('the link leads elsewhere');
}
