import type { SiteWire } from '@mam/contract/diner/site.schema.ts';
import type { Context } from '../context.ts';

/** This server's facts about itself, for every page. */
export function siteOf({
  config,
  pushKeys,
  channels,
}: Pick<Context, 'config' | 'pushKeys' | 'channels'>): SiteWire {
  return {
    push_key: pushKeys.publicKey,
    push_sandbox: config.mode === 'demo' ? '/sandbox/devices' : null,
    phone_codes: (['sms', 'zns', 'call'] as const).some((channel) => channels[channel]?.knows('phone_code')),
    feature_sink: config.featureSink,
    test_hosts: [...config.testHosts],
    direct_sites: [...config.directSites],
  };
}
