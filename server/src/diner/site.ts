import type { SiteWire } from '@mam/contract/diner/site.schema.ts';
import type { Context } from '../context.ts';

/** What this server tells every page about itself. */
export function siteOf({ config, pushKeys }: Pick<Context, 'config' | 'pushKeys'>): SiteWire {
  return {
    push_key: pushKeys().publicKey,
    feature_sink: config.featureSink,
    test_hosts: [...config.testHosts],
    direct_sites: [...config.directSites],
  };
}
