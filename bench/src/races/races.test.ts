import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../chance.ts';
import { root } from '../server-process.ts';
import { type Ground, openGround } from './ground.ts';
import { RACES } from './races.ts';
import { runRace } from './round.ts';

// npm run bench -- races   makes it as many rounds of fifty as asked for, and seeds the bugs that must be found
const [CALLERS, SEED] = [8, 20_261_123];

describe.each(['sqlite', 'postgres'] as const)('a share of the races on %s', (engine) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await openGround(engine, root, CALLERS);
  });
  afterAll(() => ground?.stop());

  it.each(Object.entries(RACES))(
    '%s',
    async (_, race) => {
      // held once at each of its steps
      const asked = {
        rounds: race.steps.length,
        callers: CALLERS,
        chance: chanceOf(SEED),
        untilFound: false,
      };
      expect((await runRace(ground, race, asked)).found, race.says).toEqual([]);
    },
    60_000,
  );
});
