/** The callers of an endpoint: anybody, a diner by X-USER-TOKEN, a staff member by session cookie, a program by a key of the brand. */
export type Auth = 'none' | 'diner' | 'staff' | 'key';

/** The types of one call; what is absent is not sent. */
export interface CallTypes {
  params?: object;
  query?: object;
  body?: object;
  answer: unknown;
  /** its own refusals, besides those of any call: the type of a list in a feature's refusals.ts */
  refuses?: readonly string[];
}

/** The codes an endpoint names by itself. */
export type CodesOf<T extends CallTypes> = T['refuses'] extends readonly (infer Code)[] ? Code : never;

/** One call of the API as a value: the server serves it, the apps `call` it. */
export interface Endpoint<T extends CallTypes> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** path parameters stand in braces, as in OpenAPI: /v1/order/{order_hash} */
  readonly path: string;
  readonly auth: Auth;
  /** carries the types only, never a value */
  readonly types?: T;
}

/** Declares a call. T names the types of params, query, body and answer (the `data` of the envelope). */
export function endpoint<T extends CallTypes>(call: Endpoint<T>): Endpoint<T> {
  return call;
}

/** The path with these parameters in it, as an address has them. */
export function pathTo(call: { readonly path: string }, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** The path as routers that use colons want it: /v1/order/:order_hash */
export function colonPath(call: { readonly path: string }): string {
  return call.path.replace(/\{(\w+)\}/g, ':$1');
}
