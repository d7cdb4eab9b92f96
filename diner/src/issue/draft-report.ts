import type { IssueLine, IssueReason, IssueReport } from '@mam/domain/order/issue-report.ts';
import type { Order } from '@mam/domain/order/order.ts';
import type { QuotedLine } from '@mam/domain/pricing/amounts.ts';

/** A report as it is chosen: by the key of a line why it is named, and how many of it. */
export interface ReportDraft {
  readonly lines: Readonly<Record<string, { readonly reason: IssueReason; readonly quantity: number }>>;
  readonly words: string;
}

/** The reader's own report that nobody has answered: the next one takes its place [OR122]. */
export const openReport = ({ issues }: Pick<Order, 'issues'>): IssueReport | null =>
  issues.find(({ mine, answer }) => mine && answer === null) ?? null;

/** [OR121] The lines the reader may report: all of their order, of a group order their own and their guests'. */
export function reportableLines(
  { mine, lines, together }: Pick<Order, 'mine' | 'lines' | 'together'>,
  uid: string,
): readonly QuotedLine[] {
  if (mine) return lines;
  const people = together?.people.filter((person) => person.uid === uid || person.madeBy === uid) ?? [];
  const own = new Set(people.flatMap((person) => person.lines.map(({ key }) => key)));
  return lines.filter(({ key }) => own.has(key));
}

/** [OR122] Keys that another report has named. */
export function namedKeys({ issues }: Pick<Order, 'issues'>): ReadonlySet<string> {
  const others = issues.filter(({ mine, answer }) => !mine || answer !== null);
  return new Set(others.flatMap(({ lines }) => lines.map(({ key }) => key)));
}

/** A new report, or the one that may still be changed. */
export function draftOf(report: IssueReport | null): ReportDraft {
  const lines = (report?.lines ?? []).map(
    ({ key, reason, quantity }) => [key, { reason, quantity }] as const,
  );
  return { lines: Object.fromEntries(lines), words: report?.words ?? '' };
}

/** The line named for this reason; named for it before, it is named no more. */
export function toggleLine(
  draft: ReportDraft,
  { key, quantity }: Pick<QuotedLine, 'key' | 'quantity'>,
  reason: IssueReason,
): ReportDraft {
  const { [key]: before, ...others } = draft.lines;
  if (before?.reason === reason) return { ...draft, lines: others };
  return { ...draft, lines: { ...draft.lines, [key]: { reason, quantity: before?.quantity ?? quantity } } };
}

export const linesOfDraft = ({ lines }: ReportDraft): IssueLine[] =>
  Object.entries(lines).map(([key, line]) => ({ key, ...line }));
