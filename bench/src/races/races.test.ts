import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../chance.ts';
import { root } from '../server-process.ts';
import { type Ground, openGround } from './ground.ts';
import { RACES } from './races.ts';
import { runEachWay, runRace } from './round.ts';

// npm run bench -- races   makes it as many rounds of fifty as asked for, and seeds the bugs that must be found
const [CALLERS, SEED] = [8, 20_261_123];

describe.each(['sqlite', 'postgres'] as const)('a share of the races on %s', (engine) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(engine, root, CALLERS);
  });
  afterAll(() => ground?.stop());

  it.each(Object.entries(RACES))('%s', async (_, race) => {
    const asked = { callers: CALLERS, chance: chanceOf(SEED) };
    // the interleavings are the same on both engines: PostgreSQL has each race held at one of its steps
    const found =
      engine === 'sqlite'
        ? await runEachWay(ground, race, asked)
        : (await runRace(ground, race, { ...asked, rounds: 1, untilFound: false })).found;
    expect(found, race.says).toEqual([]);
  });
});
