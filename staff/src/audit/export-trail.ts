import { CSV_BOM, csvRows } from '@mam/domain/audit/csv.ts';
import type { ShownLine } from '@mam/domain/audit/shown-line.ts';
import { formatClock, sortableDay } from '@mam/domain/time/format-time.ts';
import type { Zone } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Say } from '../words/words.ts';
import { actorOf, actText } from './act-words.ts';
import { readFilePage, type TrailFilter } from './trail-line.ts';

/** The reader gives the file its words and its clock. */
export interface FileReader {
  readonly say: Say;
  readonly zone: Zone;
  /** where a comma parts the decimals of a number, a spreadsheet expects a semicolon between cells */
  readonly language: string;
  readonly storeName: (id: number) => string;
}

const SECOND = 1000;

function cellsOf(line: ShownLine, { say, zone, storeName }: FileReader): string[] {
  const { seq, at, store, device, kind, subject, details } = line;
  const then = wallTime(at, zone);
  const seconds = String(Math.floor((at % (60 * SECOND)) / SECOND)).padStart(2, '0');
  const { amount = '', way = '', reason = '', from = '', to = '' } = details;
  return [
    ...[String(seq), `${sortableDay(then)} ${formatClock(then)}:${seconds}`],
    ...[store === null ? '' : storeName(store), actorOf(say, line), device ?? ''],
    ...[say(`trail.kind.${kind}`), actText(say, line), subject.id, subject.name],
    ...[amount, way, reason, from, to],
  ];
}

const HEAD = [
  ...(['seq', 'time', 'store', 'who', 'device', 'kind', 'act', 'subject', 'name', 'amount'] as const),
  ...(['way', 'reason', 'from', 'to'] as const),
];

/** [AU7] The lines somebody wishes to see as a file for a spreadsheet, page after page to the last; a fault on the way leaves no file. */
export async function trailFile(filter: TrailFilter, reader: FileReader, signal: AbortSignal): Promise<Blob> {
  const separator = reader.language === 'en' ? ',' : ';';
  const parts: string[] = [
    CSV_BOM,
    csvRows([HEAD.map((name) => reader.say(`trail.file.${name}`))], separator),
  ];
  let before: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof readFilePage>> = await readFilePage(filter, before, signal);
    parts.push(
      csvRows(
        page.lines.map((line) => cellsOf(line, reader)),
        separator,
      ),
    );
    ({ before } = page);
  } while (before !== null);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Hands a file to the browser. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
