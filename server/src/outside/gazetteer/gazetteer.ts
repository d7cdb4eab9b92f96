import { distanceKm } from '@mam/domain/store/distance.ts';
import type { Location } from '@mam/domain/store/store.ts';
import { type FoundAddress, type MapEngine, MOST_SUGGESTIONS } from '../maps/map-engine.ts';
import { landShapes } from './land.ts';
import { type Entry, type Gazetteer, gazetteerEntries } from './read-gazetteer.ts';
import { addressReadings, type Reading, withoutKinds } from './typed-address.ts';

/** How far a street may be from somebody who is said to stand in it, and a ward's middle from somebody in it. */
const IN_STREET = 0.35;
const IN_WARD = 2.5;

/** Parts of an address that are the diner's own: the list knows streets, and no doors. */
type Own = Pick<Reading, 'door' | 'inside'>;

const NOTHING: Own = { door: '', inside: '' };

/** [DE18] The address as people write it there, with everything the diner said of the door. */
function written({ kind, name, within, numberAfter }: Entry, { door, inside }: Own): string {
  const before = kind === 'street' ? `${door} ${name}` : `${door}, ${name}`;
  const street = door === '' ? name : numberAfter ? `${name} ${door}` : before;
  return [street, inside, within].filter(Boolean).join(', ');
}

const fromNearest = (location: Location, near: readonly Location[]): number =>
  near.length === 0 ? 0 : Math.min(...near.map((one) => distanceKm(one, location)));

const beginsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.length <= words.length && beginning.every((word, index) => words[index] === word);

interface Hit {
  readonly entry: Entry;
  readonly own: Own;
  readonly score: number;
}

/** Nearest first within the same quality: one step is worth more than any distance on earth. */
const STEP = 100_000;

function ranked(hits: readonly Hit[], near: readonly Location[]): Hit[] {
  const order = (hit: Hit) => hit.score * STEP - fromNearest(hit.entry.location, near);
  return [...hits].sort((a, b) => order(b) - order(a));
}

/** While typing every word may be half a word. A name that begins so comes first, then whole words. */
function typedScore(entry: Entry, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const all = [...entry.words];
  if (!words.every((word) => all.some((known) => known.startsWith(word)))) return 0;
  const begins = entry.nameWords
    .slice(0, words.length)
    .every((known, at) => known.startsWith(words[at] ?? ''));
  const whole = words.filter((word) => entry.words.has(word)).length;
  return (begins ? words.length + 1 : 1) + whole;
}

/** A whole address begins with the name; of what follows at least half must be known, or it is another town's street. */
function wholeScore({ nameWords, words: known }: Entry, words: readonly string[]): number {
  if (!beginsWith(words, nameWords)) return 0;
  const rest = words.slice(nameWords.length);
  const matched = rest.filter((word) => known.has(word)).length;
  // a number read as part of the address is a word nobody knows: the reading that knows more wins
  return matched * 2 < rest.length ? 0 : nameWords.length * 10 + 2 * matched - rest.length;
}

function findHits(
  text: string,
  entries: readonly Entry[],
  scoreOf: (entry: Entry, words: readonly string[]) => number,
): Hit[] {
  const readings = addressReadings(text);
  return entries.flatMap((entry) => {
    const hits = readings.map(({ words, hasNumber, ...own }): Hit => {
      const meant = withoutKinds(words, entry.nameWords);
      const score = hasNumber && entry.kind !== 'street' ? 0 : scoreOf(entry, meant);
      return { entry, own, score };
    });
    const [best] = hits.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
    return best ?? [];
  });
}

function nearest(entries: readonly Entry[], kind: Entry['kind'], to: Location, within: number): Entry | null {
  let best: Entry | null = null;
  let least = within;
  for (const entry of entries) {
    const km = entry.kind === kind ? distanceKm(entry.location, to) : Number.POSITIVE_INFINITY;
    if (km < least) [best, least] = [entry, km];
  }
  return best;
}

/** Runs once, when it is first asked for. */
function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** Each list is read when it is first asked for, and then kept. */
export const openGazetteer = (): Gazetteer => ({
  entries: once(gazetteerEntries),
  shapes: once(landShapes),
});

/** Our own list of provinces, wards and streets: works without any network, knows streets but no doors. */
export function gazetteerEngine({ entries }: Pick<Gazetteer, 'entries'>): MapEngine {
  const found = (entry: Entry, own: Own, location = entry.location): FoundAddress => ({
    address: written(entry, own),
    location,
    approximate: true,
    source: 'gazetteer',
  });
  return {
    name: 'gazetteer',
    outside: false,
    keeps: { suggestions: 0, addresses: 0 },
    suggest: async (text, { near }) =>
      ranked(findHits(text, entries(), typedScore), near)
        .slice(0, MOST_SUGGESTIONS)
        .map(({ entry, own }) => ({
          description: written(entry, own),
          id: null,
          location: entry.location,
          source: 'gazetteer' as const,
        })),
    find: async (address, _id, { near }) => {
      // a ward and a street of it may share their name: what was chosen letter by letter is meant
      const chosen = entries().find((entry) => written(entry, NOTHING) === address);
      if (chosen) return found(chosen, NOTHING);
      const [best] = ranked(findHits(address, entries(), wholeScore), near);
      return best ? found(best.entry, best.own) : null;
    },
    nameOf: async (location) => {
      const entry =
        nearest(entries(), 'street', location, IN_STREET) ?? nearest(entries(), 'ward', location, IN_WARD);
      return entry && found(entry, NOTHING, location);
    },
  };
}
