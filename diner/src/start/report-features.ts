import { mayReport } from '@mam/domain/diner/page-host.ts';
import { type Feature, sendFeaturesTo } from '../data/features.ts';
import { siteOfPage, siteSettings } from '../data/site.ts';
import { persisted } from '../device/persisted.ts';
import { visit } from '../device/visit.ts';

function send(feature: Feature, sink: string | null): void {
  const { brand, storeId } = persisted.getState().place;
  const event = { type: 'FEATURE', feature, pos_parent: brand, pos_id: storeId, at: Date.now() };
  dispatchEvent(new CustomEvent('mam:feature', { detail: event }));
  if (sink) navigator.sendBeacon(sink, JSON.stringify(event));
}

/** [DN4] Sends FEATURE events to the configured sink and to listeners on the window; or to nobody. */
export async function beginReports(): Promise<void> {
  const site = await siteOfPage();
  if (!site || !mayReport(site, visit.getState().preview)) return sendFeaturesTo(() => {});
  const sink = (await siteSettings())?.feature_sink ?? null;
  sendFeaturesTo((feature) => send(feature, sink));
}
