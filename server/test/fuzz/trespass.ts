import { changed, rowsOfBrand, rowsOfOrder } from './belongings.ts';
import type { Brand } from './brands.ts';
import { namedChance } from './chance.ts';
import { askServer, codeOf, type Declared, type JudgedAnswer, wrongWith } from './judge.ts';
import { buildSent, type Sent } from './mutations.ts';
import { endsSession, isCallback, takesPassword } from './operation-kinds.ts';
import { spend } from './orders.ts';
import type { Request } from './request.ts';
import { OPERATIONS, validRequest } from './requests.ts';
import { type Victim, victimIn, wordings } from './victim.ts';
import type { World } from './world.ts';

/** The callers: up to `elsewhere`, staff of its other store, of the first brand; the rest of the second. */
export const PRINCIPALS = [
  'nobody',
  'diner',
  'another diner',
  'cook',
  'manager',
  'owner',
  'elsewhere',
  'cook of another brand',
  'manager of another brand',
  'owner of another brand',
] as const;
export type Principal = (typeof PRINCIPALS)[number];

const OURS: Brand = 'BEPNHA';
const THEIRS: Brand = 'SPREE';

const headersOf = (world: World, principal: Principal, own: Readonly<Record<string, string>>) => {
  const [member, ofTheirs] = principal.split(' of ');
  const staff = world.staff[ofTheirs ? THEIRS : OURS];
  switch (member) {
    case 'nobody':
      return {};
    case 'diner':
      return own;
    case 'another diner':
      return world.stranger;
    default:
      return staff[member as keyof typeof staff];
  }
};

const isStaffCall = (operation: string) => /\/v1\/staff\/(?!sign-in)/.test(operation);
const isOfOrder = (operation: string) => /\{(order_hash|code)\}|payment\/(status|history)/.test(operation);
const isStaff = (principal: Principal) => !/nobody|diner/.test(principal);

/** Calls that only some roles may make; every other staff call is every role's. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/staff/order/{code}/refund': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/order/{code}/issue/{issue}/answer': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/order/{code}/lines': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/order/{code}/lines/ask': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/order/{code}/lines/take-back': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/order/{code}/lines/weigh': ['manager', 'owner', 'elsewhere'],
  'GET /v1/staff/order/{code}/issue/{issue}/picture': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/order/{code}/voucher': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/order/{code}/voucher/check': ['manager', 'owner', 'elsewhere'],
  'PUT /v1/staff/tables-stopped': ['manager', 'owner', 'elsewhere'],
  'GET /v1/staff/table-codes': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/table-codes/replace': ['manager', 'owner', 'elsewhere'],
  'DELETE /v1/staff/devices/{id}': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/taken-order': ['manager', 'owner', 'elsewhere'],
  'POST /v1/staff/taken-order/weigh': ['manager', 'owner', 'elsewhere'],
  'GET /v1/staff/callers': ['manager', 'owner', 'elsewhere'],
  'GET /v1/staff/caller': ['manager', 'owner', 'elsewhere'],
  'GET /v1/staff/keys': ['owner'],
  'POST /v1/staff/keys': ['owner'],
  'DELETE /v1/staff/keys/{id}': ['owner'],
  'GET /v1/staff/people': ['owner'],
  'POST /v1/staff/people': ['owner'],
  'PUT /v1/staff/people/{id}': ['owner'],
  'DELETE /v1/staff/people/{id}': ['owner'],
  'POST /v1/staff/people/{id}/totp/off': ['owner'],
};

/** The refusal somebody must get for what they are; null: it depends on what they ask. */
function mustBe(operation: string, principal: Principal): string | null {
  if (!isStaffCall(operation)) return null;
  if (!isStaff(principal)) return 'NO_IDENTITY';
  const [role = ''] = principal.split(' of ');
  return (ROLES[operation]?.includes(role) ?? true) ? null : 'NOT_YOURS';
}

/** The request an app of this principal would make about an order or store of the brand. */
async function asks(world: World, operation: string, principal: Principal, brand: Brand): Promise<Request> {
  const request = await validRequest(operation, world, namedChance(operation), { brand });
  // signing in proves who one is by itself
  if (operation.endsWith('sign-in') || (endsSession(operation) && isStaff(principal))) return request;
  const proven = { ...request.headers };
  const own = Object.keys(proven).some((name) => name === 'x-user-token') ? proven : {};
  return { ...request, headers: headersOf(world, principal, own) };
}

/** The same call about somebody else's order. */
function about(request: Request, victim: Victim): Request {
  const { code, hash } = victim.order;
  const { params, query } = request;
  if ('code' in params) return { ...request, params: { code } };
  if ('order_hash' in params) return { ...request, params: { order_hash: hash } };
  return { ...request, query: { ...query, order_hash: hash } };
}

