import { isOk, upTo } from '../../races/acts.ts';
import type { RaceAnswer } from '../../races/ground.ts';
import { ask, randomAct, type TrackedGroup, turnedOut } from './acts.ts';
import { type Act, everybody, type Group, stateOf } from './group.ts';
import { holdAgainst, judgeOrder } from './judge.ts';
import { after, afterRound } from './model.ts';
import { countInRun, type Run, tell } from './run.ts';

/** A change of the group order; null = it cannot have come so. */
type Step = (group: Group) => Group | null;

/** All that these may have come to, one after the other. */
const possibleOutcomes = (before: Group, orders: readonly (readonly Step[])[]): Group[] =>
  orders.flatMap((steps) => {
    let group: Group | null = before;
    for (const step of steps) group = group && step(group);
    return group ? [group] : [];
  });

/** Both ways in which two may have come; with a round beside an act also the act alone: what it had read was changed, it is its next round's. */
function possibleSequences(
  acts: readonly Step[],
  round: Step | null,
  done: boolean,
): readonly (readonly Step[])[] {
  const [one, other = round] = acts;
  if (!one) return round ? [[round]] : [];
  if (!other) return [[one]];
  return [[one, other], [other, one], ...(round && done ? [[one]] : [])];
}

/** Judges what was ordered: by its owner with whom they took in, or by the servers' round with everybody. */
async function judgeOrdered(
  run: Run,
  tracked: TrackedGroup,
  told: readonly { readonly act: Act; readonly answer: RaceAnswer }[],
): Promise<void> {
  const own = told.find(({ act, answer }) => act.does === 'order' && isOk(answer));
  if (own?.act.does === 'order') {
    const { id, order_code: code, hash, total_amount: total } = own.answer.data;
    return judgeOrder(run, tracked, { include: own.act.include, told: { id, code, hash, total } });
  }
  const [row, ...others] = await run.ground.rows(
    `select id, code, hash, total from orders where group_order = '${tracked.hash}'`,
  );
  if (!row || others.length > 0) return void tell(run, tracked, `${others.length + (row ? 1 : 0)} orders`);
  const order = {
    id: String(row.id),
    code: String(row.code),
    hash: String(row.hash),
    total: Number(row.total),
  };
  countInRun(run, 'ordered by itself');
  await judgeOrder(run, tracked, { include: everybody(tracked.group), told: order });
}

/**
 * One does something, or two at the same moment; or the servers go their round, perhaps while somebody does something:
 * then it is as if one of them had been first.
 */
export async function act(
  run: Run,
  tracked: TrackedGroup,
  round: Promise<unknown> | null = null,
): Promise<void> {
  const { ground, people } = run;
  const { chance } = tracked;
  const now = ground.now();
  const before = tracked.group;
  const two = chance.next() < (round ? 0.4 : 0.2);
  const drawn = upTo((round ? 0 : 1) + (two ? 1 : 0)).map(() => randomAct(people, tracked, now));
  const [answers] = await Promise.all([
    Promise.all(drawn.map((one) => ask(ground, people, tracked, one))),
    round,
  ]);
  const told = drawn.flatMap((one, at) => {
    const answer = answers[at];
    return answer ? [{ act: turnedOut(people, one, answer), answer }] : [];
  });
  for (const { act, answer } of told) {
    countInRun(run, `${act.does} ${isOk(answer) ? 'done' : 'refused'}`);
    if (answer.status >= 500 || answer.status === 429)
      tell(run, tracked, `${act.does}: ${answer.status} ${answer.code}`);
  }
  const steps = told.map(({ act, answer }): Step => {
    const done = isOk(answer);
    return (group) => {
      const next = after(group, act, now);
      return (next !== null) === done ? (next ?? group) : null;
    };
  });
  const goesRound: Step | null = round && ((group) => afterRound(group, now) ?? group);
  const anyDone = told.some(({ answer }) => isOk(answer));
  const tellings = possibleOutcomes(before, possibleSequences(steps, goesRound, anyDone));
  const said = [
    ...told.map(({ act, answer }) => `${JSON.stringify(act)} ${answer.status} ${answer.code}`),
    ...(round ? ['the round'] : []),
  ].join(' and ');
  if (tellings.length === 0) {
    tell(run, tracked, `${said}, ${stateOf(before, now)}, ${JSON.stringify([...before.seats])}`);
    return void run.living.delete(tracked);
  }
  const doers = drawn.map(({ who }) => who);
  await holdAgainst(run, tracked, { tellings, doers, acts: said });
  const { group } = tracked;
  if (group.notOrdered && !before.notOrdered) countInRun(run, 'left to its owner');
  if (group.ordered && !before.ordered) await judgeOrdered(run, tracked, told);
}

/** [GO32] [GO34] Group orders that are due order themselves, by one server or both at once; perhaps during a change. */
export async function orderByThemselves(run: Run): Promise<void> {
  const { ground, chance, living } = run;
  const due = [...living].filter(({ group }) => afterRound(group, ground.now()) !== null);
  if (due.length === 0) return;
  const round = Promise.all(
    upTo(chance.whole(1, 2)).map((server) => ground.runDuty(server, 'group orders by themselves')),
  );
  await Promise.all(due.map((tracked) => act(run, tracked, round)));
}
