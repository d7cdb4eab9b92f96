import { HTTP_REFUSALS } from '@mam/contract/http/refusals.ts';
import { REFUSALS, type RefusalCode } from '@mam/contract/refusals.ts';
import { atPace } from '@mam/tools/pace.ts';
import type { RunningServer } from '../with-server.ts';
import type { Sent } from './mutations.ts';
import { isCallback } from './operation-kinds.ts';

/** An answer that takes longer hangs. */
const WITHIN = atPace(10_000);

export interface JudgedAnswer {
  readonly status: number;
  readonly text: string;
}

/** status 0: there was no answer in time, or none at all. */
async function hear(
  server: RunningServer,
  { method, address, headers }: Sent,
  text?: string,
): Promise<JudgedAnswer> {
  const end = new AbortController();
  const late = setTimeout(() => end.abort(), WITHIN);
  try {
    const response = await server.fetch(address, {
      method,
      headers,
      signal: end.signal,
      ...(text !== undefined && { body: text }),
    });
    // a stream has no end; that it began is its answer
    const streams = response.headers.get('content-type')?.startsWith('text/event-stream');
    const heard = { status: response.status, text: streams ? '' : await response.text() };
    if (streams) end.abort();
    return heard;
  } catch (fault) {
    return { status: 0, text: String(fault instanceof Error && fault.cause ? fault.cause : fault) };
  } finally {
    clearTimeout(late);
  }
}

export async function askServer(server: RunningServer, sent: Sent): Promise<JudgedAnswer> {
  if (sent.before !== undefined) await hear(server, sent, sent.before);
  return hear(server, sent, sent.text);
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;
}

/** The codes each operation declares besides those of any call. */
export type Declared = ReadonlyMap<string, ReadonlySet<string>>;

const ANY_CALL = Object.keys(HTTP_REFUSALS);

function codesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { code } = value as { code?: { enum?: string[]; const?: string } };
  const here = code?.enum ?? (code?.const ? [code.const] : []);
  return [...here, ...Object.values(value).flatMap(codesIn)];
}

export async function readDeclared(server: RunningServer): Promise<Declared> {
  const { paths }: OpenApi = await (await server.fetch('/v1/openapi.json')).json();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method.toUpperCase()} ${path}`,
        new Set([...ANY_CALL, ...codesIn(Object.entries(responses).filter(([status]) => status !== '200'))]),
      ]),
    ),
  );
}

function envelopeOf(
  text: string,
): { error?: unknown; code?: string; message?: unknown; error_message?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

export const codeOf = ({ text }: JudgedAnswer): string => envelopeOf(text)?.code ?? '';

function wrongRefusal({ status, text }: JudgedAnswer, codes: ReadonlySet<string>): string | null {
  const envelope = envelopeOf(text);
  if (envelope?.error !== 1 || typeof envelope.message !== 'string' || envelope.message === '')
    return `${status} without an envelope: ${text.slice(0, 200)}`;
  const code = envelope.code ?? '';
  if (!codes.has(code)) return `${status} ${code} is not declared`;
  if (status !== 431 && REFUSALS[code as RefusalCode].status !== status) return `${code} came with ${status}`;
  return envelope.message === envelope.error_message ? null : `${code} has two messages`;
}

/** The fault of an answer, whatever was asked; null = none. */
export function wrongWith(
  operation: string,
  method: string,
  heard: JudgedAnswer,
  declared: Declared,
): string | null {
  const { status, text } = heard;
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (method === 'HEAD' || status === 204 || status === 304 || isCallback(operation)) return null;
  if (status >= 400) return wrongRefusal(heard, declared.get(operation) ?? new Set());
  if (operation === 'GET /v1/live') return null;
  return envelopeOf(text)?.error === 0 ? null : `${status} without an envelope: ${text.slice(0, 200)}`;
}