interface Seen {
  readonly operation: string;
  readonly principal: Principal;
  readonly sent: Sent;
  readonly heard: JudgedAnswer;
}

const say = ({ operation, principal, sent, heard }: Seen) =>
  `${operation} by ${principal} (${sent.address.slice(0, 120)} ${(sent.text ?? '').slice(0, 300)}) → ${heard.status} ${heard.text.slice(0, 200)}`;

function problems(seen: Seen, declared: Declared, victims: readonly Victim[]): string[] {
  const { operation, principal, sent, heard } = seen;
  const wrong = wrongWith(operation, sent.method, heard, declared);
  const found = wrong ? [`${wrong}: ${say(seen)}`] : [];
  const must = mustBe(operation, principal);
  if (must && codeOf(heard) !== must) found.push(`not ${must}: ${say(seen)}`);
  for (const secret of victims.flatMap(({ secrets }) => secrets))
    if (heard.text.includes(secret)) found.push(`tells ${secret}: ${say(seen)}`);
  return found;
}

/** How a call about another's order must end, whatever it says: how the order stands is not told either. */
const TURNED_AWAY = ['NO_IDENTITY', 'NOT_YOURS', 'UNKNOWN', 'MALFORMED'];
const mayReadAll = (operation: string) => operation === 'GET /v1/order/{order_hash}';

/** The victims whose things this principal has no business with. */
function guardedFrom(principal: Principal, foreign: Victim, sibling: Victim): readonly Victim[] {
  if (/ of another brand$/.test(principal)) return [sibling];
  // staff of this store may do with its orders what they like
  if (['cook', 'manager', 'owner'].includes(principal)) return [foreign];
  // an order of this diner's own says the same of the brand
  return [foreign, { ...sibling, secrets: sibling.secrets.slice(0, 2) }];
}

/**
 * Everything one principal may send, with every name the server owns said to be another's: of the other brand, of
 * another diner of the own one; with a share of n every nth call alone. Tells what was answered or changed that must not be.
 */
export async function trespass(
  world: World,
  principal: Principal,
  declared: Declared,
  share = 1,
): Promise<string[]> {
  const foreign = await victimIn(world, THEIRS, 'placed');
  const sibling = await victimIn(world, OURS, 'unpaid');
  const own = / of another brand$/.test(principal);
  const [brand, others] = own ? [THEIRS, OURS] : [OURS, THEIRS];
  const guarded = guardedFrom(principal, foreign, sibling);
  const before = await rowsOfBrand(world, others);
  const ordersBefore = await Promise.all([foreign, sibling].map(({ order }) => rowsOfOrder(world, order)));
  const found: string[] = [];
  const hear = async (operation: string, sent: Sent) => {
    const seen = { operation, principal, sent, heard: await askServer(world.server, sent) };
    world.pass(2_000);
    found.push(...problems(seen, declared, guarded));
    return seen;
  };
  const first = PRINCIPALS.indexOf(principal);
  for (const [index, operation] of OPERATIONS.entries()) {
    if (isCallback(operation) || (index + first) % share !== 0) continue;
    for (const victim of takesPassword(operation) ? [foreign] : [foreign, sibling]) {
      // lists and objects are read alike whoever they are about
      const wrap = victim === foreign;
      let request = await asks(world, operation, principal, brand);
      const many = wordings(request, victim, wrap).length;
      for (let at = 0; at < many; at += 1) {
        const sent = wordings(request, victim, wrap)[at];
        // an order of theirs that the diner names is placed there: that is what ordering is
        if (!sent || (!own && /"(brand_id|pos_parent)":"SPREE"/.test(sent.text ?? ''))) continue;
        const { heard } = await hear(operation, sent);
        if (heard.status >= 400) continue;
        // a request that went well may have changed the order it was about
        if (request.order) spend(world, request.order);
        request = await asks(world, operation, principal, brand);
      }
      if (request.order) spend(world, request.order);
    }
    if (!isOfOrder(operation)) continue;
    for (const victim of guarded) {
      const request = about(await asks(world, operation, principal, brand), victim);
      for (const sent of [buildSent(request), ...wordings(request, victim)]) {
        const seen = await hear(operation, sent);
        if (!TURNED_AWAY.includes(codeOf(seen.heard)) && !mayReadAll(operation))
          found.push(`was not turned away: ${say(seen)}`);
      }
    }
  }
  const after = await Promise.all([foreign, sibling].map(({ order }) => rowsOfOrder(world, order)));
  found.push(...after.flatMap((rows, at) => changed(ordersBefore[at] ?? new Map(), rows)));
  const brandRows = changed(before, await rowsOfBrand(world, others));
  // transfers and agreed fees are of our brand alone: what asks for such an order makes one
  found.push(...(own ? brandRows.filter((line) => / lost /.test(line)) : brandRows));
  return found;
}
