export interface FloodAnswer {
  readonly status: number;
  readonly ms: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
}

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** the network address it comes from, as a trusted proxy names it */
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request, and how long its answer took. */
export async function askInFlood(
  url: string,
  path: string,
  { method, body, from, headers }: Asking,
): Promise<FloodAnswer> {
  const began = performance.now();
  const answer = await fetch(url + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = await answer.json();
  const ms = performance.now() - began;
  return { status: answer.status, ms, data: said.data ?? {}, cookies: answer.headers.getSetCookie() };
}

/** A new identity from an address. */
export async function newDiner(url: string, from: string): Promise<Record<string, string>> {
  const { status, data } = await askInFlood(url, '/v1/user/generate', { method: 'POST', from });
  if (status !== 200) throw new Error(`no identity: ${status}`);
  return { 'x-user-token': String(data.token) };
}

/** Does something for each, so many at a time. */
export async function runInParallel<T>(
  list: readonly T[],
  lanes: number,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const rest = [...list];
  const lane = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
