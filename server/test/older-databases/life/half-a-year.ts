import { groupScene } from './group-scenes.ts';
import type { House } from './house.ts';
import { memberScene } from './member-scenes.ts';
import { orderScene } from './order-scenes.ts';
import { closingTime, dayScene, mailScene, puzzleScene } from './staff-scenes.ts';
import { callScene, sceneTables, tableScene } from './table-scenes.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Noon in Berlin and evening in Saigon: every demo store is open for hours. */
const FIRST = Date.parse('2026-06-01T11:00:00Z');
const EVENINGS = 12;
/** orders of the last evening that nobody has had time for */
const STILL_OPEN = 25;
/** orders of the last evening: the board answers with each of them */
const OF_THE_LAST = 80;
/** days from one evening to the next */
const APART = 15;

async function ordersOf({ server }: House): Promise<number> {
  const { n } = await server.database.read
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** So many orders more, one way or other. */
async function busy(house: House, until: number): Promise<void> {
  for (let scenes = 1; (await ordersOf(house)) < until; scenes += 1) {
    await orderScene(house);
    house.pass(5_000);
    if (scenes % 20 === 0) await house.passing(MINUTE);
    if (scenes % 8 === 0) await groupScene(house);
  }
}

const PARTIES = ['gone', 'paying', 'gone', 'ordered', 'gone', 'gone', 'paying', 'gone'] as const;

async function evening(house: House, until: number): Promise<void> {
  await dayScene(house);
  const tables = sceneTables(house);
  for (const party of PARTIES) {
    await tableScene(tables, party);
    await callScene(house);
    await groupScene(house);
    house.remembered.members.push(await memberScene(house));
    await house.passing(MINUTE);
  }
  await busy(house, until);
  await closingTime(house);
  await puzzleScene(house);
}

/** Orders and bills that nobody has answered, paid or closed end by themselves. */
async function night(house: House): Promise<void> {
  for (let ticks = 0; ticks < 6; ticks += 1) await house.passing(ticks * 60 * MINUTE);
}

/** Both restaurants live until so many orders have been placed, and are left in the middle of an evening. */
export async function liveHalfAYear(house: House, orders: number): Promise<void> {
  for (let day = 1; day <= EVENINGS; day += 1) {
    await house.beginDay(FIRST + (day - 1) * APART * DAY);
    if (day === EVENINGS) break;
    await evening(house, Math.round(((orders - OF_THE_LAST) * day) / (EVENINGS - 1)));
    await night(house);
  }
  await evening(house, orders - STILL_OPEN);
  await busy(house, orders);
  await mailScene(house);
}

export const BEGIN = FIRST;
