import { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import { menuOf } from '@mam/contract/menu/menu-wire.ts';
import { WireError } from '@mam/contract/money/money-wire.ts';
import { storeOf } from '@mam/contract/store/store-wire.ts';
import { campaignOf } from '@mam/contract/voucher/campaign-wire.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { Errors } from 'typebox/value';

/** One mistake of a bundle: where it stands and what is wrong. */
export interface BundleProblem {
  readonly path: string;
  readonly message: string;
}

export interface BrokenBundle {
  readonly refused: 'BROKEN_BUNDLE';
  readonly problems: readonly BundleProblem[];
}

/** Reads a bundle whole or says every mistake in it; what it answers can be imported. */
export function readBundle(text: string): { readonly bundle: Bundle } | BrokenBundle {
  const given = parsed(text);
  if ('refused' in given) return given;
  const shape = [...Errors(Bundle, given.value)].map(({ instancePath, message }) => ({
    path: dotted(instancePath),
    message,
  }));
  if (shape.length > 0) return { refused: 'BROKEN_BUNDLE', problems: once(shape) };
  const bundle = given.value as Bundle;
  const meaning = problemsOf(bundle);
  return meaning.length > 0 ? { refused: 'BROKEN_BUNDLE', problems: meaning } : { bundle };
}

function parsed(text: string): { value: unknown } | BrokenBundle {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (fault) {
    return { refused: 'BROKEN_BUNDLE', problems: [{ path: '', message: (fault as Error).message }] };
  }
}

/** "/stores/0/Id" → "stores[0].Id" */
function dotted(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}

/** Stores that share a menu each find the same mistake in it. */
function once(problems: readonly BundleProblem[]): BundleProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values()];
}

type Tell = (path: string, message: string) => void;

/** What a schema cannot see: ids used twice, references to nothing, amounts no currency has. */
function problemsOf(bundle: Bundle): BundleProblem[] {
  const problems: BundleProblem[] = [];
  const tell: Tell = (path, message) => problems.push({ path, message });
  const stores = readStores(bundle, tell);
  readMenus(bundle, stores, tell);
  readCampaigns(bundle, stores, tell);
  return once(problems);
}

function attempt<T>(path: string, tell: Tell, read: () => T): T | null {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof WireError)) throw problem;
    tell(problem.path ? `${path}.${problem.path}` : path, problem.message);
    return null;
  }
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

function readStores({ brand, stores }: Bundle, tell: Tell): Map<number, Store> {
  const read = new Map<number, Store>();
  for (const [index, wire] of stores.entries()) {
    const path = `stores[${index}]`;
    if (read.has(wire.Id)) tell(`${path}.Id`, `is used by an earlier store (${wire.Id})`);
    if (wire.tz !== undefined && !isZone(wire.tz)) {
      tell(`${path}.tz`, `is not a time zone (${wire.tz})`);
      continue;
    }
    const store = attempt(path, tell, () => storeOf(wire, brand));
    if (store) read.set(wire.Id, store);
  }
  return read;
}

function readMenus({ brand, stores, menus }: Bundle, read: ReadonlyMap<number, Store>, tell: Tell): void {
  const named = new Set(stores.map((store) => store.Id));
  const served = new Set<number>();
  for (const [index, { pos_ids, menu }] of menus.entries()) {
    for (const [place, id] of pos_ids.entries()) {
      const path = `menus[${index}].pos_ids[${place}]`;
      if (!named.has(id)) tell(path, `names an unknown store (${id})`);
      if (served.has(id)) tell(path, `has a menu already (${id})`);
      served.add(id);
      const store = read.get(id);
      if (!store) continue;
      menuOf(menu, store, {
        template: brand.template,
        report: (where, message) => tell(`menus[${index}].menu.${where}`, message),
      });
    }
  }
}

function readCampaigns(bundle: Bundle, read: ReadonlyMap<number, Store>, tell: Tell): void {
  const codes = new Set<string>();
  const ids = new Set<string>();
  for (const [index, wire] of (bundle.voucher_campaigns ?? []).entries()) {
    const path = `voucher_campaigns[${index}]`;
    const code = wire.many_times_code.toUpperCase();
    if (codes.has(code)) tell(`${path}.many_times_code`, `is used by an earlier campaign (${code})`);
    if (ids.has(String(wire.campaign_id))) tell(`${path}.campaign_id`, 'is used by an earlier campaign');
    codes.add(code);
    ids.add(String(wire.campaign_id));
    if (wire.date_end < wire.date_start) tell(`${path}.date_end`, 'is before date_start');
    const where = wire.list_pos_id ?? [];
    for (const [place, id] of where.entries()) {
      if (!bundle.stores.some((store) => store.Id === id))
        tell(`${path}.list_pos_id[${place}]`, `names an unknown store (${id})`);
    }
    const currencies = [...read.values()].filter((store) => where.length === 0 || where.includes(store.id));
    for (const { currency } of currencies) attempt(path, tell, () => campaignOf(wire, currency));
  }
}
