import type { House } from '../context.ts';
import type { Answer } from '../http/answer.ts';
import { isRefused, refuse } from '../http/answer.ts';
import { personLimit } from '../http/diner-rate-limit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** nobody tries more by hand; a program would guess codes */
const A_MINUTE = 20;
const AN_HOUR = 60;
const WRONG_AN_HOUR = 10;

type Check = <T extends { readonly Code: number }>(
  uid: string,
  check: () => Promise<Answer<T>>,
) => Promise<Answer<T>>;

const ofHouse = new WeakMap<House, Check>();

/** Checks of codes by one diner are limited, however they are asked; after too many wrong ones nothing is said for the rest of the hour. */
export function limitedChecks(house: House): Check {
  const known = ofHouse.get(house);
  if (known) return known;
  const { now } = house;
  const inMinute = personLimit(A_MINUTE, MINUTE, now);
  const inHour = personLimit(AN_HOUR, HOUR, now);
  let wrong = new Map<string, number>();
  let hour = 0;
  const wrongOf = (uid: string) => {
    const current = Math.floor(now() / HOUR);
    if (current !== hour) [hour, wrong] = [current, new Map()];
    return wrong.get(uid) ?? 0;
  };
  const limited: Check = async (uid, check) => {
    if (!inMinute(uid) || !inHour(uid) || wrongOf(uid) >= WRONG_AN_HOUR) return refuse('TOO_OFTEN');
    const answer = await check();
    if (!isRefused(answer) && answer.data.Code === 1) wrong.set(uid, wrongOf(uid) + 1);
    return answer;
  };
  ofHouse.set(house, limited);
  return limited;
}
