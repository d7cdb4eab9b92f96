import type { BundleMenu } from '@mam/contract/bundle/bundle-menu.schema.ts';
import { MenuWire } from '@mam/contract/menu/menu.schema.ts';
import { goneThings, thingKey } from '@mam/domain/menu/sold-out.ts';
import type { PublishedMenu } from '../cache/caches.ts';
import { onlyNamed } from '../http/only-named.ts';
import { safeJson } from '../http/safe-json.ts';
import { readIngredients } from './ingredients.ts';
import { onSale } from './sold-out.ts';

const strip = onlyNamed(MenuWire);
const ACTIVE = ',"status":"ACTIVE"';
const OUT_OF_STOCK = ',"status":"OUT_OF_STOCK"';

/** A stretch of the bytes that says the status of a thing; an empty one says that it is on sale, too. */
interface Status {
  readonly from: number;
  readonly to: number;
}

/** A menu with everything on sale as bytes, and where the status of each thing stands in them. */
interface Statuses {
  readonly bytes: Buffer;
  readonly byThing: ReadonlyMap<string, readonly Status[]>;
}

/** A word that stands nowhere in a text. */
function unusedWord(text: string): string {
  let word = '@';
  while (text.includes(word)) word += '@';
  return word;
}

/** A dish always has a status, so that each program sees one; of the rest only what is gone does. */
function findStatuses(menu: MenuWire): Statuses {
  const word = unusedWord(safeJson(onSale(menu)));
  const keys: string[] = [];
  const marked = safeJson(onSale(menu, (thing) => `${word}${keys.push(thingKey(thing)) - 1}`));
  const [start = '', ...rest] = marked.split(`,"status":"${word}`);
  const byThing = new Map<string, Status[]>();
  const pieces = [start];
  let from = Buffer.byteLength(start);
  for (const piece of rest) {
    const end = piece.indexOf('"');
    const key = keys[Number(piece.slice(0, end))] ?? '';
    const said = key.startsWith('dish ') ? ACTIVE : '';
    const to = from + said.length;
    const known = byThing.get(key);
    if (known) known.push({ from, to });
    else byThing.set(key, [{ from, to }]);
    const after = piece.slice(end + 1);
    pieces.push(said, after);
    from = to + Buffer.byteLength(after);
  }
  return { bytes: Buffer.from(pieces.join('')), byThing };
}

/**
 * A menu as it was published, with only what the contract names, as bytes in which everything is on sale. The statuses
 * of its dishes, sizes, options and combos are all that a sell-out changes, so of 2,000 dishes none is read or written
 * again: the bytes between those that are gone are taken as they are.
 */
export function publishedMenu(document: string): PublishedMenu {
  const menu = JSON.parse(document) as BundleMenu;
  const { along } = readIngredients(menu);
  strip(menu);
  const { bytes, byThing } = findStatuses(menu);
  return {
    size: bytes.length,
    json: (soldOut) => {
      const gone = [...goneThings(soldOut, along)].flatMap(([key, until]) =>
        (byThing.get(key) ?? []).map((status) => ({ ...status, until })),
      );
      const pieces: Buffer[] = [];
      let done = 0;
      for (const { from, to, until } of gone.sort((a, b) => a.from - b.from)) {
        const end = until === null ? '' : `,"sold_out_until":${until}`;
        pieces.push(bytes.subarray(done, from), Buffer.from(OUT_OF_STOCK + end));
        done = to;
      }
      return Buffer.concat([...pieces, bytes.subarray(done)]);
    },
  };
}
