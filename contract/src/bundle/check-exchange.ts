import type { ExchangeCampaignWire } from '../loyalty/exchange.schema.ts';
import { exchangeRateFromWire, pointsRuleFromWire, readBenefit } from '../loyalty/exchange-wire.ts';
import { checkDish, type Read } from './check-campaigns.ts';
import { checkDates } from './check-dates.ts';
import { checkStoreIds } from './check-stores.ts';
import { attempt } from './mistake.ts';
import type { Parts } from './parts.ts';

const RATE = 'exchange.exchange_rate';

/** [LO3] [LO13] Checks that the amounts points are given and exchanged for count in the currency of each store. */
export function checkExchange(parts: Parts, read: Read): void {
  const { exchange, tell } = parts;
  if (!exchange) return;
  const symbols = new Set<string>();
  for (const { currency } of read.stores.values()) {
    symbols.add(currency.symbol);
    attempt('exchange', tell, () => pointsRuleFromWire(exchange, currency));
    attempt('exchange', tell, () => exchangeRateFromWire(exchange, currency));
  }
  // the points of a brand are the same ones in each store
  if (exchange.exchange_rate !== undefined && symbols.size > 1)
    tell(RATE, `says one amount, and the stores count in ${[...symbols].join(' and ')}`);
  checkListed(exchange.list_promotion ?? [], parts, read);
}

/** [LO12] Everything wrong with what points are exchanged for. */
function checkListed(campaigns: readonly ExchangeCampaignWire[], parts: Parts, read: Read): void {
  const ids = new Set<string>();
  for (const [index, wire] of campaigns.entries()) {
    const path = `exchange.list_promotion[${index}]`;
    const id = String(wire.campaign_id);
    if (ids.has(id)) parts.tell(`${path}.campaign_id`, `is used by an earlier campaign (${id})`);
    ids.add(id);
    const named = wire.list_pos_id ?? [];
    checkStoreIds(named, `${path}.list_pos_id`, parts);
    checkDates(wire, path, parts.tell);
    const where = [...read.stores.values()].filter(({ id }) => named.length === 0 || named.includes(id));
    for (const { currency } of where) attempt(path, parts.tell, () => readBenefit(wire, currency));
    checkDish(wire.benefit, where, read, path, parts.tell);
  }
}
