import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';

/** Phones, card and account numbers that slipped into a text: all but the last two digits go. */
const LONG_NUMBER = /\d[\d .-]{6,}\d/g;

export function masked(text: string): string {
  return text.replace(LONG_NUMBER, (number) => `•••${number.slice(-2)}`);
}

/** Never the statement's values, the request's body or the address asked for: only what finds the bug. */
function faultFields(fault: unknown) {
  const { name, message, stack, code, errcode } = (fault ?? {}) as Record<string, unknown>;
  return {
    name,
    code: code ?? errcode,
    message: masked(String(message ?? fault)),
    stack: masked(String(stack ?? '')),
  };
}

/** ISO time, written once a millisecond: several requests share one. */
function isoTime(): () => string {
  let [last, text] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== last) [last, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

export interface Logs {
  /** for everything: personal fields are masked wherever they stand */
  readonly log: Logger;
  /** for the line each request gets, made of four fields that hold nothing personal: not searched for what to mask */
  readonly answerLog: Logger;
}

/**
 * Lines are handed to the system in pieces of a page, and never later than this many ms: a write for every line cost
 * more than the answer it told of. Ending flushes; a server that is killed loses what it said in the last quarter
 * of a second.
 */
const IN_PIECES = { sync: false, minLength: 4096, periodicFlush: 250 };

/** Structured lines on standard output, written so that logging never holds up an answer. */
export function openLogs(level: LogLevel, to: DestinationStream = destination(IN_PIECES)): Logs {
  const plain = { level, base: null, timestamp: isoTime() };
  const redact = { paths: ['*.phone', '*.address', '*.token', '*.password'], censor: '•••' };
  return {
    log: pino({ ...plain, redact, serializers: { err: faultFields } }, to),
    answerLog: pino(plain, to),
  };
}
