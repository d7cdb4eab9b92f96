import { AbortedTransactionError } from 'kysely';
import pg from 'pg';

/** Written before the first statement of a transaction, and behind the last: each goes with it, in one message. */
const BEGIN = 'begin; ';
const COMMIT = '; commit';

export const andBegin = (text: string) => BEGIN + text;
export const andCommit = (text: string) => text + COMMIT;

/** A statement, and which end of its transaction it is. */
export interface AtEnd {
  readonly text: string;
  readonly begins: boolean;
  readonly ends: boolean;
}

export function atEnd(text: string): AtEnd {
  const [begins, ends] = [text.startsWith(BEGIN), text.endsWith(COMMIT)];
  return { text: text.slice(begins ? BEGIN.length : 0, ends ? -COMMIT.length : undefined), begins, ends };
}

/** The statement's own answer; throws where the commit undid the work it was to keep. */
export function statementAnswer(answers: unknown, { begins, ends }: AtEnd): unknown {
  const all = answers as { readonly command?: string }[];
  if (ends && all.at(-1)?.command !== 'COMMIT') throw new AbortedTransactionError();
  return all[begins ? 1 : 0];
}

/** The connection as pg's queries use it; pg's types do not say it. */
interface Messages {
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(statement: { readonly statement: string }): void;
  execute(asked: object): void;
  sync(): void;
}
interface Sending {
  submit(messages: Messages): unknown;
  prepare(messages: Messages): void;
  _getRows(messages: Messages, rows?: number): void;
}
type Answered = (fault: unknown, answers: unknown) => void;
interface QueryRequest {
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: unknown[];
  readonly callback: Answered;
}
const Query = pg.Query as unknown as new (asked: QueryRequest) => Sending;

const NAME = { begin: 'mam_begin', commit: 'mam_commit' };

/** Makes both ends known to a connection; it runs neither. */
export class BothEnds extends Query {
  constructor() {
    // a fault is reported to the query sent behind it
    super({ text: '', values: [], callback: () => {} });
  }

  override submit(messages: Messages): null {
    messages.parse({ name: NAME.begin, text: 'begin' });
    messages.parse({ name: NAME.commit, text: 'commit' });
    messages.sync();
    return null;
  }
}

/**
 * A statement with its transaction's begin or commit beside it, and one sync: PostgreSQL runs nothing after a failure.
 * So none stands without the begin, and nothing is kept when the last fails, or its values cannot be sent.
 */
export class QueryAtEnd extends Query {
  readonly #at: AtEnd;

  constructor(at: AtEnd, asked: Omit<QueryRequest, 'text'>) {
    super({ ...asked, text: at.text });
    this.#at = at;
  }

  override prepare(messages: Messages): void {
    if (this.#at.begins) run(messages, NAME.begin);
    super.prepare(messages);
  }

  /** sent when the values are */
  override _getRows(messages: Messages): void {
    messages.execute({});
    if (this.#at.ends) run(messages, NAME.commit);
    messages.sync();
  }
}

function run(messages: Messages, statement: string): void {
  messages.bind({ statement });
  messages.execute({});
}
