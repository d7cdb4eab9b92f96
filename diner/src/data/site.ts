import type { SiteWire } from '@mam/contract/diner/site.schema.ts';
import { getSite } from '@mam/contract/diner/site.ts';
import { classifyHost, directSite, type Site } from '@mam/domain/diner/page-host.ts';
import { bareCall } from './identity.ts';

let asking: Promise<SiteWire | null> | null = null;

/** The server's settings, asked once a visit; null = it cannot be reached. */
export function siteSettings(): Promise<SiteWire | null> {
  asking ??= bareCall(getSite).then((answer) => {
    if (answer.ok) return answer.data;
    asking = null;
    return null;
  });
  return asking;
}

/** Local, test or production, by the host of the page; null = the server cannot be asked. */
export async function siteOfPage(): Promise<Site | null> {
  if (classifyHost(location.hostname, []) === 'local') return 'local';
  const settings = await siteSettings();
  return settings && classifyHost(location.hostname, settings.test_hosts);
}

/** The base address of the site that takes a repeated order; "" = this one. */
export async function directSiteOfPage(): Promise<string> {
  return directSite(location.hostname, (await siteSettings())?.direct_sites ?? []);
}
