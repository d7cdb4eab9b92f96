import type { SiteWire } from '@mam/contract/diner/site.schema.ts';
import type { Config } from '../config.ts';
import { pushKeys } from './push-keys.ts';

/** What this server tells every page about itself. */
export function siteOf(config: Config): SiteWire {
  return {
    push_key: pushKeys(config).publicKey,
    feature_sink: config.featureSink,
    test_hosts: [...config.testHosts],
    direct_sites: [...config.directSites],
  };
}
