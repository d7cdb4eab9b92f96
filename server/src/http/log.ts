import { maskNumbers } from '@mam/domain/contact/mask.ts';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { LogLevel } from '../config.ts';

/** Never the statement's values, the request's body or the address asked for: only what finds the bug. */
function faultFields(fault: unknown) {
  const { name, message, stack, code, errcode } = (fault ?? {}) as Record<string, unknown>;
  return {
    name,
    code: code ?? errcode,
    message: maskNumbers(String(message ?? fault)),
    stack: maskNumbers(String(stack ?? '')),
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

/** Characters after which what was said is handed to the system, and how long it waits for more at most, in ms. */
const PIECE = 16 * 1024;
const NEVER_LATER = 250;

/**
 * Lines are handed to the system in pieces: a write for every line cost more than the answer it told of. A piece is
 * joined of its lines at once; grown line by line, as pino's own stream does it, one line cost three times as much,
 * a tenth of an answer out of memory. Ending writes what is left; a server that is killed loses what it said in the
 * last quarter of a second.
 */
function inPieces(): DestinationStream & { flush(): void } {
  const output = destination({ sync: false });
  let lines: string[] = [];
  let length = 0;
  const handOver = () => {
    if (length === 0) return;
    output.write(lines.join(''));
    [lines, length] = [[], 0];
  };
  setInterval(handOver, NEVER_LATER).unref();
  process.on('exit', () => {
    handOver();
    output.flushSync();
  });
  return {
    write: (line) => {
      lines.push(line);
      length += line.length;
      if (length >= PIECE) handOver();
    },
    flush: handOver,
  };
}

/** Structured lines on standard output, written so that logging never holds up an answer. */
export function openLogs(level: LogLevel, to: DestinationStream = inPieces()): Logs {
  const plain = { level, base: null, timestamp: isoTime() };
  const redact = { paths: ['*.phone', '*.address', '*.token', '*.password'], censor: '•••' };
  return {
    log: pino({ ...plain, redact, serializers: { err: faultFields } }, to),
    answerLog: pino(plain, to),
  };
}
