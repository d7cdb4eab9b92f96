import { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import type { PublishedMenu } from '../cache/caches.ts';
import { onlyNamed } from '../http/only-named.ts';
import { safeJson } from '../http/safe-json.ts';
import { onSale } from './sold-out.ts';

type Item = MenuWire['items'][number];

/** A dish, and the bytes before its status. */
interface Piece {
  readonly id: string;
  readonly before: Buffer;
}

const strip = onlyNamed(MenuWire);
const ACTIVE = Buffer.from('"ACTIVE"');
const OUT_OF_STOCK = Buffer.from('"OUT_OF_STOCK"');

/** An item up to its status, which comes last. */
const openItem = (item: Item) => `${safeJson(item).slice(0, -1)},"status":`;

/** A list cut at its statuses, and what follows the last one. */
function cut(start: string, items: readonly Item[]): { pieces: Piece[]; end: string } {
  const pieces = items.map((item, nth) => ({
    id: String(item.id),
    before: Buffer.from(`${nth === 0 ? start : '},'}${openItem(item)}`),
  }));
  return { pieces, end: items.length === 0 ? `${start}]` : '}]' };
}

/**
 * A menu as it was published, with only what the contract names, cut into pieces between the statuses of its dishes:
 * these are all that a sell-out changes, so of 2,000 dishes none is read or written again.
 */
export function publishedMenu(document: string): PublishedMenu {
  const menu = JSON.parse(document) as MenuWire;
  strip(menu);
  const { items, list_item_combo, ...rest } = onSale(menu);
  const dishes = cut('{"items":[', items);
  const parts = list_item_combo
    ? cut(`${dishes.end},"list_item_combo":[`, list_item_combo)
    : { pieces: [], end: dishes.end };
  const pieces = [...dishes.pieces, ...parts.pieces];
  const end = Buffer.from(`${parts.end},${safeJson(rest).slice(1)}`);
  return {
    size: pieces.reduce((sum, { before }) => sum + before.length, end.length),
    json: (soldOut) =>
      Buffer.concat([
        ...pieces.flatMap(({ id, before }) => [before, soldOut.has(id) ? OUT_OF_STOCK : ACTIVE]),
        end,
      ]),
  };
}
