import { differs } from '../../races/acts.ts';
import type { Row } from '../../races/channel.ts';
import { type Book, type Books, uidOfLine } from './books.ts';
import type { OrderInShares } from './order.ts';

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { amount }) => sum + Number(amount), 0);

/** The money sent with a code. */
export const sentTo = ({ sent }: OrderInShares, code: Row[string] | undefined): number =>
  sent.reduce((sum, one) => (one.code !== null && one.code === code ? sum + one.amount : sum), 0);

/** The money that came by a share's code and has gone back; without a code nothing was ever sent. */
function backTo({ captures, refunds }: Book, code: Row[string] | undefined): number {
  if (code === null) return 0;
  const own = new Set(captures.filter(({ share_code }) => share_code === code).map(({ id }) => id));
  return sumOf(refunds.filter(({ capture_id }) => own.has(capture_id)));
}

/** The money that pays for the order: of each share at most its amount, and all that came by the order's own code. */
const paysFor = (shared: OrderInShares, { people }: Book): number =>
  people.reduce(
    (sum, { share_code: code, share }) => sum + Math.min(Number(share), sentTo(shared, code)),
    sentTo(shared, shared.order.code),
  );

/** [PA52] Members of whose share something is missing, to go on without; nobody where nothing would be cooked. */
export function unpaidIn(shared: OrderInShares, book: Book, minimum: number): ReadonlySet<string> {
  const unpaid = book.people.filter(
    ({ role, share, share_code: code }) => role !== 'owner' && sentTo(shared, code) < Number(share),
  );
  const gone = new Set(unpaid.map(({ uid }) => String(uid)));
  const stays = book.lines.filter((line) => !gone.has(uidOfLine(line)));
  return stays.length === 0 || sumOf(stays) < minimum ? new Set() : gone;
}

/** Everything the bank was ever told to say is written down once, for whom it was. */
function judgeTransfers({ sent }: OrderInShares, { captures }: Book, { notices }: Books): string[] {
  const wrong = sent.flatMap(({ reference, amount, code }) => {
    const written = captures.filter(({ provider_ref }) => provider_ref === reference);
    const kept = notices.get(reference);
    if (code === null)
      return [...differs('kept for a person', kept, amount), ...differs('of it placed', written.length, 0)];
    return [
      ...differs('times written', written.length, 1),
      ...differs('amount written', Number(written[0]?.amount), amount),
      ...differs('kept for a person too', kept, undefined),
    ];
  });
  return [...wrong, ...differs('payments', captures.length, sent.filter(({ code }) => code !== null).length)];
}

/** [PA47] [PA53] Each person's share and money. */
function judgePeople(shared: OrderInShares, book: Book): string[] {
  const { order, people } = book;
  const shares = people.reduce((sum, { share }) => sum + Number(share), 0);
  return [
    ...differs('shares', shares, Number(order.total)),
    ...people.flatMap(({ uid, role, share, share_code: code, share_came, left_out_at }) => {
      const who = `${shared.name} ${role}`;
      const before = shared.payers.find((payer) => payer.uid === uid)?.share ?? 0;
      const came = sentTo(shared, code) - backTo(book, code);
      return [
        ...differs(`${who} left out`, left_out_at !== null, shared.leftOut.has(String(uid))),
        ...differs(`${who} came`, Number(share_came), Math.min(Number(share), Math.max(0, came))),
        ...(left_out_at !== null ? differs(`${who}, left out, pays`, Number(share), 0) : []),
        ...(role !== 'owner' && Number(share) > before ? [`a share rose from ${before} to ${share}`] : []),
      ];
    }),
  ];
}

/** [PA53] Nobody unpaid is cooked for, everybody else is. */
const judgeLines = (shared: OrderInShares, { lines }: Book): string[] =>
  lines.flatMap((line) =>
    differs('a line is closed', line.closed_at !== null, shared.leftOut.has(uidOfLine(line))),
  );

/**
 * [PA15] captured = refunded + counted + surplus: counted is nothing once it has ended, the total once it is paid, before
 * that what pays for it.
 */
function judgeMoney(shared: OrderInShares, book: Book): string[] {
  const { order, captures, refunds } = book;
  const total = Number(order.total);
  const pays = paysFor(shared, book);
  if (!shared.ended && pays >= total) shared.paid = true;
  if (!shared.paid) shared.sentWaiting = shared.sent.length;
  const counted = shared.ended ? 0 : shared.paid ? total : pays;
  const [captured, refunded, due] = [order.captured, order.refunded, order.refund_due].map(Number);
  return [
    ...differs('status', order.status, shared.ended ?? (shared.paid ? 'WAIT_CONFIRM' : 'WAIT_PAYMENT')),
    ...differs('paid', order.paid_at !== null, shared.paid),
    ...differs('captured', captured, sumOf(captures)),
    ...differs('refunded', refunded, sumOf(refunds)),
    ...differs('due back', due, Number(captured) - Number(refunded) - counted),
  ];
}

/** The faults of an order in shares, as the books tell it. */
export function judgeInShares(shared: OrderInShares, books: Books, when: string): string[] {
  const book = books.of(shared);
  const wrong = [
    ...judgeTransfers(shared, book, books),
    ...judgeMoney(shared, book),
    ...judgePeople(shared, book),
    ...judgeLines(shared, book),
  ];
  return wrong.map((what) => `${shared.name} ${when}: ${what}`);
}

/** Between what must go back to somebody and what may. */
export interface Due {
  readonly least: number;
  readonly most: number;
}

/**
 * [PA51] [PA56] The money due back to each: all above their share, or all of it where the order ended. If others paid
 * for them by the order's own code it may be more, at most what came after the order was last seen waiting.
 */
export function dueToEach(shared: OrderInShares, { people }: Book): ReadonlyMap<string, Due> {
  const covered = shared.paid && !shared.ended && sentTo(shared, shared.order.code) > 0;
  const later = { ...shared, sent: shared.sent.slice(shared.sentWaiting) };
  return new Map(
    people.map(({ uid, share, share_code: code }) => {
      const came = sentTo(shared, code);
      const least = came - (shared.ended ? 0 : Math.min(Number(share), came));
      const most = covered ? Math.min(came, least + sentTo(later, code)) : least;
      return [String(uid), { least, most }];
    }),
  );
}

/** Whether somebody has or reads what is due to them; said of whom it is not. */
export function unlikeDue(what: string, is: number | undefined, due: Due | undefined): string[] {
  const { least, most } = due ?? { least: 0, most: 0 };
  return is !== undefined && is >= least && is <= most ? [] : [`${what}: ${is}, not ${least} to ${most}`];
}

/** The money that went back to each must be the money due to them. */
export function judgeRefunds(shared: OrderInShares, book: Book): string[] {
  const due = dueToEach(shared, book);
  return book.people.flatMap(({ uid, role, share_code: code }) =>
    unlikeDue(`${shared.name}: back to a ${role}`, backTo(book, code), due.get(String(uid))),
  );
}
