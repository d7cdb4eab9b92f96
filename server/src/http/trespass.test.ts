import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../test/engines.ts';
import { type Declared, readDeclared } from '../../test/fuzz/judge.ts';
import { PRINCIPALS, trespass } from '../../test/fuzz/trespass.ts';
import { openWorld, type World } from '../../test/fuzz/world.ts';

describeOnBothEngines('what is another’s', (emptyPlace) => {
  let world: World;
  let declared: Declared;

  beforeAll(async () => {
    world = await openWorld(await emptyPlace());
    declared = await readDeclared(world.server);
  });
  afterAll(() => world.close());

  it.each(PRINCIPALS)(
    '%s neither reads nor changes, whatever a request says of whom it is about',
    async (principal) => {
      expect((await trespass(world, principal, declared)).slice(0, 10)).toEqual([]);
    },
    120_000,
  );
});
