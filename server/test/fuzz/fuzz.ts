import { onPostgres, onSqlite, type Place } from '../engines.ts';
import { type Chance, namedChance } from './chance.ts';
import { askServer, codeOf, type Declared, type JudgedAnswer, readDeclared, wrongWith } from './judge.ts';
import { buildSent, mutated, type Sent } from './mutations.ts';
import { isForged, takesPassword } from './operation-kinds.ts';
import { spend } from './orders.ts';
import { anyState, OPERATIONS, validRequest } from './requests.ts';
import { openWorld, type World } from './world.ts';

/** After so many questions a new world begins: its evening is over before its stores close. */
const A_WORLD = 2_500;
/** ms between two requests: what is counted by the minute or the quarter of an hour begins anew */
const PAUSE = 5_000;

interface FuzzedRequest {
  readonly operation: string;
  readonly mutation: string | null;
  readonly sent: Sent;
  readonly heard: JudgedAnswer;
}

export interface Fuzzed {
  readonly found: readonly string[];
  /** asked of both engines; so many of them valid */
  readonly questions: number;
  readonly valid: number;
  /** how often each status answered a request with something wrong */
  readonly statuses: Readonly<Record<string, number>>;
  readonly mutations: Readonly<Record<string, number>>;
}

const isGood = ({ status }: JudgedAnswer) => status >= 200 && status < 400;

function anyOperation(chance: Chance): string {
  for (;;) {
    const operation = chance.pick(OPERATIONS);
    if (takesPassword(operation) && !chance.oneIn(10)) continue;
    // a body has more places for something wrong
    if (!operation.startsWith('GET') || chance.oneIn(2)) return operation;
  }
}

/** One request of a run: which, and what is wrong with it, follows from its name alone. */
async function askOne(world: World, name: string): Promise<FuzzedRequest> {
  const chance = namedChance(name);
  const operation = anyOperation(chance);
  const honest = chance.oneIn(8);
  const astray = !honest && chance.oneIn(3);
  const state = anyState(chance);
  const request = await validRequest(operation, world, chance, astray ? { state } : {});
  const { name: mutation, sent } = honest
    ? { name: null, sent: buildSent(request) }
    : await mutated(request, { world, chance });
  const heard = await askServer(world.server, sent);
  // a call that went well may have changed what it was about
  const well = isGood(heard) || sent.before !== undefined;
  if (request.order && well && changes(sent)) spend(world, request.order);
  world.pass(PAUSE);
  return { operation, mutation, sent, heard };
}

// two calls change by GET too, and a POST may have been made one
const changes = ({ method, address }: Sent) => method !== 'GET' || address.startsWith('/v1/order/c');

const say = ({ operation, mutation, sent, heard }: FuzzedRequest) =>
  `${operation} (${mutation ?? 'valid'}) ${sent.method} ${sent.address.slice(0, 300)} ${(sent.text ?? '').slice(0, 400)} → ${heard.status} ${heard.text.slice(0, 160)}`;

const classOf = ({ status }: JudgedAnswer) => Math.floor(status / 100);

function problems(name: string, asked: readonly FuzzedRequest[], declared: Declared): string[] {
  const found = asked.flatMap((one) => {
    const wrong = wrongWith(one.operation, one.sent.method, one.heard, declared);
    return wrong ? [`${name}: ${wrong}: ${say(one)}`] : [];
  });
  const [first, second] = asked;
  if (!first || !second) return found;
  if (first.mutation === null && !isForged(first.operation) && !isGood(first.heard))
    found.push(`${name}: a valid request was refused: ${say(first)}`);
  if (classOf(first.heard) !== classOf(second.heard) || codeOf(first.heard) !== codeOf(second.heard))
    found.push(
      `${name}: the engines differ: ${say(first)} but ${second.heard.status} ${codeOf(second.heard)}`,
    );
  return found;
}

async function openWorlds(): Promise<[World, World]> {
  const places: [Place, Place] = [await onSqlite(), await onPostgres()];
  return [await openWorld(places[0]), await openWorld(places[1])];
}

/** Operations nobody has said a valid request for, and those that are no more. */
function unknownOperations(declared: Declared): string[] {
  const missing = [...declared.keys()].filter((operation) => !OPERATIONS.includes(operation));
  const gone = OPERATIONS.filter((operation) => !declared.has(operation));
  return [...missing.map((one) => `${one} is not fuzzed`), ...gone.map((one) => `${one} is not served`)];
}

/** So many requests, half of them to each engine: the same questions, each with one thing wrong or none. */
export async function fuzz({ count, seed }: { count: number; seed: number }): Promise<Fuzzed> {
  const questions = Math.ceil(count / 2);
  const found: string[] = [];
  const statuses: Record<string, number> = {};
  const mutations: Record<string, number> = {};
  let valid = 0;
  for (let begun = 0; begun < questions; begun += A_WORLD) {
    const worlds = await openWorlds();
    try {
      const declared = await readDeclared(worlds[0].server);
      if (begun === 0) found.push(...unknownOperations(declared));
      for (let at = begun; at < Math.min(questions, begun + A_WORLD); at += 1) {
        const name = `${seed}/${at}`;
        const asked = await Promise.all(worlds.map((world) => askOne(world, name)));
        found.push(...problems(name, asked, declared));
        const [{ mutation, heard }] = asked as [FuzzedRequest, FuzzedRequest];
        if (mutation === null) valid += 1;
        else {
          statuses[heard.status] = (statuses[heard.status] ?? 0) + 1;
          mutations[mutation] = (mutations[mutation] ?? 0) + 1;
        }
      }
    } finally {
      for (const world of worlds) await world.close();
    }
  }
  return { found, questions, valid, statuses, mutations };
}
