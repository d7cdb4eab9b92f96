import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededChance } from '../chance.ts';
import { root } from '../servers/server-process.ts';
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

  it.each(Object.entries(RACES))('%s', async (_, race) => {
    // held at its last step here and at its first there: the interleavings are the same on both engines
    const held = engine === 'sqlite' ? { ...race, steps: race.steps.toReversed() } : race;
    const asked = { callers: CALLERS, chance: seededChance(SEED), rounds: 1, untilFound: false };
    const { found } = await runRace(ground, held, asked);
    expect(found, race.says).toEqual([]);
  });
});
