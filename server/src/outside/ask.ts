import { isStorable } from '@mam/contract/http/storable-text.ts';

/** How much of our time and memory an answer from outside may take, and what the asker calls it when there is none. */
export interface Bounds {
  /** ms, until the last byte */
  readonly patience: number;
  readonly mostBytes: number;
  /** `why` holds neither the address nor a key nor a word of the answer, so it may be logged */
  fault(why: string): Error;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** null = there is more of it than we want to know. */
async function readAll(body: Response['body'], mostBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A wrapper around each question to the outside, for code that writes down how long it took. */
export type AroundQuestion = (
  asked: { readonly host: string; readonly method: string },
  exchange: () => Promise<Answered>,
) => Promise<Answered>;

let around: AroundQuestion | null = null;

/** Once a process, at its start; null = nothing is done around them. */
export function watchQuestions(by: AroundQuestion | null): void {
  around = by;
}

/**
 * The one way this server asks another: in time, in measure, and led nowhere else. Answers whatever status came;
 * everything that is no answer throws the fault of the asker.
 */
export function ask(url: string | URL, init: RequestInit, bounds: Bounds): Promise<Answered> {
  if (around === null) return answered(url, init, bounds);
  const host = URL.canParse(url) ? new URL(url).hostname : '-';
  return around({ host, method: init.method ?? 'GET' }, () => answered(url, init, bounds));
}

async function answered(url: string | URL, init: RequestInit, bounds: Bounds): Promise<Answered> {
  const { fault } = bounds;
  const { response, text } = await exchange(url, init, bounds).catch((thrown: unknown) => {
    const name = thrown instanceof Error ? thrown.name : 'unknown';
    throw fault(name === 'TimeoutError' ? 'no answer in time' : `no readable answer (${name})`);
  });
  if (text === null) throw fault('the answer is too long');
  return { status: response.status, headers: response.headers, text };
}

async function exchange(url: string | URL, init: RequestInit, { patience, mostBytes }: Bounds) {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
  return { response, text: await readAll(response.body, mostBytes) };
}

class Unstorable extends Error {}

/** The value of a text in JSON; null = it is none, or holds something that cannot be stored. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) => {
      if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) throw new Unstorable();
      return value;
    });
  } catch {
    return null;
  }
}
