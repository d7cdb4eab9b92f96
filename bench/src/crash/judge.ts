import { createClient } from '@mam/contract/http/client.ts';
import { getOrder } from '@mam/contract/order/get-order.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { STORE } from '../random-orders.ts';
import type { Attempt, Findings, History } from './history.ts';
import { judgeTeams } from './teams.ts';

export interface Verdict extends Findings {
  readonly attempts: number;
  readonly acknowledged: number;
  /** group orders that were ordered */
  readonly together: number;
  /** those of them that were pledged: paid in shares and gone on with */
  readonly pledged: number;
}

const AT_ONCE = 20;

const name = ({ diner, key }: Attempt) => `order of ${diner.phone} (key ${key})`;

async function runConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Reads the order as its diner does and compares it with what the diner sent and was told. */
async function judgeDetail(url: string, attempt: Attempt, lost: string[], torn: string[]): Promise<void> {
  const [first] = attempt.acknowledged;
  if (!first) return;
  const call = createClient({ base: url, token: () => attempt.diner.token, language: () => 'vi' });
  const answer = await call(getOrder, { params: { order_hash: first.hash } });
  if (!answer.ok) {
    lost.push(`${name(attempt)}: ${answer.status} ${answer.code}`);
    return;
  }
  const { items, steps, quote, total_amount, order_code, note } = {
    note: answer.data.setting.note,
    ...answer.data,
  };
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = quote.lines.reduce((sum, line) => sum + line.amount, 0);
  if (items.length !== attempt.lines || pieces !== attempt.pieces)
    torn.push(
      `${name(attempt)}: ${items.length} lines of ${attempt.lines}, ${pieces} pieces of ${attempt.pieces}`,
    );
  if (steps.length === 0) torn.push(`${name(attempt)}: no step`);
  if (amount !== quote.item_amount || total_amount !== quote.total_amount)
    torn.push(`${name(attempt)}: its lines and its total differ`);
  if (total_amount !== first.total_amount || total_amount !== attempt.body.setting.total_amount)
    lost.push(`${name(attempt)}: acknowledged ${first.total_amount}, kept ${total_amount}`);
  if (order_code !== first.order_code || note !== attempt.body.setting.note)
    lost.push(`${name(attempt)}: another order answers under its hash`);
}

function judgeAnswers(attempt: Attempt, lost: string[], strange: string[]): void {
  const different = new Set(attempt.acknowledged.map((placed) => JSON.stringify(placed)));
  if (different.size > 1) lost.push(`${name(attempt)}: its key was answered in ${different.size} ways`);
  if (attempt.refused.length > 0) strange.push(`${name(attempt)}: refused ${attempt.refused.join(', ')}`);
  if (attempt.acknowledged.length === 0 && attempt.refused.length === 0)
    strange.push(`${name(attempt)}: never answered in ${attempt.tries} tries`);
}

/** The board must hold everybody's order exactly once, nobody else's, each with its lines. */
function judgeBoard(board: readonly StaffOrder[], history: History, verdict: Findings): void {
  const byPhone = new Map<string, StaffOrder[]>();
  for (const order of board) byPhone.set(order.user.phone, [...(byPhone.get(order.user.phone) ?? []), order]);
  for (const attempt of history.attempts) {
    const orders = byPhone.get(attempt.diner.phone) ?? [];
    byPhone.delete(attempt.diner.phone);
    if (orders.length > 1)
      verdict.doubled.push(`${name(attempt)}: ${orders.map(({ code }) => code).join(', ')}`);
    if (orders.length === 0 && attempt.acknowledged.length > 0)
      verdict.lost.push(`${name(attempt)}: not on the board`);
    for (const { code, quote, steps } of orders) {
      if (quote.lines.length !== attempt.lines || steps.length === 0)
        verdict.torn.push(`${name(attempt)}: ${code} on the board`);
    }
  }
  for (const { owner } of history.teams) byPhone.delete(owner.phone);
  for (const phone of byPhone.keys()) verdict.strange.push(`an order of ${phone}, who never ordered`);
}

/** The clients' history is the truth; the recovered server is asked whether it agrees. */
export async function judge(
  url: string,
  history: History,
  readBoard: (store: number) => Promise<readonly StaffOrder[]>,
): Promise<Verdict> {
  const found: Findings = { lost: [], doubled: [], torn: [], strange: [] };
  for (const attempt of history.attempts) judgeAnswers(attempt, found.lost, found.strange);
  await runConcurrently(history.acknowledged, (attempt) => judgeDetail(url, attempt, found.lost, found.torn));
  const board = await readBoard(STORE);
  judgeBoard(board, history, found);
  await judgeTeams(url, history.teams, board, found);
  const ordered = history.teams.filter(({ placed }) => placed.length > 0);
  return {
    attempts: history.attempts.length,
    acknowledged: history.acknowledged.length,
    together: ordered.length,
    pledged: ordered.filter(({ pledge }) => pledge !== null).length,
    ...found,
  };
}

export function isClean({ acknowledged, lost, doubled, torn, strange }: Verdict): boolean {
  return acknowledged > 0 && [lost, doubled, torn, strange].every((found) => found.length === 0);
}
