import { connectionText } from './connection-text.ts';
import { type CallTypes, type CodesOf, type Endpoint, pathTo } from './endpoint.ts';
import { CAPTCHA_TOKEN, type Envelope, IDEMPOTENCY_KEY, TABLE_CODE, USER_TOKEN } from './envelope.ts';
import type { Language } from './language.ts';
import { readable } from './readable.ts';
import type { CommonCode } from './refusals.ts';

/** A call that was refused or not answered. Code: what its endpoint names besides what any call may be refused with. */
export interface Failed<Code = string> {
  readonly ok: false;
  /** CONNECTION when there was no readable answer at all */
  readonly code: Code | CommonCode | 'CONNECTION';
  readonly message: string;
  /** 0 when there was no answer */
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export type Answer<T, Code = string> =
  | { readonly ok: true; readonly data: T; readonly message: string }
  | Failed<Code>;

interface CallExtras {
  /** made before the first try, kept until there is a definite answer */
  readonly idempotencyKey?: string;
  /** the solved puzzle of a brand that asks for one */
  readonly captcha?: string | null;
  readonly signal?: AbortSignal;
}

export type CallInput<T extends CallTypes> = Pick<T, Extract<keyof T, 'params' | 'query' | 'body'>> &
  CallExtras;

/** Calls an endpoint; never throws for what the network or the server does. */
export type Call = <T extends CallTypes>(
  to: Endpoint<T>,
  ...input: Record<never, never> extends CallInput<T> ? [input?: CallInput<T>] : [input: CallInput<T>]
) => Promise<Answer<T['answer'], CodesOf<T>>>;

export interface ClientSettings {
  /** origin of the API without a slash at the end; '' = where the page came from */
  readonly base?: string;
  readonly token?: () => string | null;
  /** of the table whose code this tab was opened by */
  readonly tableCode?: () => string | null;
  /** the language on screen */
  readonly language: () => Language;
  readonly fetch?: typeof fetch;
  /** default 15 s */
  readonly timeoutMs?: number;
}

function requestUrl(base: string, path: string, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return base + path + (search.size > 0 ? `?${search}` : '');
}

/** The one fetch client of both apps. */
export function createClient(settings: ClientSettings): Call {
  return async (to, ...[given]) => {
    const input: CallExtras & { params?: object; query?: object; body?: object } = given ?? {};
    const headers: Record<string, string> = { 'Accept-Language': settings.language() };
    const token = to.auth === 'staff' ? null : settings.token?.();
    if (token) headers[USER_TOKEN] = token;
    const tableCode = settings.tableCode?.();
    if (tableCode) headers[TABLE_CODE] = tableCode;
    if (input.idempotencyKey) headers[IDEMPOTENCY_KEY] = input.idempotencyKey;
    if (input.captcha) headers[CAPTCHA_TOKEN] = input.captcha;
    if (input.body) headers['Content-Type'] = 'application/json';
    const limit = AbortSignal.timeout(settings.timeoutMs ?? 15_000);
    let status = 0;
    try {
      const response = await (settings.fetch ?? fetch)(
        requestUrl(settings.base ?? '', pathTo(to, input.params), input.query ?? {}),
        {
          method: to.method,
          headers,
          body: input.body && JSON.stringify(input.body),
          signal: input.signal ? AbortSignal.any([input.signal, limit]) : limit,
        },
      );
      status = response.status;
      const answer: Envelope<never, never> = await response.json();
      if (answer.error === 0) return { ok: true, data: answer.data, message: answer.message };
      if (answer.error !== 1) throw new TypeError('not an envelope');
      return {
        ok: false,
        code: answer.code,
        message: readable(answer.message),
        status,
        data: answer.data,
      };
    } catch {
      return {
        ok: false,
        code: 'CONNECTION',
        message: connectionText[settings.language()],
        status,
        data: {},
      };
    }
  };
}
