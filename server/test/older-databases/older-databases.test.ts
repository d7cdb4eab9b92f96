import { expect, it } from 'vitest';
import type { Migration } from '../../src/db/migrations/migration.ts';
import { features } from '../../src/routes.ts';
import { drawMissingCodes } from '../../src/store/table-codes.ts';
import { describeOnBothEngines, type Place } from '../engines.ts';
import { namedChance } from '../fuzz/chance.ts';
import { startServer } from '../with-server.ts';
import { readFigures } from './figures.ts';
import { type Expected, keptMonths, layOut, readExpected } from './kept-database.ts';
import { killAt, killWithin, readUpgradeState, type UpgradeState } from './killed-upgrade.ts';
import { LATER } from './later-versions.ts';
import { lookAt } from './raw-database.ts';
import { askAll } from './sample.ts';

/** with those before and after the commit, and the one within a statement */
const KILLS = 10;

/**
 * Sentences may be worded better, and a rule that was changed answers otherwise: of a bill's dishes what is free [SP13], of what was
 * paid on receipt what can be given back [PA65].
 */
const OTHERWISE: ReadonlySet<string> = new Set([
  'message',
  'error_message',
  'free_parts',
  'free_amount',
  'refundable',
]);

const comparable = (answer: object): object =>
  JSON.parse(JSON.stringify(answer, (key, value) => (OTHERWISE.has(key) ? undefined : value)));

/** The people of that month read the answers of that month; a later version may add to an answer. */
async function answersAsThen(
  place: Place,
  { now, publicUrl, sample }: Expected,
  migrations?: readonly Migration[],
): Promise<void> {
  const server = await startServer(place, {
    now: () => now,
    features, // without the clock: nothing is due on that evening any more
    environment: { PUBLIC_URL: publicUrl, MODE: 'demo', LOG_LEVEL: 'error' },
    ...(migrations && { migrations }),
  });
  try {
    await drawMissingCodes(server.database);
    const get = (path: string, headers: Readonly<Record<string, string>>) =>
      server.send('GET', path, undefined, { ...headers });
    const answered = await askAll(get, sample);
    for (const [at, asked] of sample.entries())
      expect(comparable(answered[at] ?? {}), asked.path).toMatchObject(comparable(asked));
  } finally {
    await server.stop();
  }
}

const figures = ({ counts, sums }: Pick<UpgradeState, 'counts' | 'sums'>) => ({ counts, sums });

for (const month of keptMonths())
  describeOnBothEngines(
    `the database of ${month}`,
    (emptyPlace) => {
      const laidOut = async (): Promise<{ place: Place; expected: Expected }> => {
        const place = await emptyPlace();
        await layOut(month, place);
        return { place, expected: readExpected(month, place.engine) };
      };

      it('is brought up by a start with every row and every sum in it, and answers as it did', async () => {
        const { place, expected } = await laidOut();
        expect(await lookAt(place, readFigures)).toEqual(expected.figures);
        await answersAsThen(place, expected);
        expect(await lookAt(place, readFigures)).toMatchObject(expected.figures);
        await place.remove();
      });

      it('is old or new, never between, after each of ten kills on its way up, and comes up', async () => {
        const { place, expected } = await laidOut();
        const old = await readUpgradeState(place);
        const chance = namedChance(`${month} ${place.engine}`);
        const steps = await killAt(place, 'before commit');
        expect(await readUpgradeState(place)).toEqual(old);
        await killWithin(place);
        expect(await readUpgradeState(place)).toEqual(old);
        for (let kills = 3; kills < KILLS; kills += 1) {
          const step = chance.pick(steps);
          await killAt(place, step);
          expect(await readUpgradeState(place), step).toEqual(old);
        }
        await killAt(place, 'after commit');
        const versions = LATER.map(({ name }) => name);
        expect(await readUpgradeState(place)).toMatchObject({ ...figures(old), versions });
        const some = expected.sample.filter((_, at) => at % 5 === 0);
        await answersAsThen(place, { ...expected, sample: some }, LATER);
        await place.remove();
      });
    },
    'nothing',
  );
