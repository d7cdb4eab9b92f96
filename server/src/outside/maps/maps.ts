import type { Language } from '@mam/domain/money/language.ts';
import type { Location } from '@mam/domain/store/store.ts';
import type { Logger } from 'pino';
import { TtlCache } from '../../cache/ttl-cache.ts';
import type { Config } from '../../config.ts';
import { gazetteerEngine } from '../gazetteer/gazetteer.ts';
import type { Gazetteer } from '../gazetteer/read-gazetteer.ts';
import { googleEngine } from './google.ts';
import {
  EngineDown,
  type FoundAddress,
  type MapEngine,
  type MapQuery,
  type Suggestion,
} from './map-engine.ts';
import { photonEngine } from './photon.ts';

type MapSettings = Config['maps'];

/** Everything the house knows about addresses. Never throws: who knows nothing says so. */
export interface Maps {
  suggest(text: string, asked: MapQuery): Promise<readonly Suggestion[]>;
  find(address: string, id: string | null, asked: MapQuery): Promise<FoundAddress | null>;
  nameOf(location: Location, language: Language): Promise<FoundAddress | null>;
}

/** An engine that failed is left alone so long, or every diner would wait for it anew. */
const REST = 30_000;
/** Four decimals: neighbours within ten metres share an answer, and the provider learns no more. */
const CELL = 4;

function chooseMapEngines(
  { googleKey, googleUrl, photonUrl }: MapSettings,
  gazetteer: Gazetteer,
): MapEngine[] {
  return [
    ...(googleKey ? [googleEngine({ key: googleKey, url: googleUrl })] : []),
    ...(photonUrl ? [photonEngine(photonUrl)] : []),
    gazetteerEngine(gazetteer),
  ];
}

const nearKey = (near: readonly Location[]) => near.map(({ lat, lng }) => `${lat},${lng}`).join(';');
const textKey = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

export interface MapParts {
  /** epoch ms */
  readonly now: () => number;
  readonly log: Logger;
  /** counts a question to a provider outside; false = the budget of the day is used up */
  readonly mayAsk: () => boolean;
  readonly gazetteer: Gazetteer;
}

/** Google where there is a key, then Photon where there is one, then our own list: the first that knows something. */
export function openMaps(settings: MapSettings, { now, log, mayAsk, gazetteer }: MapParts): Maps {
  const engines = chooseMapEngines(settings, gazetteer);
  const restsUntil = new Map<MapEngine, number>();
  const suggestions = new TtlCache<readonly Suggestion[]>(now);
  const addresses = new TtlCache<FoundAddress | null>(now);

  async function firstThatKnows<T>(
    nothing: T,
    knows: (answer: T) => boolean,
    ask: (engine: MapEngine, outside: <A>(question: () => Promise<A>) => Promise<A>) => Promise<T>,
  ): Promise<T> {
    for (const engine of engines) {
      if ((restsUntil.get(engine) ?? 0) > now()) continue;
      try {
        const answer = await ask(engine, (question) => {
          if (engine.outside && !mayAsk()) throw new EngineDown('the budget of the day is used up');
          return question();
        });
        if (knows(answer)) return answer;
      } catch (fault) {
        if (!(fault instanceof EngineDown)) throw fault;
        restsUntil.set(engine, now() + REST);
        log.warn({ engine: engine.name, why: fault.message }, 'a map provider did not answer');
      }
    }
    return nothing;
  }

  return {
    suggest: (text, asked) =>
      firstThatKnows<readonly Suggestion[]>(
        [],
        (answer) => answer.length > 0,
        async (engine, outside) => {
          const key = `${engine.name} ${asked.language} ${nearKey(asked.near)} ${textKey(text)}`;
          return suggestions.get(key, engine.keeps.suggestions, () =>
            outside(() => engine.suggest(text, asked)),
          );
        },
      ),
    find: (address, id, asked) =>
      firstThatKnows<FoundAddress | null>(
        null,
        (answer) => answer !== null,
        async (engine, outside) => {
          const ownId = engine.name === 'google' ? id : null;
          const key = `${engine.name} ${asked.language} ${nearKey(asked.near)} ${ownId ?? textKey(address)}`;
          return addresses.get(key, engine.keeps.addresses, () =>
            outside(() => engine.find(address, ownId, asked)),
          );
        },
      ),
    nameOf: ({ lat, lng }, language) => {
      const cell = { lat: Number(lat.toFixed(CELL)), lng: Number(lng.toFixed(CELL)) };
      return firstThatKnows<FoundAddress | null>(
        null,
        (answer) => answer !== null,
        async (engine, outside) =>
          addresses.get(`${engine.name} ${language} ${cell.lat},${cell.lng}`, engine.keeps.addresses, () =>
            outside(() => engine.nameOf(cell, language)),
          ),
      );
    },
  };
}
