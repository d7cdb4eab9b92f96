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

/** Structured lines on standard output, written in pieces so that logging never holds up an answer. */
export function openLog(level: LogLevel, to: DestinationStream = destination({ sync: false })): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['*.phone', '*.address', '*.token', '*.password'], censor: '•••' },
      serializers: { err: faultFields },
    },
    to,
  );
}
