import { EngineDown } from './map-engine.ts';

/** A diner waits for it after a pause of two seconds; then the next engine is asked. */
const PATIENCE = 2_500;
const MOST_BYTES = 512 * 1024;

async function readAll(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new EngineDown('the answer is too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Asks a provider and answers its JSON. Whatever goes wrong becomes EngineDown, without the address that was asked. */
export async function askOutside(url: URL, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new EngineDown(`answered ${response.status}`);
    return JSON.parse(await readAll(response));
  } catch (fault) {
    if (fault instanceof EngineDown) throw fault;
    const name = fault instanceof Error ? fault.name : 'unknown';
    throw new EngineDown(name === 'TimeoutError' ? 'no answer in time' : `no readable answer (${name})`);
  }
}
