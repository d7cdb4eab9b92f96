import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../test/engines.ts';
import { type Declared, readDeclared } from '../../test/fuzz/judge.ts';
import { PRINCIPALS, trespass } from '../../test/fuzz/trespass.ts';
import { openWorld, type World } from '../../test/fuzz/world.ts';

describeOnBothEngines('what is another’s', (emptyPlace) => {
  let world: World;
  let declared: Declared;
  let share = 1;

  beforeAll(async () => {
    const place = await emptyPlace();
    // each principal asks a third of the calls, and all together each of them; the second engine is asked half of that:
    // rights are checked above the database. TRESPASS=whole asks everything of both
    const ofGate = place.databaseUrl ? 6 : 3;
    share = process.env.TRESPASS === 'whole' ? 1 : ofGate;
    world = await openWorld(place);
    declared = await readDeclared(world.server);
  });
  afterAll(() => world.close());

  it.each(PRINCIPALS)(
    '%s neither reads nor changes, whatever a request says of whom it is about',
    async (principal) => {
      expect((await trespass(world, principal, declared, share)).slice(0, 10)).toEqual([]);
    },
  );
});
