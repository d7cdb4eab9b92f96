// The kitchen of a store without a browser: what a journey is not about it does by call, as a program of the
// restaurant would.
import { expect } from '@playwright/test';
import type { Kitchen } from './empty-board.ts';

interface OrderAtThePass {
  readonly code: string;
  readonly version: number;
  readonly user: { readonly name: string };
}

async function readOrdersAtThePass({ shop, request }: Kitchen): Promise<readonly OrderAtThePass[]> {
  const answer = await request.get(`/v1/staff/board?store=${shop.store}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.orders;
}

/** Orders take steps one after the other; whoever follows them hears of each. */
export async function takeSteps(kitchen: Kitchen, code: string, ...steps: readonly Step[]): Promise<void> {
  for (const [verb, more = {}] of steps) {
    const order = (await readOrdersAtThePass(kitchen)).find((shown) => shown.code === code);
    const data = { version: order?.version, ...more };
    const answer = await kitchen.request.post(`/v1/staff/order/${code}/${verb}`, { data });
    expect(answer.ok(), `${verb}: ${await answer.text()}`).toBe(true);
  }
}

type Step = readonly [
  verb: 'accept' | 'promise' | 'ready' | 'depart' | 'complete' | 'reject' | 'driver',
  more?: object,
];

export const ACCEPTED: Step = ['accept', { minutes: 15 }];
/** Half an hour for the kitchen and the way. */
export const TO_THE_DOOR: Step = ['accept', { minutes: 30, way_minutes: 15 }];
/** Everything up to the last word. */
export const EATEN: readonly Step[] = [ACCEPTED, ['ready'], ['complete']];

/** One order of this person has reached the kitchen, and no second one; answers its code. */
export async function expectOneOrder(kitchen: Kitchen, name: string): Promise<string> {
  const theirs = (await readOrdersAtThePass(kitchen)).filter(({ user }) => user.name === name);
  expect(theirs.map(({ code }) => code)).toEqual([expect.any(String)]);
  return theirs[0]?.code ?? '';
}
