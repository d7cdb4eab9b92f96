import { ask, jsonOrNull } from '../ask.ts';
import { EngineDown } from './map-engine.ts';

const BOUNDS = {
  // a diner waits for it after a pause of two seconds; then the next engine is asked
  patience: 2_500,
  mostBytes: 512 * 1024,
  fault: (why: string) => new EngineDown(why),
};

/** Asks a provider of addresses and answers its JSON, or EngineDown. */
export async function askProvider(url: URL, init: RequestInit = {}): Promise<unknown> {
  const { status, text } = await ask(url, init, BOUNDS);
  if (status < 200 || status > 299) throw new EngineDown(`answered ${status}`);
  return jsonOrNull(text);
}
